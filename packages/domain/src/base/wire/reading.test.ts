import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { leadingId, orderNumber, shortId } from '../format/index.ts'
import {
  asRecord,
  NotAnswered,
  pageToShow,
  readBody,
  readBoolean,
  readCents,
  readId,
  readList,
  readNumber,
  readOptionalString,
  readPaged,
  readString,
  toQueryString,
} from './index.ts'

const asked = { page: 0, size: 20 }
const number = (row: unknown) => readNumber(row) ?? -1

describe('pages', () => {
  it('reads the old form, the nested form and a bare list alike [ENT-01]', () => {
    const one = { items: [1], total: 1, totalPages: 1, page: 0, size: 20, first: true, last: true }
    expect(readPaged({ content: [1], totalElements: 1, totalPages: 1 }, number, asked)).toEqual(one)
    const page = { size: 20, number: 0, totalElements: 1, totalPages: 1 }
    expect(readPaged({ content: [1], page }, number, asked)).toEqual(one)
    expect(readPaged([1], number, asked)).toEqual(one)
  })

  it('goes to the last page there is when the asked one is gone [ENT-01]', () => {
    const gone = readPaged({ content: [], totalElements: 21, totalPages: 2 }, number, { page: 5, size: 20 })
    expect(gone).toMatchObject({ items: [], total: 21, page: 5, last: true })
    expect(pageToShow(gone)).toBe(1)
    expect(pageToShow({ page: 1, totalPages: 3 })).toBe(1)
    expect(pageToShow({ page: 3, totalPages: 0 })).toBe(0)
  })

  it('derives first and last when absent, keeps them when given [ENT-01]', () => {
    const middle = { content: [1], totalElements: 50, totalPages: 3 }
    expect(readPaged(middle, number, { page: 1, size: 20 })).toMatchObject({ first: false, last: false })
    expect(readPaged(middle, number, { page: 2, size: 20 })).toMatchObject({ first: false, last: true })
    expect(readPaged({ ...middle, first: true, last: true }, number, { page: 1, size: 20 })).toMatchObject({
      first: true,
      last: true,
    })
  })

  it('takes page and size from the answer rather than from the request', () => {
    const page = { size: 10, number: 2, totalElements: 21, totalPages: 3 }
    expect(readPaged({ content: [1], page }, number, { page: 5, size: 20 })).toMatchObject({ page: 2, size: 10 })
    const first = Array.from({ length: 20 }, (_, index) => index)
    expect(readPaged({ content: first, totalElements: 41 }, number, asked).totalPages).toBe(3)
  })

  it('takes the size from the rows when fewer came than requested and more remain', () => {
    const capped = { content: [1, 2], totalElements: 5 }
    expect(readPaged(capped, number, asked)).toMatchObject({ size: 2, totalPages: 3, last: false })
    expect(readPaged({ ...capped, size: 20, totalPages: 3 }, number, asked)).toMatchObject({ size: 2, last: false })
    const last = { content: [1], totalElements: 21, totalPages: 2 }
    expect(readPaged(last, number, { page: 1, size: 20 })).toMatchObject({ size: 20, last: true })
  })

  it('reads a bare list as one complete page', () => {
    const rows = Array.from({ length: 45 }, (_, index) => index)
    expect(readPaged(rows, number, { page: 2, size: 20 })).toEqual({
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
