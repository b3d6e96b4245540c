import { describe, expect, it } from 'vitest'
import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from './calendar.calls.ts'
import { feedPath } from './calendar-feed.ts'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'
import { calendarPlace, escapeCalendarText, foldCalendarLine } from './calendar-lines.ts'

const entry = {
  id: 'r1',
  title: 'Suzanne, 8 personnes',
  start: '2026-11-21T19:00:00',
  end: '2026-11-21T22:30:00',
  status: 'PENDING',
  changedAt: Date.parse('2026-11-20T10:11:12.345Z'),
}
const owner = { house: 'Le Jardin', restaurant: 'Fève, Tonka' }
const lines = (one: CalendarEntry, named = owner) => calendarFile([one], named).split('\r\n')

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
