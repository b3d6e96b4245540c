import { isolated } from '../../base/text/text.ts'
import { type Instant, PARIS, type TimeZone, type WallTime, wallToInstant } from '../../base/time/index.ts'
import { text as anyText, describe, instant, omittable, type Read, reader, record } from '../../base/wire/index.ts'

/** The private feed of a restaurant: since when its address works, or null when there is none. */
export const calendarFeedRecord = record({
  since: describe('Absent quand il n’y a pas d’adresse', omittable(instant)),
})
export interface CalendarFeed extends Read<typeof calendarFeedRecord> {}

export const readCalendarFeed = reader(calendarFeedRecord)

/** The address of a feed, under the API's base. */
export const calendarAddressRecord = record({
  path: describe('Sous l’adresse de l’API; dite cette seule fois', anyText),
})

/** Where a feed is read, under the API's base, by whoever holds its token. */
export const feedPath = (token: string) => `/calendars/${token}.ics`

/** Days before and after today that a feed tells of. */
export const FEED_DAYS = { before: 30, after: 365 } as const

/** Names on one line, but for those that are not known: the place of an entry. */
export function calendarPlace(...names: readonly (string | null | undefined)[]): string {
  return names.flatMap((name) => (name ? [isolated(name)] : [])).join(', ')
}

/** Escapes a text value (RFC 5545 §3.3.11); control characters are not allowed. */
export function escapeCalendarText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

const MOST_OCTETS = 75
const octets = (line: string) => new TextEncoder().encode(line).length

/** Folds a content line after at most 75 octets, never inside a character (RFC 5545 §3.1); without the final CRLF. */
export function foldCalendarLine(line: string): string {
  const folded: string[] = []
  let current = ''
  for (const character of line) {
    if (octets(current + character) > MOST_OCTETS) {
      folded.push(current)
      current = ' '
    }
    current += character
  }
  return [...folded, current].join('\r\n')
}

/** A booking in a calendar: its restaurant's wall clock, and its texts. `id` makes a stable UID. */
export type CalendarEntry = {
  id: string
  title: string
  start: WallTime
  end: WallTime
  status: string
  location?: string
  description?: string
  /** When it became what it is: what a calendar has of it from before is replaced. */
  changedAt: Instant
}

const statuses: Readonly<Record<string, string>> = {
  PENDING: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
}

const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const SEQUENCE_START = Date.UTC(2025, 0, 1)

/** The number of an entry changed at an instant: a second later is greater, and it stays within 31 bits until 2093. */
const sequenceOf = (changedAt: Instant) => Math.max(0, Math.floor((changedAt - SEQUENCE_START) / 1000))

const wallStamp = (wall: WallTime) => wall.replace(/[-:]/g, '').slice(0, 15)
const utcStamp = (at: Instant) => `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

// In the hour that autumn repeats, an end may come before its start: calendars refuse that.
const lasts = ({ start, end }: CalendarEntry, zone: TimeZone) => wallToInstant(end, zone) > wallToInstant(start, zone)

/** A moment of an entry: with the zone of Paris, whose rules the file has, or in UTC for another. */
const momentOf = (wall: WallTime, zone: TimeZone) =>
  zone === PARIS ? `;TZID=${PARIS}:${wallStamp(wall)}` : `:${utcStamp(wallToInstant(wall, zone))}`

function entryLines(entry: CalendarEntry, zone: TimeZone): string[] {
  const { id, title, start, end, status, location, description, changedAt } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${id}@potager`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    `LAST-MODIFIED:${utcStamp(changedAt)}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `DTSTART${momentOf(start, zone)}`,
    ...(lasts(entry, zone) ? [`DTEND${momentOf(end, zone)}`] : []),
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(location ? [`LOCATION:${escapeCalendarText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeCalendarText(description)}`] : []),
    ...(statuses[status] ? [`STATUS:${statuses[status]}`] : []),
    'END:VEVENT',
  ]
}

/** Whose calendar it is: the names of the house and of the restaurant, and the restaurant's zone, Paris when absent. */
export type CalendarOwner = { house: string; restaurant: string; zone?: TimeZone | undefined }

/** A house whose only restaurant has its name is not named twice. */
const calendarName = ({ house, restaurant }: CalendarOwner) =>
  [...new Set([house, restaurant])].filter(Boolean).map(isolated).join(' · ')

/**
 * The text of an .ics file (RFC 5545): Paris wall times with their VTIMEZONE, those of other zones in UTC, CRLF, lines of at most 75 octets. Its name
 * is written twice: as RFC 7986 has it, and as the programs read it that are older. Nothing in it tells when it was written:
 * as long as no entry changes it is the same file.
 */
export function calendarFile(entries: readonly CalendarEntry[], owner: CalendarOwner): string {
  const { zone = PARIS } = owner
  const name = escapeCalendarText(calendarName(owner))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Potager//Reservations//FR',
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...(zone === PARIS ? paris : []),
    ...entries.flatMap((entry) => entryLines(entry, zone)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join('')
}
