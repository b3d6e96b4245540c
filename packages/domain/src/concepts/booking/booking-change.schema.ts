import { z } from 'zod'
import {
  absentWhenBlank,
  bookingCustomer,
  bookingPeople,
  bookingText,
  bookingTime,
  onceSound,
} from './booking.schema.ts'
import { bookingChangeRefusals as c } from './booking-change.messages.ts'
import { BOOKING_PRICE_MAX, CHANGED_NOTES_MAX } from './booking-change.ts'
import { endsAfterStart } from './booking-period.ts'
import { bookingFieldErrors as b, bookingRefusals } from './booking-refusals.messages.ts'

/** Longer than any `seenBooking`, and than any `seenForChange`. */
const LONGEST_SEEN = { moment: 80, change: 180 + CHANGED_NOTES_MAX }

/** A price, of which `unit` is a cent; null is none. */
function price(unit: number) {
  const most = BOOKING_PRICE_MAX * unit
  return z.number({ error: c.price }).min(0, c.price).max(most, c.priceMax).multipleOf(unit, c.priceCents).nullable()
}

/**
 * The body that gives a booking another moment. The server checks what depends on the booking.
 * @param most people of the largest kind of booking
 * @param expired the error of a `seen` that no page wrote
 */
export function momentBody(most: number, expired: string, longestSeen: number = LONGEST_SEEN.moment) {
  return z.object({
    startTime: bookingTime(b.start),
    endTime: bookingTime(b.end),
    numberOfPeople: bookingPeople(most, b.peopleMin),
    seen: z.string({ error: expired }).min(1, expired).max(longestSeen, expired),
  })
}

/**
 * The body that changes a booking: room (null is the whole restaurant), customer, notes ('' is none) and price (euros, null is
 * none) stay where they are left out.
 */
export function changeBody(most: number, expired: string) {
  return momentBody(most, expired, LONGEST_SEEN.change).extend({
    meetingRoomId: z.uuid(b.room).nullable().optional(),
    customerId: bookingCustomer.optional(),
    notes: bookingText(CHANGED_NOTES_MAX).optional(),
    price: price(0.01).optional(),
  })
}

/** The form of a change; `most` people for its kind, and the capacity of its space, undefined when unknown. */
export function changeForm(most: number, capacity: number | undefined) {
  return z
    .object({
      start: bookingTime(b.start),
      end: bookingTime(b.end),
      people: bookingPeople(most, b.peopleMin),
      roomId: absentWhenBlank(z.uuid(b.room)),
      customerId: bookingCustomer,
      notes: bookingText(CHANGED_NOTES_MAX),
      price: price(1),
    })
    .refine(endsAfterStart, { path: ['end'], error: b.endAfterStart, when: onceSound('start', 'end') })
    .refine(({ people }) => capacity === undefined || people <= capacity, {
      path: ['people'],
      error: bookingRefusals.capacity(capacity ?? 0),
      when: onceSound('people'),
    })
}
