import { type AdapterContext, type AnyRow, adapterOf, type CallContext } from './adapter.ts'
import { createListReads, type ReadsKept } from './listReads.ts'
import { auditAdapter } from './resources/audit.ts'
import { eventRequestsAdapter, reservationsAdapter } from './resources/bookings.ts'
import { customersAdapter } from './resources/customers.ts'
import { diseasesAdapter } from './resources/diseases.ts'
import { dishesAdapter } from './resources/dishes.ts'
import { hoursExceptionsAdapter } from './resources/hours-exceptions.ts'
import { meetingRoomsAdapter } from './resources/meeting-rooms.ts'
import { ordersAdapter } from './resources/orders.ts'
import { reportsAdapter } from './resources/reports.ts'
import { restaurantsAdapter } from './resources/restaurants.ts'
import { reviewsAdapter } from './resources/reviews.ts'
import { sessionsAdapter } from './resources/sessions.ts'
import { usersAdapter } from './resources/users.ts'
import { createWrites } from './writes.ts'

/**
 * Every adapter and the writing methods, in a chunk of their own: no page downloads them before the console is opened or
 * something is written.
 */
export function consoleProviders(calls: CallContext, kept: ReadsKept) {
  const context: AdapterContext = { ...calls, reads: createListReads(calls.api, kept) }
  const adapters = {
    orders: ordersAdapter(calls),
    dishes: dishesAdapter(calls),
    restaurants: restaurantsAdapter(calls),
    reservations: reservationsAdapter(context),
    'event-requests': eventRequestsAdapter(context),
    'meeting-rooms': meetingRoomsAdapter(context),
    'hours-exceptions': hoursExceptionsAdapter(context),
    customers: customersAdapter(context),
    diseases: diseasesAdapter(context),
    sessions: sessionsAdapter(context),
    reports: reportsAdapter(context),
    reviews: reviewsAdapter(context),
    users: usersAdapter(context),
    audit: auditAdapter(context),
  }
  return { adapters, writes: createWrites((resource) => adapterOf<AnyRow>(adapters, resource), kept.queryClient) }
}
