import { z } from 'zod'
import { bookingFieldErrors as b } from '../../base/messages/booking-errors.ts'
import { bookingRefusals } from '../../base/messages/booking-refusals.ts'
import { bookingPeople, bookingTime, onceSound } from './booking.schema.ts'
import { endsAfterStart } from './booking-period.ts'

/** Longer than any `seenBooking`. */
const LONGEST_SEEN = 80

/**
 * The body that gives a booking another moment. The server checks what depends on the booking.
 * @param most people of the largest kind of booking
 * @param expired the error of a `seen` that no page wrote
 */
export function momentBody(most: number, expired: string) {
  return z.object({
    startTime: bookingTime(b.start),
    endTime: bookingTime(b.end),
    numberOfPeople: bookingPeople(most, b.peopleMin),
    seen: z.string({ error: expired }).min(1, expired).max(LONGEST_SEEN, expired),
  })
}

/** The form of a move; `most` people for its kind, and the capacity of its space, undefined when unknown. */
export function moveForm(most: number, capacity: number | undefined) {
  return z
    .object({ start: bookingTime(b.start), end: bookingTime(b.end), people: bookingPeople(most, b.peopleMin) })
    .refine(endsAfterStart, { path: ['end'], error: b.endAfterStart, when: onceSound('start', 'end') })
    .refine(({ people }) => capacity === undefined || people <= capacity, {
      path: ['people'],
      error: bookingRefusals.capacity(capacity ?? 0),
      when: onceSound('people'),
    })
}
