import { expect, it } from 'vitest'
import { isFiltered, ofService } from './order-filters.ts'

it('isFiltered is true with any filter', () => {
  expect(isFiltered({})).toBe(false)
  expect(isFiltered({ status: 'READY' })).toBe(true)
  expect(isFiltered({ service: 'pickup' })).toBe(true)
  expect(isFiltered({ day: '2026-11-21' })).toBe(true)
  expect(isFiltered({ restaurant: 'leaf' })).toBe(true)
})

it('ofService keeps the orders of the given service, or all without one', () => {
  const [carried, fetched] = [{ delivery: true }, { delivery: false }]
  expect(ofService([carried, fetched], 'delivery')).toEqual([carried])
  expect(ofService([carried, fetched], 'pickup')).toEqual([fetched])
  expect(ofService([carried, fetched])).toEqual([carried, fetched])
})
