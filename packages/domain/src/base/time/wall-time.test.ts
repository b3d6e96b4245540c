import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  instantToWall,
  isClockTime,
  isDay,
  isOnDays,
  localHourKind,
  todayInParis,
  wallDurationMinutes,
  wallToInstant,
  weekdayOf,
} from './index.ts'

const utc = (iso: string) => Date.parse(iso)
const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
const instant = day.map((date) => date.getTime())
const wallDate = day.map((date) => date.toISOString().slice(0, 10))

describe.each(['Europe/Paris', 'America/New_York', 'Pacific/Auckland', 'UTC'])('on a machine in %s', (zone) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('the time zone of the process is set', () => {
    const noon = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
    expect(new Date('2026-07-14T12:00:00Z').getHours()).toBe(Number(noon.format(utc('2026-07-14T12:00:00Z'))))
  })

  it('shows the Paris clock, summer and winter', () => {
    expect(instantToWall(utc('2026-07-14T17:00:00Z'))).toBe('2026-07-14T19:00:00')
    expect(instantToWall(utc('2026-07-14T19:00:00Z'))).toBe('2026-07-14T21:00:00')
    expect(instantToWall(utc('2026-01-14T17:00:00.250Z'))).toBe('2026-01-14T18:00:00.250')
  })

  it('shifts the hour that spring skips forward', () => {
    expect(wallToInstant('2026-03-29T02:30:00')).toBe(utc('2026-03-29T01:30:00Z'))
    expect(instantToWall(wallToInstant('2026-03-29T02:30:00'))).toBe('2026-03-29T03:30:00')
    expect(localHourKind('2026-03-29T02:30:00')).toBe('skipped')
    expect(['2026-03-29T01:59:59', '2026-03-29T03:00:00'].map((wall) => localHourKind(wall))).toEqual([
      'normal',
      'normal',
    ])
  })

  it('takes the first of the hour that autumn repeats', () => {
    expect(instantToWall(utc('2026-10-25T00:30:00Z'))).toBe('2026-10-25T02:30:00')
    expect(instantToWall(utc('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30:00')
    expect(wallToInstant('2026-10-25T02:30:00')).toBe(utc('2026-10-25T00:30:00Z'))
    expect(localHourKind('2026-10-25T02:30:00')).toBe('repeated')
    expect(['2026-10-25T01:59:59', '2026-10-25T03:00:00'].map((wall) => localHourKind(wall))).toEqual([
      'normal',
      'normal',
    ])
  })

  it('counts durations in wall time, not in elapsed time [AMB-63]', () => {
    expect(wallDurationMinutes('2026-03-28T23:00:00', '2026-03-29T08:00:00')).toBe(540)
    expect(wallDurationMinutes('2026-10-24T23:00:00', '2026-10-25T08:00:00')).toBe(540)
    const elapsed = wallToInstant('2026-03-29T08:00:00') - wallToInstant('2026-03-28T23:00:00')
    expect(elapsed / 60_000).toBe(480)
  })

  it('counts durations of 0 and 1 minutes, and across midnight', () => {
    expect(wallDurationMinutes('2026-07-14T19:00:00', '2026-07-14T19:00:00')).toBe(0)
    expect(wallDurationMinutes('2026-07-14T19:00:00', '2026-07-14T19:01:00')).toBe(1)
    expect(wallDurationMinutes('2026-07-14T23:30:00', '2026-07-15T00:30:00')).toBe(60)
  })

  it('filters by day up to the last millisecond of the end day [AMB-29]', () => {
    const to = { to: '2026-07-14' }
    expect(isOnDays(wallToInstant('2026-07-14T23:59:59.999'), to)).toBe(true)
    expect(isOnDays(wallToInstant('2026-07-15T00:00:00'), to)).toBe(false)
    const from = { from: '2026-07-14' }
    expect(isOnDays(wallToInstant('2026-07-14T00:00:00'), from)).toBe(true)
    expect(isOnDays(wallToInstant('2026-07-13T23:59:59.999'), from)).toBe(false)
    expect(isOnDays(0, {})).toBe(true)
  })

  it('says which day it is in Paris', () => {
    expect(todayInParis(utc('2026-07-13T21:59:59Z'))).toBe('2026-07-13')
    expect(todayInParis(utc('2026-07-13T22:00:00Z'))).toBe('2026-07-14')
  })

  test.prop([instant])(
    'converts each instant to wall time and back, except in the repeated hour of autumn',
    (moment) => {
      const wall = instantToWall(moment)
      const back = wallToInstant(wall)
      expect(instantToWall(back)).toBe(wall)
      if (localHourKind(wall) === 'normal') expect(back).toBe(moment)
      else expect(moment - back).toBeLessThanOrEqual(3_600_000)
    },
  )

  test.prop([wallDate, fc.nat(86_399)])(
    'converts each wall time to an instant and back, except in the skipped hour of spring',
    (date, second) => {
      const wall = `${date}T${new Date(second * 1000).toISOString().slice(11, 19)}`
      const back = instantToWall(wallToInstant(wall))
      if (localHourKind(wall) === 'skipped') expect(back > wall).toBe(true)
      else expect(back).toBe(wall)
    },
  )
})

describe('the Paris clock', () => {
  it('stays right beyond the size of its cache', () => {
    const hours = Array.from({ length: 10_001 }, (_, hour) => utc('2030-01-01T00:00:00Z') + hour * 3_600_000)
    const walls = new Set(hours.map((hour) => instantToWall(hour)))
    // The hour that autumn repeats.
    expect(walls.size).toBe(hours.length - 1)
    expect(instantToWall(utc('2026-07-14T17:00:00Z'))).toBe('2026-07-14T19:00:00')
    expect(instantToWall(utc('2026-01-14T17:00:00Z'))).toBe('2026-01-14T18:00:00')
  })
})

describe('days', () => {
  it('adds months within the shorter month [AMB-65]', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  })

  it('adds days across clock changes and years', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  })

  it('names weekdays', () => {
    const week = Array.from({ length: 7 }, (_, index) => weekdayOf(addDays('2026-11-16', index)))
    expect(week).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
  })

  it('accepts only calendar days written YYYY-MM-DD, from year 1000 to 9999', () => {
    expect(isDay('2024-02-29')).toBe(true)
    expect(['0999-01-01', '1000-01-01', '9999-12-31', '10000-01-01'].map(isDay)).toEqual([false, true, true, false])
    const none = [
      '2026-02-29',
      '2026-02-30',
      '2026-04-31',
      '2026-13-01',
      '2026-00-01',
      '2026-01-00',
      '26-01-01',
      '',
      'hier',
    ]
    expect(none.filter(isDay)).toEqual([])
    expect(['2026-1-1', '2026-01-01T00:00:00', ' 2026-01-01', '2026-01-01\n'].filter(isDay)).toEqual([])
  })

  test.prop([wallDate, fc.integer({ min: -5000, max: 5000 })])(
    'adding days is undone by taking them away',
    (date, n) => {
      expect(addDays(addDays(date, n), -n)).toBe(date)
    },
  )

  test.prop([wallDate, fc.integer({ min: -120, max: 120 })])('adding months lands in the month meant', (date, n) => {
    const [year = 0, month = 0] = date.split('-').map(Number)
    const later = addMonths(date, n)
    expect(Number(later.slice(0, 4)) * 12 + Number(later.slice(5, 7))).toBe(year * 12 + month + n)
    expect(later.slice(8) <= date.slice(8)).toBe(true)
  })
})

it('isClockTime accepts HH:mm from 00:00 to 24:00 only [RST-18] [AMB-14]', () => {
  expect(['00:00', '09:05', '19:30', '23:59', '24:00'].filter(isClockTime)).toHaveLength(5)
  expect(
    ['9:00', '24:30', '24:01', '25:00', '12:60', '12:5', '', ' 12:00', '12:00:00', '١٢:٠٠'].filter(isClockTime),
  ).toEqual([])
})
