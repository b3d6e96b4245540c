import { call } from '../../base/api/call.ts'
import type { WallDate } from '../../base/time/index.ts'
import {
  answeredList,
  code,
  count,
  flag,
  id,
  named,
  optional,
  type Read,
  reader,
  record,
  text,
  wallTime,
} from '../../base/wire/index.ts'
import { bookingKinds, bookingStatus } from './booking.ts'

/**
 * A reservation or an event request that wants the space of another one at the same time. `holdsSpace` tells the one that
 * has it from those that ask for it; without a room it is about the whole restaurant.
 */
export const competingBookingRecord = record({
  id,
  kind: code(bookingKinds),
  status: bookingStatus,
  holdsSpace: flag,
  title: optional(text),
  roomId: named('meetingRoomId', optional(id)),
  roomName: named('meetingRoomName', optional(text)),
  customerName: text,
  people: named('numberOfPeople', count),
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
})
export interface CompetingBooking extends Read<typeof competingBookingRecord> {}

export const readCompetingBooking = reader(competingBookingRecord)

/** What else wants the space of a reservation or an event request at its time: holders first, then pending requests. */
export const listCompetingBookings = call({
  name: 'listCompetingBookings',
  resource: 'space',
  method: 'GET',
  path: '/bookings/:id/competing',
  access: 'signed-in',
  extension: true,
  request: (bookingId: string) => ({ params: { id: bookingId } }),
  response: answeredList(readCompetingBooking),
})

/** How many reservations and event requests wait for an answer, of the restaurants that the caller may see. */
export const pendingBookingsRecord = record({ reservations: count, eventRequests: count })
export interface PendingBookings extends Read<typeof pendingBookingsRecord> {}

/** The counts that the navigation shows (extension): nothing is listed for them. */
export const countPendingBookings = call({
  name: 'countPendingBookings',
  resource: 'space',
  method: 'GET',
  path: '/bookings/pending',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: reader(pendingBookingsRecord),
})

/** What a restaurant has promised or may promise on some days, both included: holders first, then pending requests (extension). */
export const listRestaurantBookings = call({
  name: 'listRestaurantBookings',
  resource: 'space',
  method: 'GET',
  path: '/restaurant/:id/bookings',
  access: 'signed-in',
  extension: true,
  request: ({ restaurantId, from, to }: { restaurantId: string; from: WallDate; to: WallDate }) => ({
    params: { id: restaurantId },
    query: { startDate: from, endDate: to },
  }),
  response: answeredList(readCompetingBooking),
})
