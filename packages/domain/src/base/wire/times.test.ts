import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatInstant, formatTime } from '../format/index.ts'
import { instantToWall, localHourKind } from '../time/index.ts'
import { dayRangeQuery, readClockTime, readInstant, readWallTime, writeWallTime } from './index.ts'

const shown = (value: unknown) => formatDateTime(readWallTime(value))
const wrong = [
  [],
  [2026],
  [2026, 7],
  [2026, 7, 14, 19],
  [2026, 13, 1],
  [2026, 2, 30, 10, 0],
  [2026, 7, 14, 25, 0],
  [2026, 7, 14, 19, 0, 5, -1],
  [2026, 7, 14, 19.5, 0],
  ['2026', '7', '14'],
  'abc',
  '',
  '14/07/2026',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-07-14T25:00',
  '2026-07-14T10:00:00+99:00',
  null,
  undefined,
  {},
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  8.64e15,
]

describe.each(['Europe/Paris', 'America/New_York', 'Pacific/Auckland'])('on a machine in %s', (zone) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('reads arrays of 3, 5, 6 and 7 numbers [ORD-20] [GEN-02]', () => {
    expect(readWallTime([2026, 7, 14])).toBe('2026-07-14')
    expect(readWallTime([2026, 7, 14, 19, 0])).toBe('2026-07-14T19:00:00')
    expect(readWallTime([2026, 7, 14, 19, 0, 5])).toBe('2026-07-14T19:00:05')
    expect(readWallTime([2026, 7, 14, 19, 0, 5, 123_000_000])).toBe('2026-07-14T19:00:05.123')
    expect(shown([2026, 7, 14])).toBe('14/07/2026')
    expect(shown([2026, 7, 14, 19, 0])).toBe('14/07/2026 19:00')
    expect(shown([2026, 7, 14, 19, 0, 5, 123_000_000])).toBe('14/07/2026 19:00')
  })

  it('reads months from 1, leap days and the ends of the year [ORD-20]', () => {
    expect(shown([2026, 1, 1, 0, 5])).toBe('01/01/2026 00:05')
    expect(shown([2026, 12, 31, 23, 59])).toBe('31/12/2026 23:59')
    expect(shown([2024, 2, 29, 12, 0])).toBe('29/02/2024 12:00')
  })

  it.each(wrong.map((value) => [value]))('reads %j as null, shown as « Date invalide » [RES-18]', (value) => {
    expect(readWallTime(value)).toBeNull()
    expect(readInstant(value)).toBeNull()
    expect(shown(value)).toBe('Date invalide')
    expect(formatDate(readWallTime(value))).toBe('Date invalide')
    expect(formatInstant(readInstant(value))).toBe('Date invalide')
    expect(formatTime(readWallTime(value))).toBe('--:--')
  })

  it('sends the wall clock as it is, seconds added when missing', () => {
    expect(writeWallTime('2026-07-14T19:00')).toBe('2026-07-14T19:00:00')
    expect(writeWallTime('2026-07-14T19:00:00')).toBe('2026-07-14T19:00:00')
  })

  it('reads UTC, offsets and a space for the T [ORD-20]', () => {
    for (const text of [
      '2026-07-14T17:00:00Z',
      '2026-07-14T19:00:00+02:00',
      '2026-07-14T19:00:00+0200',
      '2026-07-14 19:00:00',
      '2026-07-14 17:00Z',
      '2026-07-14T19:00',
      '2026-07-14T19:00:00.000000000',
    ]) {
      expect(shown(text)).toBe('14/07/2026 19:00')
      expect(readInstant(text)).toBe(Date.UTC(2026, 6, 14, 17))
    }
  })

  it('reads text with blanks around it', () => {
    for (const text of [' 2026-07-14T19:00 ', ' 2026-07-14T17:00:00Z '])
      expect(readWallTime(text)).toBe('2026-07-14T19:00:00')
  })

  it('reads parts of a second, to the millisecond', () => {
    expect(readWallTime([2026, 7, 14, 19, 0, 5, 5_000_000])).toBe('2026-07-14T19:00:05.005')
    expect(readWallTime('2026-07-14T19:00:00.5')).toBe('2026-07-14T19:00:00.500')
    for (const suffix of ['Z', '+00:00', '+0000'])
      expect(readInstant(`2026-07-14T17:00:00.123987654${suffix}`)).toBe(Date.UTC(2026, 6, 14, 17, 0, 0, 123))
  })

  it('reads a day without time as that day', () => {
    expect(readWallTime('2026-07-14')).toBe('2026-07-14')
    expect(shown('2026-07-14')).toBe('14/07/2026')
    expect(readInstant('2026-07-14')).toBe(Date.UTC(2026, 6, 13, 22))
    expect(formatTime('2026-07-14')).toBe('--:--')
  })

  it('reads seconds and milliseconds since the epoch', () => {
    for (const number of [1784055600, 1784055600000]) {
      expect(readInstant(number)).toBe(Date.UTC(2026, 6, 14, 19))
      expect(shown(number)).toBe('14/07/2026 21:00')
    }
    expect(readInstant(1784055600.123)).toBe(1784055600123)
    expect(readInstant(1e11)).toBe(1e11)
  })

  it('reads instants of the years that have four digits', () => {
    const [first, last] = [Date.UTC(1000, 0, 2), Date.UTC(9999, 11, 30)]
    expect([first, last].map(readInstant)).toEqual([first, last])
    expect([first - 1, last + 1].map(readInstant)).toEqual([null, null])
  })

  it('shows skipped and repeated hours as the wall clock has them', () => {
    expect(shown([2026, 3, 29, 2, 30])).toBe('29/03/2026 02:30')
    expect(readInstant([2026, 3, 29, 2, 30])).toBe(Date.UTC(2026, 2, 29, 1, 30))
    expect(shown([2026, 10, 25, 2, 30])).toBe('25/10/2026 02:30')
    expect(shown('2026-10-25T00:30:00Z')).toBe('25/10/2026 02:30')
    expect(shown('2026-10-25T01:30:00Z')).toBe('25/10/2026 02:30')
  })

  it('writes the query range of a Paris day, without a zone or in UTC [ORD-37] [AMB-21]', () => {
    expect(dayRangeQuery('2026-07-14', 'local')).toEqual({
      startDate: '2026-07-14T00:00:00',
      endDate: '2026-07-14T23:59:59',
    })
    expect(dayRangeQuery('2026-07-14', 'utc')).toEqual({
      startDate: '2026-07-13T22:00:00.000Z',
      endDate: '2026-07-14T21:59:59.000Z',
    })
    expect(dayRangeQuery('2026-03-29', 'utc')).toEqual({
      startDate: '2026-03-28T23:00:00.000Z',
      endDate: '2026-03-29T21:59:59.000Z',
    })
  })
})

