import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
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
