import { fc, test } from '@fast-check/vitest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setServerClock } from '../../fixtures/network.ts'
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
import { clockOffset, learnClock, onClockOffset, serverNow } from './server-clock.ts'
import { readTypedDate } from './typed.ts'
import { readTypedTime } from './typed-time.ts'
import { weekdays, weeksOfMonth } from './wall-time.ts'

const utc = (iso: string) => Date.parse(iso)
const anyDay = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
const instant = anyDay.map((date) => date.getTime())
const wallDate = anyDay.map((date) => date.toISOString().slice(0, 10))

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

it('reads a day in its usual spellings', () => {
  const written = [
    '21/11/2026',
    '21-11-2026',
    '21.11.26',
    ' 21 11 2026 ',
    '21112026',
    '211126',
    '«\u00a021‑11‑2026\u00a0»',
    '\u200b21/11/26',
    '2026-11-21',
    '21 novembre 2026',
    '21 Nov. 2026',
    '21 / 11 / 2026',
    '21  novembre  2026',
  ]
  expect(written.map((typed) => readTypedDate(typed))).toEqual(written.map(() => '2026-11-21'))
  expect(readTypedDate('1er février 2027')).toBe('2027-02-01')
  expect(readTypedDate('3 août 2026')).toBe('2026-08-03')
  expect(readTypedDate('3 janvier 2027')).toBe('2027-01-03')
})

it('reads a day without a year as the next such day, and as null without today’s date', () => {
  expect(readTypedDate('21/11', '2026-11-21')).toBe('2026-11-21')
  expect(readTypedDate('20/11', '2026-11-21')).toBe('2027-11-20')
  expect(readTypedDate('29 février', '2026-11-21')).toBe('2028-02-29')
  expect(readTypedDate('29/02', '2096-03-01')).toBe('2104-02-29')
  expect(readTypedDate('2111', '2026-11-21')).toBe('2026-11-21')
  expect(readTypedDate('21/11')).toBeNull()
})

it('reads a day by its word, from today, as people say it [TYP-08]', () => {
  const friday = '2026-11-27'
  const words = {
    'aujourd’hui': friday,
    Demain: '2026-11-28',
    'après-demain': '2026-11-29',
    'apres demain': '2026-11-29',
    samedi: '2026-11-28',
    'ce samedi': '2026-11-28',
    'Samedi prochain': '2026-11-28',
    'samedi en huit': '2026-12-05',
    vendredi: '2026-12-04',
    'jeu.': '2026-12-03',
    mar: '2026-12-01',
    'lundi 30': '2026-11-30',
    'mardi 1er': '2026-12-01',
    'vendredi 27': friday,
    'vendredi 15': '2027-01-15',
    'lundi 30 novembre': '2026-11-30',
    'lun. 30/11/2026': '2026-11-30',
    'le lundi 30 nov.': '2026-11-30',
    'le 30 novembre': '2026-11-30',
  }
  const read = Object.keys(words).map((typed) => [typed, readTypedDate(typed, friday)])
  expect(Object.fromEntries(read)).toEqual(words)
  for (const typed of ['demain', 'samedi', 'lundi 30']) expect(readTypedDate(typed)).toBeNull()
  expect(readTypedDate('mardi 30 novembre', friday)).toBeNull()
})

const today = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2024-01-01', days))
const names = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const named = (date: string) => names[weekdays.indexOf(weekdayOf(date))] ?? ''

test.prop([today, fc.integer({ min: 1, max: 7 })])('reads a weekday as its day of the coming week', (from, away) => {
  const date = addDays(from, away)
  expect(readTypedDate(named(date), from)).toBe(date)
  expect(readTypedDate(`${named(date)} prochain`, from)).toBe(date)
})

test.prop([today, fc.integer({ min: 0, max: 27 })])(
  'reads a weekday with a number as its day within four weeks',
  (from, away) => {
    const date = addDays(from, away)
    expect(readTypedDate(`${named(date)} ${Number(date.slice(8))}`, from)).toBe(date)
  },
)

it('reads a text that is no day as null', () => {
  for (const typed of [
    '',
    '31/11/2026',
    '29/02/2027',
    '21/13/2026',
    '21/11/026',
    '21',
    'demain matin',
    'lundi 0',
    'lundi 32',
    'lundi 30/11/2027',
    'lundi dernier',
    'constructor',
    '1/1/202',
    '21 lundi 2026',
    '12026-11-21',
    '2026-11-211',
    '121/11/2026',
    '2111202',
    '311126',
    '121 novembre 2026',
    '21 novembre 2026 !',
  ]) {
    expect(readTypedDate(typed, '2026-11-21'), typed).toBeNull()
  }
})

it('reads every day written as DD/MM/YYYY', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 13)) {
    expect(readTypedDate(day.split('-').toReversed().join('/'))).toBe(day)
  }
})

