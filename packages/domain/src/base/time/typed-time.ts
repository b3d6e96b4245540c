import { readPlain } from '../text/index.ts'
import type { ClockTime } from './wall-time.ts'

/**
 * Parses a typed time of day: « 19:30 », « 19h30 », « 19 h », « 1930 » or « 7 »; null otherwise. Opening hours know 24:00,
 * the end of the day.
 */
export function readTypedTime(typed: string, end: '23:59' | '24:00' = '23:59'): ClockTime | null {
  const [, hours, minutes = '00'] = /^(\d{1,2}?)(?: ?(?:[:.]|h(?:eures?)?) ?)?(\d\d)?$/i.exec(readPlain(typed)) ?? []
  const time = `${hours?.padStart(2, '0')}:${minutes}`
  return hours && time <= end && minutes < '60' ? time : null
}
