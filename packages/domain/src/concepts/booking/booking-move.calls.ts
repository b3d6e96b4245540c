import { call } from '../../base/api/call.ts'
import { count, id, named, type Read, reader, record, wallTime } from '../../base/wire/index.ts'
import { bookingStatus } from './booking.ts'
import { type MoveDraft, moveDraft } from './booking-move.ts'

/** A booking after its move. */
export const movedBookingRecord = record({
  id,
  status: bookingStatus,
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
  people: named('numberOfPeople', count),
})
export interface MovedBooking extends Read<typeof movedBookingRecord> {}

/** A move, with what the page showed of the booking (`seenBooking`). */
export type BookingMove = { id: string; draft: MoveDraft; seen: string }

/**
 * Moves a reservation or an event request that waits or is confirmed, before its hour; its status stays (extension). The same
 * move again is answered the same. 409 when the booking is no longer the one that was seen, or its space is taken.
 */
export const moveBooking = call({
  name: 'moveBooking',
  resource: 'space',
  method: 'PUT',
  path: '/bookings/:id/moment',
  access: 'signed-in',
  extension: true,
  request: ({ id: booking, draft, seen }: BookingMove) => ({
    params: { id: booking },
    body: { ...moveDraft.body(draft), seen },
  }),
  response: reader(movedBookingRecord),
})