it('reads a time of day in its usual spellings, and other text as null [TYP-03]', () => {
  const times = {
    '19:30': '19:30',
    '19h30': '19:30',
    '19 H': '19:00',
    '1930': '19:30',
    '7': '07:00',
    '7.05': '07:05',
    '00:00': '00:00',
    ' 19:30 ': '19:30',
    '0930': '09:30',
    '930': '09:30',
    '9h30': '09:30',
    '20h': '20:00',
    '20 heures 15': '20:15',
    '19\u202fh\u202f30\u200b': '19:30',
  }
  for (const [typed, time] of Object.entries(times)) expect(readTypedTime(typed), typed).toBe(time)
  for (const typed of ['', '24:00', '24h', '19:60', 'midi', '19:3', '193', '12345'])
    expect(readTypedTime(typed), typed).toBeNull()
})

it('reads 24:00 where it is allowed as the end of the day [TYP-03]', () => {
  expect(['24:00', '2400', '24h', '23h59'].map((typed) => readTypedTime(typed, '24:00'))).toEqual([
    '24:00',
    '24:00',
    '24:00',
    '23:59',
  ])
  for (const typed of ['24:01', '24h30', '25:00']) expect(readTypedTime(typed, '24:00'), typed).toBeNull()
})

it('weeksOfMonth gives whole weeks from Monday, with every day of the month once', () => {
  for (let month = '2024-01-15'; month < '2031-01-01'; month = addDays(month, 30)) {
    const weeks = weeksOfMonth(month)
    const days = weeks.flat()
    expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 'MONDAY')).toBe(true)
    expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)))
    const own = days.filter((day) => day.startsWith(month.slice(0, 7)))
    expect([own[0]?.slice(8), addDays(own.at(-1) ?? '', 1).slice(8)]).toEqual(['01', '01'])
  }
})

describe('server-clock', () => {
  const HOUR = 3_600_000
  const NOON = Date.parse('2026-11-25T12:00:00Z')
  const fresh = 'no-store'

  /** An answer as the server gives it at this moment of its own clock. */
  const answer = (at: number, more: Record<string, string> = {}) =>
    new Headers({ date: new Date(at).toUTCString(), 'cache-control': fresh, ...more })

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
  afterEach(() => {
    vi.useRealTimers()
    setServerClock(0)
  })

  describe('the server’s clock [CLK-01]', () => {
    it.each([26 * HOUR, -26 * HOUR, 90_000, -90_000, 10 * 365 * 24 * HOUR])(
      'is learned from an answer: %d ms',
      (by) => {
        learnClock(answer(NOON + by), NOON)
        expect(Math.abs(clockOffset() - by)).toBeLessThanOrEqual(500)
        expect(serverNow()).toBe(NOON + clockOffset())
      },
    )

    it('is corrected only beyond the tolerance plus the duration of the call', () => {
      learnClock(answer(NOON + HOUR), NOON - 8000, NOON + 8000)
      expect(clockOffset()).toBe(HOUR + 500)
      // Its `Date` may be of any moment between them.
      learnClock(answer(NOON + HOUR + 52_000), NOON - 8000, NOON + 8000)
      expect(clockOffset()).toBe(HOUR + 500)
      learnClock(answer(NOON + HOUR + 54_000), NOON - 8000, NOON + 8000)
      expect(clockOffset()).toBe(HOUR + 54_500)
    })

    it.each([1000, -1000, 40_000, -40_000])('is kept when an answer differs by little: %d ms', (by) => {
      const told = vi.fn<() => void>()
      onTestFinished(onClockOffset(told))
      learnClock(answer(NOON + HOUR), NOON)
      learnClock(answer(NOON + HOUR + by), NOON)
      expect(clockOffset()).toBe(HOUR + 500)
      expect(told).toHaveBeenCalledTimes(1)
    })

    it('is learned again after the device’s clock was corrected', () => {
      learnClock(answer(NOON + HOUR), NOON)
      vi.setSystemTime(NOON + HOUR)
      learnClock(answer(NOON + HOUR), NOON + HOUR)
      expect(Math.abs(clockOffset())).toBeLessThanOrEqual(500)
    })

    it.each([
      ['a shared cache', { age: '5400' }],
      ['the browser’s cache', { 'cache-control': 'private, max-age=7200' }],
      ['somebody who does not say', { 'cache-control': '' }],
      ['a server without a clock', { date: '' }],
      ['one whose date is none', { date: 'hier' }],
    ])('is not learned from the answer of %s', (_, headers) => {
      learnClock(answer(NOON - 2 * HOUR, headers), NOON)
      expect(clockOffset()).toBe(0)
    })

    it.each([{ age: '0' }, { 'cache-control': 'max-age=0, must-revalidate' }, { 'cache-control': 'no-cache' }])(
      'is learned from an uncached or revalidated answer: %o',
      (headers) => {
        learnClock(answer(NOON - 2 * HOUR, headers), NOON)
        expect(clockOffset()).toBe(500 - 2 * HOUR)
      },
    )

    it('is not reported to a listener that has unsubscribed', () => {
      const told = vi.fn<() => void>()
      onClockOffset(told)()
      learnClock(answer(NOON + HOUR), NOON)
      expect(told).not.toHaveBeenCalled()
    })
  })
})
