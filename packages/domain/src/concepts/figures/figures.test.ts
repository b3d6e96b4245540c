import { expect, it } from 'vitest'
import { NotAnswered } from '../../base/wire/index.ts'
import { getBookingFigures, getOrderFigures, serviceAt } from './index.ts'

const period = { from: '2026-11-01', to: '2026-11-07' }
const query = { ...period }

it('reading order figures gives amounts in cents, and 0 or empty for missing figures', () => {
  const read = getOrderFigures.response(
    {
      since: '2026-10-01',
      period: { ...period, orders: 2, revenue: 25.5 },
      days: [{ day: '2026-11-01', orders: 2, revenue: '25.5' }],
      services: { LUNCH: { orders: 2, revenue: 25.5, previousRevenue: 1.1 } },
    },
    query,
  )
  expect(read).toMatchObject({
    since: '2026-10-01',
    period: { ...period, orders: 2, revenue: 2550 },
    previous: { orders: 0, revenue: 0 },
    days: [{ day: '2026-11-01', orders: 2, revenue: 2550 }],
    hours: [],
    services: {
      LUNCH: { orders: 2, revenue: 2550, previousRevenue: 110 },
      DINNER: { orders: 0, revenue: 0, previousRevenue: 0 },
    },
    dishes: { distinct: 0, listed: [] },
  })
})

it.each(['<html>', null, [], {}, { period: 'November' }])('reading figures refuses the answer %j', (body) => {
  expect(() => getOrderFigures.response(body, query)).toThrow(NotAnswered)
  expect(() => getBookingFigures.response(body, query)).toThrow(NotAnswered)
})

it('serviceAt counts the hours after midnight as the evening service', () => {
  const hours = [0, 4, 5, 11, 15, 16, 23]
  expect(hours.map(serviceAt)).toEqual(['DINNER', 'DINNER', 'LUNCH', 'LUNCH', 'LUNCH', 'DINNER', 'DINNER'])
})
