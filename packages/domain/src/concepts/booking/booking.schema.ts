import { z } from 'zod'
import { bookingRefusals } from '../../base/messages/booking.ts'
import { bookingFieldErrors } from '../../base/messages/booking-errors.ts'
import { fieldErrors } from '../../base/messages/field-errors.ts'
import { readWallTime, writeWallTime } from '../../base/wire/index.ts'
import { GUEST_ID } from '../customer/index.ts'
import { bookingStatuses } from './booking.ts'
import { REASON_MAX } from './booking-change.ts'

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** A Paris wall time as forms and bodies carry it, seconds added when missing; `required` is told when it is not there. */
export function bookingTime(required: string) {
  return z
    .string({ error: required })
    .min(1, required)
    .regex(TIME, { error: fieldErrors.date, abort: true })
    .refine((text) => readWallTime(text) !== null, fieldErrors.date)
    .overwrite(writeWallTime)
}

/** How many people: whole, from 1. `missing` is told when nobody said how many. */
export function bookingPeople(max: number, missing: string) {
  const tooMany = bookingFieldErrors.peopleMax(max)
  const whole = bookingRefusals.peopleWhole
  const error = ({ input }: { input?: unknown }) => ((input ?? null) === null ? missing : whole)
  return z.number({ error }).int(whole).min(1, bookingFieldErrors.peopleMin).max(max, tooMany)
}

/** A text that may be left out, cut of its outer blanks. */
export function bookingText(max: number) {
  return z.string().trim().max(max, fieldErrors.textMax(max))
}

/** What may be left out: a blank text is absent (T17). */
export function absentWhenBlank<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  )
}

/** Who a booking is for: a customer, never the guest of orders. */
export const bookingCustomer = z.uuid(fieldErrors.customerId).refine((id) => id !== GUEST_ID, fieldErrors.customerId)

/** For a rule between fields: it is told once those are sound, whatever the others lack. */
export function onceSound(...fields: string[]) {
  return ({ issues }: { issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    issues.every(({ path: [field] = [] }) => field !== undefined && !fields.includes(String(field)))
}

/** Why a booking is refused or cancelled (extension). */
export const bookingReason = absentWhenBlank(bookingText(REASON_MAX))

/** The status that was seen when another was chosen; 409 when it is not the present one any more (extension). */
export const seenStatus = z.enum(bookingStatuses, { error: fieldErrors.status }).optional()
