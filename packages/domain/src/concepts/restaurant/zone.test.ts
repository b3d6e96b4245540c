import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { instantToWall, localHourKind, todayIn, wallToInstant } from '../../base/time/index.ts'
import { canChangeBooking, checkPeriod, proposedStart } from '../booking/index.ts'
import { calendarFile } from '../calendar/index.ts'
import { canPropose, canWithdraw } from '../request/index.ts'
import { backAt } from '../restaurant-menu/index.ts'
import { openState, overseasZones, type Schedule, weekdays, zoneOf } from './index.ts'

const at = (iso: string) => Date.parse(iso)
const zoneAt = (postalCode: string, country = 'France') => zoneOf({ postalCode, country })
/** Lunch, every day, in Réunion. */
const lunch: Schedule = {
  openingHours: Object.fromEntries(weekdays.map((day) => [day, { start: '12:00', end: '15:00' }])),
  zone: zoneAt('97400'),
}

describe('the zone of a restaurant [ZON-01]', () => {
  it('is that of its postal code in France, and of Paris everywhere else', () => {
    const zones = {
      97100: 'America/Guadeloupe',
      97200: 'America/Martinique',
      97300: 'America/Cayenne',
      97400: 'Indian/Reunion',
      97500: 'America/Miquelon',
      97600: 'Indian/Mayotte',
      97700: 'America/St_Barthelemy',
      97800: 'America/Marigot',
      98600: 'Pacific/Wallis',
      98700: 'Pacific/Tahiti',
      98800: 'Pacific/Noumea',
    }
    for (const [code, zone] of Object.entries(zones)) expect(zoneAt(code), code).toBe(zone)
    for (const code of ['69001', '20200', '98000', '98400', '97900', '9', '']) expect(zoneAt(code)).toBe('Europe/Paris')
    expect([zoneAt('97400', 'FRANCE'), zoneAt('97400', 'Allemagne')]).toEqual(['Indian/Reunion', 'Europe/Paris'])
  })

  const zone = fc.constantFrom('Europe/Paris', ...Object.values(overseasZones))
  const minute = fc.integer({ min: at('2000-01-01') / 60_000, max: at('2090-12-31') / 60_000 })
  test.prop([zone, minute])(
    'converts any moment to clock time and back, except in a repeated hour',
    (name, minutes) => {
      const moment = minutes * 60_000
      const wall = instantToWall(moment, name)
      expect(wall).toBe(new Date(moment).toLocaleString('sv', { timeZone: name }).replace(' ', 'T'))
      const back = wallToInstant(wall, name)
      expect(instantToWall(back, name)).toBe(wall)
      if (localHourKind(wall, name) === 'normal') expect(back).toBe(moment)
    },
  )

  it('has its own clock changes, where it has any', () => {
    const miquelon = zoneAt('97500')
    expect(localHourKind('2026-03-08T02:30:00', miquelon)).toBe('skipped')
    expect(localHourKind('2026-11-01T01:30:00', miquelon)).toBe('repeated')
    expect(localHourKind('2026-03-29T02:30:00', miquelon)).toBe('normal')
    expect(localHourKind('2026-03-08T02:30:00')).toBe('normal')
    expect(localHourKind('2026-03-29T02:30:00', zoneAt('97400'))).toBe('normal')
    expect(wallToInstant('2026-11-01T01:30:00', miquelon)).toBe(at('2026-11-01T01:30:00-02:00'))
  })

  it('has its own current day', () => {
    const night = at('2026-07-14T21:30:00Z')
    expect([todayIn(zoneAt('98600'), night), todayIn(undefined, night)]).toEqual(['2026-07-15', '2026-07-14'])
    expect(todayIn(zoneAt('98700'), at('2026-07-15T09:30:00Z'))).toBe('2026-07-14')
  })
})

describe('a restaurant, by its own clock [ZON-02]', () => {
  it('is open and announces its opening by local time', () => {
    expect(openState(lunch, at('2026-07-14T07:59:00Z'))).toMatchObject({ opensAt: '12:00', inDays: 0 })
    expect(openState(lunch, at('2026-07-14T08:30:00Z'))).toEqual({ open: true, closesAt: '15:00' })
    expect(openState(lunch, at('2026-07-14T10:30:00Z'))).toEqual({ open: true, closesAt: '15:00' })
    expect(openState(lunch, at('2026-07-14T11:00:00Z'))).toMatchObject({ opensAt: '12:00', inDays: 1 })
  })

  it('has a dish back on at its local opening, or its local morning without hours', () => {
    expect(backAt(lunch, at('2026-07-14T08:30:00Z'))).toBe(at('2026-07-15T12:00:00+04:00'))
    expect(backAt({ openingHours: {}, zone: lunch.zone }, at('2026-07-14T21:30:00Z'))).toBe(
      at('2026-07-15T05:00:00+04:00'),
    )
  })
})

describe('a booking, by its restaurant’s clock [ZON-03]', () => {
  const reunion = zoneAt('97400')
  const martinique = zoneAt('97200')
  const noon = at('2026-07-14T12:00:00Z')

  it('is refused as past, or for an hour that the clock skips', () => {
    const period = { start: '2026-07-14T15:00:00', end: '2026-07-14T17:00:00' }
    expect([checkPeriod(period, noon), checkPeriod(period, noon, reunion)]).toEqual([null, 'past'])
    const morning = { start: '2026-07-14T08:00:00', end: '2026-07-14T10:00:00' }
    expect([checkPeriod(morning, noon), checkPeriod(morning, noon, martinique)]).toEqual(['past', null])
    const skipped = { start: '2027-03-14T02:30:00', end: '2027-03-14T04:00:00' }
    expect(checkPeriod(skipped, noon, zoneAt('97500'))).toBe('start-skipped')
  })

  it('is proposed in the future, and can be changed, withdrawn and proposed anew until its start', () => {
    const asked = { day: '2026-07-14', time: '10:00', usual: '10:00' }
    expect(proposedStart(asked, at('2026-07-14T08:05:00Z'), lunch)).toBe('2026-07-14T12:15:00')
    const [early, late] = ['2026-07-14T09:00:00', '2026-07-14T15:30:00'].map((start) => ({
      status: 'CONFIRMED',
      withdrawn: false,
      start,
    }))
    if (!early || !late) throw new Error('two bookings')
    for (const may of [canChangeBooking, canWithdraw, canPropose]) {
      expect([may(early, noon), may(early, noon, martinique)]).toEqual([false, true])
      expect([may(late, noon), may(late, noon, reunion)]).toEqual([true, false])
    }
  })
})

it('a calendar file has times in UTC for a restaurant outside the zone of Paris [ZON-05]', () => {
  const entry = {
    id: 'r1',
    title: 'Suzanne Legrand',
    start: '2026-07-14T12:30:00',
    end: '2026-07-14T14:00:00',
    status: 'CONFIRMED',
    changedAt: 0,
  }
  const file = calendarFile([entry], { house: 'Le Jardin', restaurant: 'Saint-Denis', zone: lunch.zone })
  expect(file).toContain('\r\nDTSTART:20260714T083000Z\r\nDTEND:20260714T100000Z\r\n')
  expect(file).not.toContain('TZID')
})
