import type { AdapterContext } from './adapter.ts'
import { auditAdapter } from './resources/audit.ts'
import { diseasesAdapter } from './resources/diseases.ts'
import { eventRequestsAdapter } from './resources/event-requests.ts'
import { meetingRoomsAdapter } from './resources/meeting-rooms.ts'
import { reportsAdapter } from './resources/reports.ts'
import { reservationsAdapter } from './resources/reservations.ts'
import { reviewsAdapter } from './resources/reviews.ts'
import { sessionsAdapter } from './resources/sessions.ts'
import { usersAdapter } from './resources/users.ts'

/** Adapters of what only the console reads and writes, in a chunk of their own so that no other page loads them. */
export function consoleProviders(context: AdapterContext) {
  return {
    reservations: reservationsAdapter(context),
    'event-requests': eventRequestsAdapter(context),
    'meeting-rooms': meetingRoomsAdapter(context),
    diseases: diseasesAdapter(context),
    sessions: sessionsAdapter(context),
    reports: reportsAdapter(context),
    reviews: reviewsAdapter(context),
    users: usersAdapter(context),
    audit: auditAdapter(context),
  }
}
