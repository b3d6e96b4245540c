import { eventRequestErrorMessages as words } from '../../base/messages/common.ts'
import { addDays, addMonths, type ClockTime, type WallDate } from '../../base/time/index.ts'
import { type ErrorBody, fieldMessages, meaningOf } from '../../base/wire/index.ts'
import { bookingFormMessages as formWords } from '../booking/booking-form.messages.ts'

/** Suggested durations of the event form, in minutes. */
export const eventDurations = [
  { label: formWords.hours(1), minutes: 60 },
  { label: formWords.hours(2), minutes: 120 },
  { label: formWords.hours(3), minutes: 180 },
  { label: formWords.hours(4), minutes: 240 },
  { label: formWords.halfDay, minutes: 240 },
  { label: formWords.wholeDay, minutes: 480 },
] as const

/** Suggested hours of the event form. */
export const eventHours: readonly ClockTime[] = ['09:00', '10:00', '14:00', '15:00', '18:00', '19:00']

/** Default time when only the day is picked (AMB-23). */
export const DEFAULT_EVENT_TIME: ClockTime = '10:00'

/** Suggested days of the event form: next month is the same day, or its month's last (AMB-65). */
export const eventDays = [
  { label: formWords.today, day: (today: WallDate) => today },
  { label: formWords.nextWeek, day: (today: WallDate) => addDays(today, 7) },
  { label: formWords.nextMonth, day: (today: WallDate) => addMonths(today, 1) },
] as const

/** Message of a refused event request: the server's, else the fields', else plain text, else by error name (T08). */
export function eventRequestErrorMessage(body: ErrorBody): string {
  const fields = fieldMessages(body)
  return (
    body.message ??
    (fields && words.validation(fields)) ??
    body.text ??
    meaningOf(words.byName, body.name) ??
    words.failure
  )
}
