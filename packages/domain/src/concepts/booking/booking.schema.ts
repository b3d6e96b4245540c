import { z } from 'zod'
import { fieldErrors } from '../../base/messages/fields.ts'
import { readText } from '../../base/text/index.ts'
import { readWallTime, writeWallTime } from '../../base/wire/index.ts'
import { GUEST_ID } from '../customer/index.ts'
import { bookingStatuses, REASON_MAX } from './booking.ts'
import { bookingFieldErrors, bookingRefusals } from './booking-refusals.messages.ts'
import { bookingWishRefusals as w } from './booking-wish.messages.ts'

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** A Paris wall time in forms and bodies, missing seconds added; `required` is the message for an empty one. */
export function bookingTime(required: string) {
  return z
    .string({ error: required })
    .min(1, required)
    .regex(TIME, { error: fieldErrors.date, abort: true })
    .refine((text) => readWallTime(text) !== null, fieldErrors.date)
    .overwrite(writeWallTime)
}

/** A number of people, an integer from 1; `missing` is the message for an empty one. */
export function bookingPeople(max: number, missing: string) {
  const tooMany = bookingFieldErrors.peopleMax(max)
  const whole = bookingRefusals.peopleWhole
  const error = ({ input }: { input?: unknown }) => ((input ?? null) === null ? missing : whole)
  return z.number({ error }).int(whole).min(1, bookingFieldErrors.peopleMin).max(max, tooMany)
}

/** An optional text, trimmed. */
export function bookingText(max: number) {
  return z.string().overwrite(readText).max(max, fieldErrors.textMax(max))
}

/** An optional value: a blank text counts as absent (T17). */
export function absentWhenBlank<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && readText(value) === '' ? undefined : value),
    schema.optional(),
  )
}

/** The customer of a booking, never the guest of orders. */
export const bookingCustomer = z.uuid(fieldErrors.customerId).refine((id) => id !== GUEST_ID, fieldErrors.customerId)

/** Condition for a rule between fields: it runs once these are valid, whatever the others. */
export function onceSound(...fields: string[]) {
  return ({ issues }: { issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    issues.every(({ path: [field] = [] }) => field !== undefined && !fields.includes(String(field)))
}

/** Reason of a refusal or cancellation (extension). */
export const bookingReason = absentWhenBlank(bookingText(REASON_MAX))

/** The body of PUT /bookings/:id/wish. */
export const answerBookingWishBody = z.object({
  accepted: z.boolean({ error: w.accepted }),
  seen: z.string({ error: w.seen }).min(1, w.seen).max(80, w.seen),
  reason: bookingReason,
})

/** The status displayed when another was chosen; 409 when it has changed since (extension). */
export const seenStatus = z.enum(bookingStatuses, { error: fieldErrors.status }).optional()
