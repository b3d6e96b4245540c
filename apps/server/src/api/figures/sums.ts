import { type AnalyticsPeriod, daysOf } from '@potager/domain/analytics'
import type { contract } from '@potager/domain/contract'
import { type Service, serviceAt } from '@potager/domain/figures'
import { addDays, type WallDate } from '@potager/domain/time'
import type { z } from 'zod'
import type { Counted, House } from './houses.ts'
import type { OrderCounts, Sold } from './orders.ts'

type WireFigures = z.input<typeof contract.figures.getOrderFigures.response>

function sum(rows: readonly Sold[]): Sold {
  return rows.reduce((all, { orders, cents }) => ({ orders: all.orders + orders, cents: all.cents + cents }), {
    orders: 0,
    cents: 0,
  })
}

const less = (all: Sold, late: Sold): Sold => ({ orders: all.orders - late.orders, cents: all.cents - late.cents })
const said = ({ orders, cents }: Sold) => ({ orders, revenue: cents / 100 })
const saidBefore = ({ orders, cents }: Sold) => ({ previousOrders: orders, previousRevenue: cents / 100 })

/** The days of a period from the first one with data: a zero before it would say that nothing was sold. */
export function knownDays({ from, to }: AnalyticsPeriod, since: WallDate | null): WallDate[] {
  const all = Array.from({ length: daysOf({ from, to }) }, (_, index) => addDays(from, index))
  return all.filter((day) => since !== null && day >= since)
}

/** Makes the answer of what the database counted. */
export function orderFiguresOf(
  { period, previous }: Counted,
  houses: readonly House[],
  { since, sold, hours, dishes, late, lateDishes }: OrderCounts,
): WireFigures {
  const ofHouses = sold.filter(({ restaurantId }) => restaurantId !== null)
  const days = new Map(sold.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const])))
  const inHouse = (id: string, now: boolean) =>
    sum(ofHouses.filter((row) => row.restaurantId === id && row.now === now))
  const inService = (service: Service) => {
    const of = ({ hour }: { hour: number }) => serviceAt(hour) === service
    return {
      ...said(sum(hours.filter((row) => row.now && of(row)))),
      ...saidBefore(less(sum(hours.filter((row) => !row.now && of(row))), sum(late.filter(of)))),
    }
  }
  const cut = new Map(lateDishes.map((dish) => [dish.id, dish]))
  return {
    since,
    period: { ...period, ...said(sum(ofHouses.filter(({ now }) => now))) },
    previous: { ...previous, ...said(less(sum(ofHouses.filter(({ now }) => !now)), sum(late))) },
    days: knownDays(period, since).map((day) => ({ day, ...said(days.get(day) ?? sum([])) })),
    hours: hours
      .filter(({ now }) => now)
      .map((row) => ({ weekday: row.weekday, hour: row.hour, ...said(row) }))
      .toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    services: { LUNCH: inService('LUNCH'), DINNER: inService('DINNER') },
    restaurants: houses.map(({ id, name }) => ({
      id,
      name,
      ...said(inHouse(id, true)),
      ...saidBefore(less(inHouse(id, false), sum(late.filter(({ restaurantId }) => restaurantId === id)))),
    })),
    dishes: {
      distinct: dishes[0]?.distinct ?? 0,
      listed: dishes.map((dish) => ({
        id: dish.id,
        name: dish.name,
        portions: dish.portions,
        revenue: dish.cents / 100,
        previousPortions: dish.previousPortions - (cut.get(dish.id)?.portions ?? 0),
        previousRevenue: (dish.previousCents - (cut.get(dish.id)?.cents ?? 0)) / 100,
      })),
    },
  }
}
