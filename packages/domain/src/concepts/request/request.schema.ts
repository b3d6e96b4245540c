import { z } from 'zod'
import { fieldErrors } from '../../base/messages/fields.ts'
import { readText } from '../../base/text/index.ts'
import { absentWhenBlank, bookingPeople, bookingText, bookingTime } from '../booking/booking.schema.ts'
import { momentBody } from '../booking/booking-change.schema.ts'
import { bookingFieldErrors } from '../booking/booking-refusals.messages.ts'
import { bookingKinds } from '../booking/index.ts'
import { customerContents, isReachable, unreachable } from '../customer/customer.schema.ts'
import { customerLimits } from '../customer/index.ts'
import { eventRequestFormMessages } from '../event-request/event-request.messages.ts'
import { eventRequestLimits, eventTypes } from '../event-request/index.ts'
import { reservationLimits } from '../reservation/index.ts'
import { requestLimits } from './request.ts'
import { requestFieldErrors as m } from './request-errors.messages.ts'

const b = bookingFieldErrors
const mostPeople = { RESERVATION: reservationLimits.people.max, EVENT: eventRequestLimits.people.max } as const
const { fullName, email, phone } = customerContents

/** What a form's page brought, so that the same form sent again is known. */
export const ticket = z.string({ error: m.ticket }).regex(/^[\da-f]{64}$/, m.ticket)

/** The body of POST /notprotected/requests. The server checks what depends on the restaurant or the time. */
export const createVisitorRequestBody = z
  .object({
    ticket,
    kind: z.enum(bookingKinds, { error: m.kind }),
    restaurantId: z.uuid(fieldErrors.restaurantId),
    meetingRoomId: absentWhenBlank(z.uuid(b.room)),
    type: z.enum(eventTypes, { error: eventRequestFormMessages.type }).optional(),
    startTime: bookingTime(b.start),
    endTime: bookingTime(b.end),
    numberOfPeople: bookingPeople(eventRequestLimits.people.max, b.peopleMin),
    fullName,
    email,
    phone,
    message: absentWhenBlank(bookingText(requestLimits.message.max)),
    consent: z.literal(true, { error: m.consent }),
    website: z.string().max(0, m.website).optional(),
  })
  .refine(isReachable, unreachable)
  .refine(({ kind, type }) => kind !== 'EVENT' || type !== undefined, {
    path: ['type'],
    error: eventRequestFormMessages.type,
  })
  .refine(({ kind, numberOfPeople }) => numberOfPeople <= mostPeople[kind], {
    path: ['numberOfPeople'],
    error: b.peopleMax(mostPeople.RESERVATION),
  })

/** The body of POST /notprotected/requests/:token/proposal. The server checks what depends on the request. */
export const proposeVisitorRequestBody = momentBody(eventRequestLimits.people.max, m.seen)

/** The body of POST /notprotected/requests/lost-link. */
export const recoverVisitorRequestBody = z.object({
  contact: z
    .string({ error: m.contact })
    .overwrite(readText)
    .min(1, m.contact)
    .max(customerLimits.email.max, fieldErrors.textMax(customerLimits.email.max)),
  day: z.iso.date({ error: fieldErrors.date }),
})
