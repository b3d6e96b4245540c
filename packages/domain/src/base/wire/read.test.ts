import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { leadingId, orderNumber, shortId } from '../format/index.ts'
import {
  asRecord,
  readBody,
  readBoolean,
  readCents,
  readId,
  readList,
  readNumber,
  readOptionalString,
  readString,
  toQueryString,
} from './index.ts'

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
