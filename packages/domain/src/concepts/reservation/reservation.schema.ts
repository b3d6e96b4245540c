import { z } from 'zod'
import { fieldErrors } from '../../base/messages/fields.ts'
import {
  absentWhenBlank,
  bookingCustomer,
  bookingPeople,
  bookingText,
  bookingTime,
  onceSound,
} from '../booking/booking.schema.ts'
import { bookingFieldErrors, bookingRefusals } from '../booking/booking-refusals.messages.ts'
import { endsAfterStart } from '../booking/index.ts'
import { reservationLimits, reservationTypes } from './reservation.ts'
import { reservationFieldErrors } from './reservation-fields.messages.ts'

const b = bookingFieldErrors
const m = reservationFieldErrors

const common = {
  customerId: bookingCustomer,
  restaurantId: z.uuid(fieldErrors.restaurantId),
  type: z.enum(reservationTypes, { error: m.type }),
  notes: absentWhenBlank(bookingText(reservationLimits.notes.max)),
}
const room = absentWhenBlank(z.uuid(b.room))
const start = bookingTime(b.start)
const end = bookingTime(b.end)
const people = bookingPeople(reservationLimits.people.max, b.peopleMin)

/** The creation form; `capacity` is the chosen room's, else the restaurant's, undefined when unknown (AMB-62). */
export function reservationForm(capacity: number | undefined) {
  return z
    .object({ ...common, roomId: room, start, end, people })
    .refine(({ type, roomId }) => type !== 'MEETING_ROOM' || roomId, {
      path: ['roomId'],
      error: m.roomRequired,
      when: onceSound('roomId'),
    })
    .refine(endsAfterStart, { path: ['end'], error: b.endAfterStart, when: onceSound('start', 'end') })
    .refine((draft) => capacity === undefined || draft.people <= capacity, {
      path: ['people'],
      error: bookingRefusals.capacity(capacity ?? 0),
      when: onceSound('people'),
    })
}

/** The body of POST /reservations. The server checks what depends on the restaurant or the time. */
export const createReservationBody = z
  .object({ ...common, meetingRoomId: room, startTime: start, endTime: end, numberOfPeople: people })
  .refine(({ type, meetingRoomId }) => type !== 'MEETING_ROOM' || meetingRoomId, {
    path: ['meetingRoomId'],
    error: m.roomRequired,
    when: onceSound('meetingRoomId'),
  })
