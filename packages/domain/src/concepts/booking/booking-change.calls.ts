import { call } from '../../base/api/call.ts'
import { count, euros, id, named, optional, type Read, reader, record, text, wallTime } from '../../base/wire/index.ts'
import { type BookingWish, bookingStatus, readBookingWish, reasonFor, seenMoment } from './booking.ts'
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

/** The house's answer to a wish, as it was shown; the reason is told to the customer of a wish that is not accepted. */
export type WishAnswer = { id: string; wish: BookingWish; accepted: boolean; reason?: string }

/**
 * Moves a confirmed booking to the moment that its customer would prefer, or keeps the confirmed one (extension); the
 * customer is told. Answers the moment that stands; the same answer again is answered the same. 409 when the wish is no
 * longer the one that was shown, or others hold its space: then it waits on.
 */
export const answerBookingWish = call({
  name: 'answerBookingWish',
  resource: 'space',
  method: 'PUT',
  path: '/bookings/:id/wish',
  access: 'signed-in',
  extension: true,
  request: ({ id: booking, wish, accepted, reason }: WishAnswer) => ({
    params: { id: booking },
    body: { accepted, seen: seenMoment(wish), ...(accepted ? {} : reasonFor(reason)) },
  }),
  response: readBookingWish,
})
