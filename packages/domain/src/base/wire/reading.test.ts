import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatInstant,
  formatTime,
  leadingId,
  orderNumber,
  shortId,
} from '../format/index.ts'
import { instantToWall, localHourKind } from '../time/index.ts'
import {
  asRecord,
  dayRangeQuery,
  NotAnswered,
  pageToShow,
  readBody,
  readBoolean,
  readCents,
  readClockTime,
  readId,
  readInstant,
  readList,
  readNumber,
  readOptionalString,
  readPaged,
  readString,
  readWallTime,
  toQueryString,
  writeWallTime,
} from './index.ts'

const asked = { page: 0, size: 20 }
const numberOf = (row: unknown) => readNumber(row) ?? -1

describe('pages', () => {
  it('reads the old form, the nested form and a bare list alike [ENT-01]', () => {
    const one = { items: [1], total: 1, totalPages: 1, page: 0, size: 20, first: true, last: true }
    expect(readPaged({ content: [1], totalElements: 1, totalPages: 1 }, numberOf, asked)).toEqual(one)
    const page = { size: 20, number: 0, totalElements: 1, totalPages: 1 }
    expect(readPaged({ content: [1], page }, numberOf, asked)).toEqual(one)
    expect(readPaged([1], numberOf, asked)).toEqual(one)
  })

  it('goes to the last page there is when the asked one is gone [ENT-01]', () => {
    const gone = readPaged({ content: [], totalElements: 21, totalPages: 2 }, numberOf, { page: 5, size: 20 })
    expect(gone).toMatchObject({ items: [], total: 21, page: 5, last: true })
    expect(pageToShow(gone)).toBe(1)
    expect(pageToShow({ page: 1, totalPages: 3 })).toBe(1)
    expect(pageToShow({ page: 3, totalPages: 0 })).toBe(0)
  })

  it('derives first and last when absent, keeps them when given [ENT-01]', () => {
    const middle = { content: [1], totalElements: 50, totalPages: 3 }
    expect(readPaged(middle, numberOf, { page: 1, size: 20 })).toMatchObject({ first: false, last: false })
    expect(readPaged(middle, numberOf, { page: 2, size: 20 })).toMatchObject({ first: false, last: true })
    expect(readPaged({ ...middle, first: true, last: true }, numberOf, { page: 1, size: 20 })).toMatchObject({
      first: true,
      last: true,
    })
  })

  it('takes page and size from the answer rather than from the request', () => {
    const page = { size: 10, number: 2, totalElements: 21, totalPages: 3 }
    expect(readPaged({ content: [1], page }, numberOf, { page: 5, size: 20 })).toMatchObject({ page: 2, size: 10 })
    const first = Array.from({ length: 20 }, (_, index) => index)
    expect(readPaged({ content: first, totalElements: 41 }, numberOf, asked).totalPages).toBe(3)
  })

  it('takes the size from the rows when fewer came than requested and more remain', () => {
    const capped = { content: [1, 2], totalElements: 5 }
    expect(readPaged(capped, numberOf, asked)).toMatchObject({ size: 2, totalPages: 3, last: false })
    expect(readPaged({ ...capped, size: 20, totalPages: 3 }, numberOf, asked)).toMatchObject({ size: 2, last: false })
    const last = { content: [1], totalElements: 21, totalPages: 2 }
    expect(readPaged(last, numberOf, { page: 1, size: 20 })).toMatchObject({ size: 20, last: true })
  })

  it('reads a bare list as one complete page', () => {
    const rows = Array.from({ length: 45 }, (_, index) => index)
    expect(readPaged(rows, numberOf, { page: 2, size: 20 })).toEqual({
      items: rows,
      total: 45,
      totalPages: 1,
      page: 0,
      size: 45,
      first: true,
      last: true,
    })
  })

  test.prop([
    fc.oneof(
      fc.anything(),
      fc.record(
        {
          content: fc.oneof(fc.array(fc.anything()), fc.anything()),
          totalElements: fc.anything(),
          totalPages: fc.oneof(fc.integer(), fc.double(), fc.anything()),
          page: fc.record({ number: fc.double(), size: fc.integer(), totalElements: fc.string() }),
          first: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    ),
    fc.nat(50),
    fc.integer({ min: 1, max: 100 }),
  ])('reads any value as a valid page, or throws NotAnswered', (value, page, size) => {
    const reading = () => readPaged(value, (row) => row, { page, size })
    if (!Array.isArray(asRecord(value)?.content ?? value)) {
      expect(reading).toThrow(NotAnswered)
      return
    }
    const read = reading()
    for (const count of [read.total, read.totalPages, read.page, read.size, pageToShow(read)]) {
      expect(Number.isInteger(count)).toBe(true)
      expect(count).toBeGreaterThanOrEqual(0)
    }
    expect(pageToShow(read)).toBeLessThanOrEqual(Math.max(0, read.totalPages - 1))
    expect([typeof read.first, typeof read.last]).toEqual(['boolean', 'boolean'])
  })
})

describe('values', () => {
  it('reads amounts as whole cents, from numbers and decimal text (T16)', () => {
    const euros = [2.99, 3, 4.35, 8.2, 19.99, 1000.01, 0.1 + 0.2, 1.005, '19.99', '1E+2', '12.50', -4.35]
    expect(euros.map(readCents)).toEqual([299, 300, 435, 820, 1999, 100_001, 30, 101, 1999, 10_000, 1250, -435])
    for (const value of ['12,5', '', 'x', null, undefined, {}, [3], true, Number.NaN, '1e999', 1e21])
      expect(readCents(value)).toBeUndefined()
  })

  it('sums amounts without the errors of doubles', () => {
    expect([1.1, 2.2, 3.3].reduce((sum, euros) => sum + (readCents(euros) ?? 0), 0)).toBe(660)
  })

  it('reads ids, numbers or text, as text (T18)', () => {
    const ids = ['00000000-0000-0000-0000-00000012ab34', 42, 'abc', 0].map(readId)
    expect(ids).toEqual(['00000000-0000-0000-0000-00000012ab34', '42', 'abc', '0'])
    expect([orderNumber(readId(42)), shortId(readId(42)), leadingId(readId(42))]).toEqual(['42', '42', '42'])
    expect([null, undefined, {}, Number.NaN].map(readId)).toEqual(['', '', '', ''])
  })

  it('takes absent, null and blank text for absent (T17)', () => {
    expect([undefined, null, '', '  ', {}].map(readOptionalString)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(readOptionalString(' a ')).toBe(' a ')
    expect([readString('a'), readString(3), readString(null), readString(true)]).toEqual(['a', '3', '', ''])
  })

  it('reads only objects as records', () => {
    expect([null, undefined, 'a', 3, [], true].map(asRecord)).toEqual(Array.from({ length: 6 }))
    expect(asRecord({ a: 1 })).toEqual({ a: 1 })
  })

  it('reads decimal numbers from text, with blanks around, and no other notation', () => {
    expect([' 12 ', '1e3', '1E12', '1e-2', '+3', '-4.5'].map(readNumber)).toEqual([12, 1000, 1e12, 0.01, 3, -4.5])
    expect(['0x10', '0b1', '1_000', 'Infinity', ' '].map(readNumber)).toEqual(Array.from({ length: 5 }))
  })

  it('tells false from absent', () => {
    expect([true, false, null, 'true', 1].map(readBoolean)).toEqual([true, false, undefined, undefined, undefined])
  })

  it('reads lists, bare or in a page', () => {
    expect(readList(['a', 2], readString)).toEqual(['a', '2'])
    expect(readList({ content: ['a'] }, readString)).toEqual(['a'])
    for (const value of [null, {}, 'a', 3]) expect(readList(value, readString)).toEqual([])
  })

  test.prop([fc.anything()], { numRuns: 300 })(
    'reads any value without throwing, always as the declared type',
    (value) => {
      expect(typeof readString(value)).toBe('string')
      expect(Number.isFinite(readNumber(value) ?? 0)).toBe(true)
      expect(Number.isSafeInteger(readCents(value) ?? 0)).toBe(true)
      expect(Array.isArray(readList(value, readId))).toBe(true)
      expect(readOptionalString(value)?.trim()).not.toBe('')
      expect(Array.isArray(asRecord(value))).toBe(false)
    },
  )

  test.prop([fc.integer({ min: -1e9, max: 1e9 })])(
    'reads back every amount of cents that a double can carry',
    (cents) => {
      expect(readCents(cents / 100)).toBe(cents)
      expect(readCents((cents / 100).toFixed(2))).toBe(cents)
      expect(readCents(JSON.parse(JSON.stringify(cents / 100)))).toBe(cents)
    },
  )
})

describe('bodies (T14)', () => {
  it('reads JSON as JSON, a blank body as undefined and other text as text', () => {
    expect(readBody('{"a":1}')).toEqual({ a: 1 })
    expect(readBody('false')).toBe(false)
    expect(readBody('')).toBeUndefined()
    expect(readBody(' \n')).toBeUndefined()
    expect(readBody('OK')).toBe('OK')
  })

  test.prop([fc.jsonValue()])('reads back all JSON', (value) => {
    expect(readBody(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
  })
})

describe('queries (T21)', () => {
  it('sends false and 0, leaves out what is blank, encodes plus signs', () => {
    expect(toQueryString({ resolved: false, page: 0, status: '', name: '  ', a: undefined, b: null })).toBe(
      '?resolved=false&page=0',
    )
    expect(toQueryString({ phone: '+33612345678', startDate: '2026-07-14T00:00:00+02:00' })).toBe(
      '?phone=%2B33612345678&startDate=2026-07-14T00%3A00%3A00%2B02%3A00',
    )
    expect(toQueryString({ name: 'Zoé & fils=1' })).toBe('?name=Zo%C3%A9+%26+fils%3D1')
    expect(toQueryString({ status: '' })).toBe('')
  })

  test.prop([fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.integer(), fc.boolean()))])(
    'reads back as the same parameters without the blank ones',
    (params) => {
      const meant = Object.entries(params).filter(([, value]) => String(value).trim() !== '')
      const read = [...new URLSearchParams(toQueryString(params))]
      expect(read).toEqual(meant.map(([name, value]) => [name, String(value)]))
    },
  )
})

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
