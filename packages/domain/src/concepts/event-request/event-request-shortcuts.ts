import { addDays, addMonths, type ClockTime, type WallDate } from '../../base/time/index.ts'
import { bookingFormMessages as words } from '../booking/booking-form.messages.ts'

/** Suggested durations of the event form, in minutes. */
export const eventDurations = [
  { label: words.hours(1), minutes: 60 },
  { label: words.hours(2), minutes: 120 },
  { label: words.hours(3), minutes: 180 },
  { label: words.hours(4), minutes: 240 },
  { label: words.halfDay, minutes: 240 },
  { label: words.wholeDay, minutes: 480 },
] as const

/** Suggested hours of the event form. */
export const eventHours: readonly ClockTime[] = ['09:00', '10:00', '14:00', '15:00', '18:00', '19:00']

/** Default time when only the day is picked (AMB-23). */
export const DEFAULT_EVENT_TIME: ClockTime = '10:00'

/** Suggested days of the event form: next month is the same day, or its month's last (AMB-65). */
export const eventDays = [
  { label: words.today, day: (today: WallDate) => today },
  { label: words.nextWeek, day: (today: WallDate) => addDays(today, 7) },
  { label: words.nextMonth, day: (today: WallDate) => addMonths(today, 1) },
] as const
