import { expect, it } from 'vitest'
import { orderPageOf } from './localList.ts'

it('orderPageOf asks for the chosen period and restaurant, and sends no empty filter [FIG-10]', () => {
  const pagination = { page: 2, perPage: 50 }
  const sort = { field: 'total', order: 'ASC' } as const
  const asked = (filter: object) => orderPageOf({ pagination, sort, filter }, 1000)
  const page = { page: 1, size: 50, sortBy: 'totalAmount', sortDirection: 'asc' }
  const chosen = { from: '2026-11-01', to: '2026-11-30', restaurantId: 'r1' }
  expect(asked(chosen)).toEqual({ ...page, ...chosen })
  expect(asked({ from: '', restaurantId: '' })).toEqual(page)
})
