import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { asRecord, NotAnswered, pageToShow, readNumber, readPaged } from './index.ts'

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
