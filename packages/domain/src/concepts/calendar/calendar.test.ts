import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from './calendar.calls.ts'
import { calendarPlace, escapeCalendarText, feedPath, foldCalendarLine } from './calendar.ts'
import { type CalendarEntry, calendarFile } from './index.ts'

const owner = { house: 'Le Jardin', restaurant: 'La Fève Tonka' }
const dinner: CalendarEntry = {
  id: '0197a000-0000-7000-8000-0000000000a1',
  title: 'Suzanne Legrand',
  start: '2026-11-21T19:00:00',
  end: '2026-11-22T01:00:00',
  status: 'PENDING',
  changedAt: Date.parse('2026-11-21T18:30:00Z'),
}

/** Parses a file like a calendar: unfold, split at the first colon, unescape. */
function parse(file: string): Map<string, string>[] {
  const events: Map<string, string>[] = []
  for (const line of file.replaceAll('\r\n ', '').split('\r\n')) {
    const colon = line.indexOf(':')
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)]
    if (line === 'BEGIN:VEVENT') events.push(new Map())
    else
      events.at(-1)?.set(
        name,
        value.replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped)),
      )
  }
  return events
}

it('writes Paris wall times beside the rules of the Paris clock', () => {
  const file = calendarFile([dinner], owner)
  expect(Object.fromEntries(parse(file)[0] ?? [])).toMatchObject({
    UID: '0197a000-0000-7000-8000-0000000000a1@potager',
    DTSTAMP: '20261121T183000Z',
    'DTSTART;TZID=Europe/Paris': '20261121T190000',
    'DTEND;TZID=Europe/Paris': '20261122T010000',
    STATUS: 'TENTATIVE',
  })
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\n')
  expect(file).toContain('DTSTART:19700329T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n')
})

it('leaves out an end that the clock change puts before the start', () => {
  const night = { ...dinner, start: '2026-03-29T02:30:00', end: '2026-03-29T03:00:00' }
  const file = calendarFile([night], owner)
  expect(file).not.toContain('DTEND')
  for (const line of file.trimEnd().split('\r\n')) expect(line).toMatch(/^[A-Z-]+[;:]/)
})

it('a calendar file leaves out an unknown status', () => {
  const file = calendarFile([{ ...dinner, status: 'ON_HOLD' }], owner)
  expect(parse(file)[0]?.has('STATUS')).toBe(false)
  for (const line of file.trimEnd().split('\r\n')) expect(line).toMatch(/^[A-Z-]+[;:]/)
})

// Without U+FFFD, by which the test detects split characters.
const anyText = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replace(/[\p{Cc}\uFFFD]/gu, ''))

test.prop([anyText, anyText])('any text comes back whole, on lines of at most 75 octets', (title, rest) => {
  const description = `${rest}\nCôté cour; 8, place « du Marché » \\ ${title}`
  const file = calendarFile([{ ...dinner, title, description }], owner)
  const event = parse(file)[0]
  expect(event?.get('SUMMARY')).toBe(title)
  expect(event?.get('DESCRIPTION')).toBe(description)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n\uFFFD]/)
  }
})

describe('a calendar entry', () => {
  const entry = {
    id: 'r1',
    title: 'Suzanne, 8 personnes',
    start: '2026-11-21T19:00:00',
    end: '2026-11-21T22:30:00',
    status: 'PENDING',
    changedAt: Date.parse('2026-11-20T10:11:12.345Z'),
  }
  const place = { house: 'Le Jardin', restaurant: 'Fève, Tonka' }
  const lines = (one: CalendarEntry, named = place) => calendarFile([one], named).split('\r\n')

  describe('a calendar file', () => {
    it('has its envelope, the zone, and an entry with only what is known of it', () => {
      const file = lines(entry)
      expect(file.slice(0, 7)).toEqual([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Potager//Reservations//FR',
        'CALSCALE:GREGORIAN',
        'NAME:Le Jardin · Fève\\, Tonka',
        'X-WR-CALNAME:Le Jardin · Fève\\, Tonka',
        'BEGIN:VTIMEZONE',
      ])
      expect(file.slice(file.indexOf('BEGIN:VEVENT'))).toEqual([
        'BEGIN:VEVENT',
        'UID:r1@potager',
        'DTSTAMP:20261120T101112Z',
        'LAST-MODIFIED:20261120T101112Z',
        'SEQUENCE:59479872',
        'DTSTART;TZID=Europe/Paris:20261121T190000',
        'DTEND;TZID=Europe/Paris:20261121T223000',
        'SUMMARY:Suzanne\\, 8 personnes',
        'STATUS:TENTATIVE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ])
    })

    it('has the house’s name once when the restaurant has the same name or none', () => {
      for (const restaurant of ['Le Jardin', '']) {
        const file = lines(entry, { house: 'Le Jardin', restaurant })
        expect(file).toContain('NAME:Le Jardin')
        expect(file).toContain('X-WR-CALNAME:Le Jardin')
      }
    })

    it('wraps right-to-left names of place and restaurant in direction isolates [TYP-07]', () => {
      const location = calendarPlace('חומוס', 'חדר')
      expect(location).toBe('\u2068חומוס\u2069, \u2068חדר\u2069')
      expect(calendarPlace('La Fève', null)).toBe('La Fève')
      const file = lines({ ...entry, location }, { house: 'Le Jardin', restaurant: 'חומוס' })
      expect(file).toContain('X-WR-CALNAME:Le Jardin · \u2068חומוס\u2069')
    })

    it('has location and description, escaped, and no unknown status', () => {
      const file = lines({ ...entry, location: 'Salle, verger', description: 'Gluten; noix', status: 'X' })
      expect(file).toContain('LOCATION:Salle\\, verger')
      expect(file).toContain('DESCRIPTION:Gluten\\; noix')
      expect(file.join('\n')).not.toContain('STATUS')
    })

    it('drops fractions of a second, and an end that is not after the start', () => {
      const file = lines({ ...entry, start: '2026-11-21T19:00:00.250', end: '2026-11-21T19:00:00.250' })
      expect(file).toContain('DTSTART;TZID=Europe/Paris:20261121T190000')
      expect(file.join('\n')).not.toContain('DTEND')
      expect(file.filter((line) => line.startsWith('SUMMARY') || line.startsWith('DTSTART;'))).toHaveLength(2)
    })
  })

  describe('lines of a calendar file', () => {
    it('write the ends of lines of any machine in one way, and no control characters', () => {
      expect(escapeCalendarText('a\r\nb\rc\nd\u0007e')).toBe('a\\nb\\nc\\nde')
    })

    it('are folded after 75 octets', () => {
      expect(foldCalendarLine('a'.repeat(75))).toBe('a'.repeat(75))
      expect(foldCalendarLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
    })
  })

  describe('the address of a calendar', () => {
    it('is kept, renewed and taken away by restaurant', () => {
      for (const call of [getCalendarFeed, renewCalendarFeed, revokeCalendarFeed]) {
        expect(call.request('r1')).toEqual({ params: { id: 'r1' } })
      }
    })

    it('is told only when renewed, and otherwise known by the time of its creation', () => {
      expect(getCalendarFeed.response({ since: '2026-11-20T10:00:00Z' }, 'r1')).toEqual({
        since: Date.parse('2026-11-20T10:00:00Z'),
      })
      expect(getCalendarFeed.response({ since: null }, 'r1')).toEqual({ since: null })
      expect(renewCalendarFeed.response({ path: feedPath('abc') }, 'r1')).toBe('/calendars/abc.ics')
      expect(revokeCalendarFeed.response(null, 'r1')).toEqual({ since: null })
    })
  })
})
