import type { OrderStatus } from '@potager/domain/order'
import { DELIVERY_FEATURE, openState, type Schedule } from '@potager/domain/restaurant'
import { addDays, todayInParis, wallToInstant, weekdayOf } from '@potager/domain/time'
import type { DemoDish } from './house.ts'
import type { DemoCustomer } from './people.ts'
import type { Chance } from './random.ts'

/** Inputs of the demo orders. */
export type DemoOrderRestaurant = {
  restaurants: readonly ({ id: string; features: readonly string[] } & Schedule)[]
  dishes: readonly (DemoDish & { id: string })[]
  customers: readonly DemoCustomer[]
}

/** An order of the demo, by database column. */
export type DemoOrder = {
  id: string
  restaurant_id: string
  customer_id: string | null
  customer_name: string | null
  status: OrderStatus
  delivery: boolean
  created_at: string
  lines: {
    id: string
    dish_id: string
    dish_name: string
    unit_price_cents: number
    quantity: number
    allergens: string[]
  }[]
}

const COUNT = 600
const DAYS = 60
/** Statuses of the newest orders, newest first: still open whatever the hour of the load. */
const inHand: readonly OrderStatus[] = [
  ...Array<OrderStatus>(5).fill('PENDING'),
  ...Array<OrderStatus>(3).fill('CONFIRMED'),
  ...Array<OrderStatus>(4).fill('PREPARING'),
  ...Array<OrderStatus>(3).fill('READY'),
]
const MINUTE = 60_000
/** Busier towards the weekend. */
const weekdayWeight: Record<string, number> = {
  MONDAY: 0.7,
  TUESDAY: 0.8,
  WEDNESDAY: 0.9,
  THURSDAY: 1,
  FRIDAY: 1.5,
  SATURDAY: 1.7,
  SUNDAY: 1.1,
}
const walkIns = [null, 'Madame Blin', 'Camille', 'Monsieur Ott', 'Madame Roy', 'Monsieur Petit']

/** Most orders have a main course, some a starter, dessert or drink; larger tables order more of each. */
function linesOf(chance: Chance, dishes: DemoOrderRestaurant['dishes'], at: number): DemoOrder['lines'] {
  const people = chance.pick([1, 1, 2, 2, 2, 3, 4])
  const odds = { ENTREE: 0.35, PLAT: 1, DESSERT: 0.45, BOISSON: 0.6 } as const
  const chosen = Object.entries(odds).flatMap(([category, probability]) => {
    if (chance.next() >= probability) return []
    const offered = dishes.filter((dish) => dish.category === category && dish.available)
    const first = chance.pick(offered)
    const second = people > 1 && chance.next() < 0.4 ? chance.pick(offered.filter((dish) => dish !== first)) : null
    return second
      ? [
          { dish: first, quantity: Math.ceil(people / 2) },
          { dish: second, quantity: Math.max(1, Math.floor(people / 2)) },
        ]
      : [{ dish: first, quantity: people }]
  })
  return chosen.map(({ dish, quantity }) => ({
    id: chance.id(at),
    dish_id: dish.id,
    dish_name: dish.name,
    unit_price_cents: dish.price,
    quantity,
    allergens: dish.allergens,
  }))
}

/** A time of that Paris day around lunch (12:35) or, slightly more often, dinner (19:50). */
function mealTime(chance: Chance, day: string): number {
  const minute = chance.next() < 0.45 ? 12 * 60 + 35 + chance.normal() * 32 : 19 * 60 + 50 + chance.normal() * 45
  return wallToInstant(day) + Math.round(minute * 60) * 1000 + chance.whole(0, 999)
}

function pastMoments(chance: Chance, house: DemoOrderRestaurant, now: number, count: number) {
  const today = todayInParis(now)
  const heaviest = Math.max(...Object.values(weekdayWeight))
  const moments: { at: number; restaurant: DemoOrderRestaurant['restaurants'][number] }[] = []
  while (moments.length < count) {
    const day = addDays(today, -chance.whole(0, DAYS - 1))
    const restaurant = chance.pick(house.restaurants)
    const at = mealTime(chance, day)
    const wanted = chance.next() < (weekdayWeight[weekdayOf(day)] ?? 1) / heaviest
    if (wanted && at < now - 120 * MINUTE && openState(restaurant, at).open) moments.push({ at, restaurant })
  }
  return moments
}

/**
 * 600 orders over the 60 days before `now`, at meal times within opening hours, more at weekends. All but the newest
 * are finished, one in fifteen cancelled.
 */
export function demoOrders(chance: Chance, house: DemoOrderRestaurant, now: number): DemoOrder[] {
  const order = (
    at: number,
    restaurant: DemoOrderRestaurant['restaurants'][number],
    status: OrderStatus,
  ): DemoOrder => {
    const customer = chance.next() < 0.85 ? chance.pick(house.customers) : null
    return {
      id: chance.id(at),
      restaurant_id: restaurant.id,
      customer_id: customer?.id ?? null,
      customer_name: customer?.fullName ?? chance.pick(walkIns),
      status,
      delivery: restaurant.features.includes(DELIVERY_FEATURE) && chance.next() < 0.4,
      created_at: new Date(at).toISOString(),
      lines: linesOf(chance, house.dishes, at),
    }
  }
  const recent = inHand.map((status, index) => {
    // Every other one belongs to the first two restaurants, so that the demo owner has orders in each state.
    const restaurant = chance.pick(index % 2 === 0 ? house.restaurants.slice(0, 2) : house.restaurants)
    return order(now - (index * 6 + chance.whole(1, 5)) * MINUTE, restaurant, status)
  })
  const past = pastMoments(chance, house, now, COUNT - recent.length).map(({ at, restaurant }) =>
    order(at, restaurant, chance.next() < 1 / 15 ? 'CANCELED' : 'COMPLETED'),
  )
  return [...past, ...recent]
}
