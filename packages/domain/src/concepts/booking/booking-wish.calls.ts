import { call } from '../../base/api/call.ts'
import { type BookingWish, readBookingWish, reasonFor, seenMoment } from './booking.ts'

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
  request: ({ id, wish, accepted, reason }: WishAnswer) => ({
    params: { id },
    body: { accepted, seen: seenMoment(wish), ...(accepted ? {} : reasonFor(reason)) },
  }),
  response: readBookingWish,
})
