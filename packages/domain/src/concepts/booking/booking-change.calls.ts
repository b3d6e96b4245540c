import { call } from '../../base/api/call.ts'
import { count, euros, id, named, optional, type Read, reader, record, text, wallTime } from '../../base/wire/index.ts'
import { bookingStatus } from './booking.ts'
import { type BookingChange, changeDraft } from './booking-change.ts'

/** A booking after its change; without a room it takes the whole restaurant. */
export const changedBookingRecord = record({
  id,
  status: bookingStatus,
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
  people: named('numberOfPeople', count),
  roomId: named('meetingRoomId', optional(id)),
  customerId: id,
  notes: optional(text),
  price: optional(euros),
})
export interface ChangedBooking extends Read<typeof changedBookingRecord> {}

/** A change, with what the page showed of the booking (`seenForChange`). */
export type SentBookingChange = { id: string; change: BookingChange; seen: string }

/**
 * Changes the moment, people, room, customer, notes or price of a reservation or an event request that waits or is confirmed,
 * before its hour; its status stays (extension). The same change again is answered the same. 409 when the booking is no
 * longer the one that was seen, or its space is taken.
 */
export const changeBooking = call({
  name: 'changeBooking',
  resource: 'space',
  method: 'PUT',
  path: '/bookings/:id',
  access: 'signed-in',
  extension: true,
  request: ({ id: booking, change, seen }: SentBookingChange) => ({
    params: { id: booking },
    body: { ...changeDraft.body(change), seen },
  }),
  response: reader(changedBookingRecord),
})
