import { z } from 'zod'
import { normalisePhone } from '../../base/format/phone.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { readText } from '../../base/text/index.ts'
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
import { eventRequestFormMessages } from './event-request.messages.ts'
import { eventRequestLimits, eventTypes } from './event-request.ts'

const b = bookingFieldErrors
const m = eventRequestFormMessages

function required(message: string, max: number) {
  return z.string({ error: message }).overwrite(readText).min(1, message).max(max, fieldErrors.textMax(max))
}

const common = {
  customerId: bookingCustomer,
  restaurantId: z.uuid(fieldErrors.restaurantId),
  type: z.enum(eventTypes, { error: m.type }),
  title: required(m.titleRequired, eventRequestLimits.title.max),
  description: required(m.descriptionRequired, eventRequestLimits.description.max),
  specialRequests: absentWhenBlank(bookingText(eventRequestLimits.specialRequests.max)),
}
const room = absentWhenBlank(z.uuid(b.room))
const start = bookingTime(b.start)
const end = bookingTime(b.end)
const people = bookingPeople(eventRequestLimits.people.max, bookingRefusals.peopleWhole)
const phone = absentWhenBlank(
  z
    .string({ error: m.phone })
    .overwrite((typed) => normalisePhone(typed) ?? typed)
    .refine((digits) => normalisePhone(digits) !== null, m.phone),
)

/** The creation form; `capacity` is the chosen room's, else the restaurant's, undefined when unknown (AMB-62). */
export function eventRequestForm(capacity: number | undefined) {
  return z
    .object({ ...common, roomId: room, start, end, people, phone })
    .refine(endsAfterStart, { path: ['end'], error: b.endAfterStart, when: onceSound('start', 'end') })
    .refine((draft) => capacity === undefined || draft.people <= capacity, {
      path: ['people'],
      error: bookingRefusals.capacity(capacity ?? 0),
      when: onceSound('people'),
    })
}

/** The body of POST /event-requests. The server checks what depends on the restaurant or the time. */
export const createEventRequestBody = z.object({
  ...common,
  meetingRoomId: room,
  startTime: start,
  endTime: end,
  numberOfPeople: people,
  contactPhone: phone,
})
