import { expect, it } from 'vitest'
import { isFiltered, ofService } from './order-filters.ts'

it('knows when anything is narrowed', () => {
  expect(isFiltered({})).toBe(false)
  expect(isFiltered({ status: 'READY' })).toBe(true)
  expect(isFiltered({ service: 'pickup' })).toBe(true)
  expect(isFiltered({ day: '2026-11-21' })).toBe(true)
  expect(isFiltered({ restaurant: 'leaf' })).toBe(true)
})

it('keeps the orders of the service asked for, all of them when none is', () => {
  const [carried, fetched] = [{ delivery: true }, { delivery: false }]
  expect(ofService([carried, fetched], 'delivery')).toEqual([carried])
  expect(ofService([carried, fetched], 'pickup')).toEqual([fetched])
  expect(ofService([carried, fetched])).toEqual([carried, fetched])
})
