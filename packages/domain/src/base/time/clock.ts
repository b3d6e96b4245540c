import type { ClockTime } from './wall-time.ts'

/** Whether a text is a time of day as in forms: 'HH:mm' from 00:00 to 23:59, or 24:00 (AMB-14). */
export function isClockTime(text: string): text is ClockTime {
  return /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)
}
