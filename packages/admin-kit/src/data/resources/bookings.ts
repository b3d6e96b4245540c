import type { Call } from '@potager/domain/api'
import { browseEventRequests, browseReservations, type ConsoleQuery } from '@potager/domain/console'
import {
  cancelEventRequest,
  createEventRequest,
  type EventRequest,
  listEventRequests,
  listRestaurantEventRequests,
  updateEventRequestStatus,
} from '@potager/domain/event-request'
import { consoleMessages } from '@potager/domain/messages'
import {
  cancelReservation,
  createReservation,
  listReservations,
  listRestaurantReservations,
  markReservationNoShow,
  type Reservation,
  updateReservationStatus,
} from '@potager/domain/reservation'
import type { Paged } from '@potager/domain/wire'
import { HttpError } from 'react-admin'
import { consoleQueryOf } from '../../query/console-query.ts'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { derive } from '../derive.ts'
import { bookingRules } from './bookingRules.ts'
import { browsedOr } from './browsed.ts'
import { bookingChange, bookingEnd } from './change.ts'

type Booking = Parameters<(typeof bookingRules.sorts)[string]>[0]

/** The calls of reservations or event requests: the console's list, and the specification's. */
type BookingCalls<Row, Draft> = {
  browse: Call<ConsoleQuery, Paged<Row>>
  all: Call<undefined, Row[]>
  ofRestaurant: Call<string, Row[]>
  create: Call<Draft, Row>
  change: Call<ReturnType<typeof bookingChange>, Row>
  end: Call<ReturnType<typeof bookingEnd>, unknown>
}

/**
 * Bookings as the console lists them; without its call from a whole list, of one restaurant where only that is wanted. An update
 * has a status, with a reason. A deletion cancels.
 */
function bookingsAdapter<Row extends Booking, Draft>(
  context: AdapterContext,
  { browse, all, ofRestaurant, create, change, end }: BookingCalls<Row, Draft>,
): Adapter<Row> & Required<Pick<Adapter<Row>, 'update'>> {
  const { api, reads } = context
  const list = browsedOr(context, browse, {
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const id = query.filter?.restaurantId
      const rows = await (id ? reads.whole(ofRestaurant, id, options) : reads.whole(all, undefined, options))
      return derive(rows, query, bookingRules)
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
    update: async (id, changed) => api.send(change, bookingChange(id, changed)),
    delete: async (id, removal) => {
      await api.send(end, bookingEnd(id, removal))
    },
  }
}

/** Event requests for react-admin. */
export const eventRequestsAdapter = (context: AdapterContext): Adapter<EventRequest> =>
  bookingsAdapter(context, {
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
