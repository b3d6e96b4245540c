import type { Call } from '@potager/domain/api'
import { type BookingStatus, bookingOrder, isBookingStatus, type SortedBooking } from '@potager/domain/booking'
import {
  browseEventRequests,
  browseReservations,
  type ConsoleQuery,
  derive,
  type ListRules,
} from '@potager/domain/console'
import {
  cancelEventRequest,
  createEventRequest,
  type EventRequest,
  eventRequestFilters,
  listEventRequests,
  listRestaurantEventRequests,
  updateEventRequestStatus,
} from '@potager/domain/event-request'
import type { Filters } from '@potager/domain/filters'
import { consoleMessages } from '@potager/domain/messages'
import {
  cancelReservation,
  createReservation,
  listReservations,
  listRestaurantReservations,
  markReservationNoShow,
  type Reservation,
  reservationFilters,
  updateReservationStatus,
} from '@potager/domain/reservation'
import type { Paged } from '@potager/domain/wire'
import { HttpError } from 'react-admin'
import { consoleQueryOf } from '../../query/localList.ts'
import { type Adapter, type AdapterContext, type Change, reasonIn } from '../adapter.ts'
import { notOffered } from '../failures.ts'
import { browsedOr } from './browsed.ts'

/** A change of a booking, in place of the status that was shown. */
type Move = { id: string; seen?: string; reason?: string }

const seenIn = ({ status }: Change['previous']) => (typeof status === 'string' ? { seen: status } : {})

/** The calls of reservations or event requests: the console's list, and the specification's; the filters of both. */
type BookingCalls<Row, Draft> = {
  filters: Filters<Row>
  browse: Call<ConsoleQuery, Paged<Row>>
  all: Call<undefined, Row[]>
  ofRestaurant: Call<string, Row[]>
  create: Call<Draft, Row>
  change: Call<Move & { status: BookingStatus }, Row>
  end: Call<Move, unknown>
}

/**
 * Bookings as the console lists them; without its call from a whole list, of one restaurant where only that is wanted. An update
 * has a status, with a reason. A deletion cancels.
 */
function bookingsAdapter<Row extends SortedBooking & { id: string }, Draft>(
  context: AdapterContext,
  { filters, browse, all, ofRestaurant, create, change, end }: BookingCalls<Row, Draft>,
) {
  const { api, reads } = context
  const rules: ListRules<Row> = { filters, ...bookingOrder }
  const list = browsedOr(context, browse, {
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const id = query.filter?.restaurantId
      const rows = await (id ? reads.whole(ofRestaurant, id, options) : reads.whole(all, undefined, options))
      return derive(rows, query, rules)
    },
    getOne: async (id, options) => {
      const row = (await reads.whole(all, undefined, options)).find((one) => one.id === id)
      if (!row) throw new HttpError(consoleMessages.notFound, 404)
      return row
    },
  })
  return {
    ...list,
    references: ['restaurantId', 'customerId'],
    create: (draft, options) => api.send(create, draft as Draft, options),
    update: async (id, { data, previous }) => {
      const { status } = data
      if (typeof status !== 'string' || !isBookingStatus(status)) throw notOffered('PUT')
      return api.send(change, { id, status, ...seenIn(previous), ...reasonIn(data) })
    },
    delete: async (id, { previous, reason }) => {
      await api.send(end, { id, ...seenIn(previous), ...reasonIn({ reason }) })
    },
  } satisfies Adapter<Row>
}

/** Event requests for react-admin. */
export const eventRequestsAdapter = (context: AdapterContext): Adapter<EventRequest> =>
  bookingsAdapter(context, {
    filters: eventRequestFilters,
    browse: browseEventRequests,
    all: listEventRequests,
    ofRestaurant: listRestaurantEventRequests,
    create: createEventRequest,
    change: updateEventRequestStatus,
    end: cancelEventRequest,
  })

/** Reservations for react-admin. An update may also say whether nobody came. */
export function reservationsAdapter(context: AdapterContext): Adapter<Reservation> {
  const adapter = bookingsAdapter(context, {
    filters: reservationFilters,
    browse: browseReservations,
    all: listReservations,
    ofRestaurant: listRestaurantReservations,
    create: createReservation,
    change: updateReservationStatus,
    end: cancelReservation,
  })
  return {
    ...adapter,
    update: async (id, change) => {
      const { noShow } = change.data
      return typeof noShow === 'boolean'
        ? context.api.send(markReservationNoShow, { id, noShow })
        : adapter.update(id, change)
    },
  }
}