describe('times of day', () => {
  it('reads arrays, text and objects', () => {
    for (const value of [
      [19, 30],
      [19, 30, 0],
      [19, 30, 0, 0],
      '19:30',
      ' 19:30 ',
      '19:30:00',
      '19:30:00.125',
      { hour: 19, minute: 30, second: 0 },
    ])
      expect(readClockTime(value)).toBe('19:30')
    for (const value of [[0], [0, 0], '00:00', { hour: 0 }]) expect(readClockTime(value)).toBe('00:00')
    expect(readClockTime([24, 0])).toBe('24:00')
  })

  it('reads any other value as null', () => {
    for (const value of [
      '9:00',
      '24:30',
      '25:00',
      '12:60',
      [24, 30],
      [25],
      [12, 60],
      [-1],
      [1.5],
      ['9'],
      ['9', 30],
      [19, 30, 0, 0, 0],
      '119:30',
      '19:30x',
      [],
      {},
      null,
      9,
      '',
    ])
      expect(readClockTime(value)).toBeNull()
  })
})

describe('reading any value from a server', () => {
  const junk = fc.oneof(
    fc.anything(),
    fc.jsonValue(),
    fc.double(),
    fc.array(fc.oneof(fc.integer({ min: -1, max: 61 }), fc.integer({ min: 1999, max: 2040 }), fc.double())),
    fc.stringMatching(/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/),
  )

  test.prop([junk], { numRuns: 500 })('gives a time that can be shown, or null, without a crash', (value) => {
    const wall = readWallTime(value)
    if (wall !== null) {
      expect(wall).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{3})?)?$/)
      expect(Number.isNaN(Date.parse(`${wall.slice(0, 10)}T00:00:00Z`))).toBe(false)
    }
    const instant = readInstant(value)
    expect(instant === null).toBe(wall === null)
    if (instant !== null) {
      expect(Number.isInteger(instant)).toBe(true)
      expect(instantToWall(instant)).toMatch(/^\d{4}-/)
    }
    expect(readClockTime(value) ?? '00:00').toMatch(/^\d\d:\d\d$/)
  })

  test.prop([fc.date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })])(
    'gives the same wall time for every spelling',
    (date) => {
      const wall = instantToWall(Math.floor(date.getTime() / 1000) * 1000)
      const parts = wall.split(/[-T:]/).map(Number)
      const spellings = [wall, wall.replace('T', ' '), parts, [...parts, 0]]
      for (const spelling of spellings) expect(readWallTime(spelling)).toBe(wall)
      expect(writeWallTime(wall)).toBe(wall)
      const instant = readInstant(wall) ?? Number.NaN
      if (localHourKind(wall) !== 'skipped') expect(readWallTime(new Date(instant).toISOString())).toBe(wall)
    },
  )
})
