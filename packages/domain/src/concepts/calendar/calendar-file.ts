import { type Instant, type WallTime, wallToInstant } from '../../base/time/index.ts'
import { escapeCalendarText, foldCalendarLine } from './calendar-lines.ts'

/** A booking in a calendar: Paris wall clock, and its texts. `id` makes a stable UID. */
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
const utcStamp = (instant: Instant) => `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

// In the hour that autumn repeats, an end may come before its start: calendars refuse that.
const lasts = ({ start, end }: CalendarEntry) => wallToInstant(end) > wallToInstant(start)

function entryLines(entry: CalendarEntry): string[] {
  const { id, title, start, end, status, location, description, changedAt } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${id}@potager`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    `LAST-MODIFIED:${utcStamp(changedAt)}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `DTSTART;TZID=Europe/Paris:${wallStamp(start)}`,
    ...(lasts(entry) ? [`DTEND;TZID=Europe/Paris:${wallStamp(end)}`] : []),
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(location ? [`LOCATION:${escapeCalendarText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeCalendarText(description)}`] : []),
    ...(statuses[status] ? [`STATUS:${statuses[status]}`] : []),
    'END:VEVENT',
  ]
}

/** Whose calendar it is: the names of the house and of the restaurant. */
export type CalendarOwner = { house: string; restaurant: string }

/** A house whose only restaurant has its name is not named twice. */
const calendarName = ({ house, restaurant }: CalendarOwner) =>
  [...new Set([house, restaurant])].filter(Boolean).join(' · ')

/**
 * The text of an .ics file (RFC 5545): Paris wall times with their VTIMEZONE, CRLF, lines of at most 75 octets. Its name
 * is written twice: as RFC 7986 has it, and as the programs read it that are older. Nothing in it tells when it was written:
 * as long as no entry changes it is the same file.
 */
export function calendarFile(entries: readonly CalendarEntry[], owner: CalendarOwner): string {
  const name = escapeCalendarText(calendarName(owner))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Potager//Reservations//FR',
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...paris,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join('')
}
