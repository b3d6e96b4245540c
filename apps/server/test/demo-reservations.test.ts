import { isOpenDuring, isPast, overlaps } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoCustomers } from '../src/setup/demo/customers.ts'
import { createChance } from '../src/setup/demo/random.ts'
import { type DemoReservation, demoReservations } from '../src/setup/demo/reservations.ts'
import { demoRestaurants } from '../src/setup/demo/restaurants.ts'
import { startServer, type TestServer } from './harness.ts'

const DAY = 86_400_000
/** The demo may be loaded on any day and at any hour: some of them, including clock changes. */
const moments = [
  Date.UTC(2026, 6, 14, 15, 20),
  Date.UTC(2026, 2, 20, 6, 5),
  Date.UTC(2026, 9, 24, 22, 50),
  Date.UTC(2028, 11, 31, 23, 30),
]

function load(now: number, seed = 7) {
  const chance = createChance(seed)
  const restaurants = demoRestaurants.map((restaurant) => ({
    ...restaurant,
    id: chance.id(now),
    rooms: restaurant.rooms.map((room) => ({ ...room, id: chance.id(now) })),
  }))
  const customers = demoCustomers(() => chance.id(now), chance)
  return { restaurants, reservations: demoReservations(chance, { restaurants, customers }, now) }
}

const period = ({ starts_at: start, ends_at: end }: DemoReservation) => ({ start, end })

describe.each(moments)('demo reservations loaded at %i', (now) => {
  const { restaurants, reservations } = load(now)
  const today = todayInParis(now)

  it('are of the last 60 days and the coming three weeks, for each restaurant, the same every time', () => {
    expect(load(now).reservations).toEqual(reservations)
    expect(load(now, 8).reservations).not.toEqual(reservations)
    const days = reservations.map(({ starts_at }) => starts_at.slice(0, 10)).sort()
    expect(days[0] && days[0] >= addDays(today, -60)).toBe(true)
    expect(days.at(-1) && String(days.at(-1)) <= addDays(today, 21)).toBe(true)
    for (const { id, name } of restaurants) {
      const own = reservations.filter(({ restaurant_id }) => restaurant_id === id)
      expect(own.filter(({ starts_at }) => isPast(starts_at, now)).length, name).toBeGreaterThan(3)
      expect(own.filter(({ starts_at }) => !isPast(starts_at, now)).length, name).toBeGreaterThan(1)
    }
  })

  it('are over or cancelled when past, wait or are confirmed when to come; each cancelled one has its reason', () => {
    for (const { starts_at, status, cancel_reason, no_show, created_at } of reservations) {
      const allowed = isPast(starts_at, now) ? ['COMPLETED', 'CANCELLED'] : ['PENDING', 'CONFIRMED', 'CANCELLED']
      expect(allowed).toContain(status)
      expect(cancel_reason !== null).toBe(status === 'CANCELLED')
      expect(no_show && status !== 'COMPLETED').toBe(false)
      expect(Date.parse(created_at)).toBeLessThan(now)
    }
    const waiting = reservations.filter(({ status }) => status === 'PENDING')
    expect(waiting.length).toBeGreaterThan(4)
    expect(waiting.every(({ created_at }) => now - Date.parse(created_at) <= 3 * DAY)).toBe(true)
    expect(reservations.filter(({ status }) => status === 'CANCELLED').length).toBeGreaterThan(5)
    expect(reservations.some(({ no_show }) => no_show)).toBe(true)
  })

  it('obey the rules: open, within capacity, reservable, one at a time', () => {
    const held = reservations.filter(({ status }) => status !== 'CANCELLED')
    for (const one of reservations) {
      const restaurant = restaurants.find(({ id }) => id === one.restaurant_id)
      const room = restaurant?.rooms.find(({ id }) => id === one.room_id)
      expect(isOpenDuring(restaurant ?? { openingHours: {} }, period(one))).toBe(true)
      expect(one.people).toBeLessThanOrEqual(room?.capacity ?? restaurant?.seats ?? 0)
      expect(one.room_id === null || room?.reservable).toBe(true)
    }
    for (const [index, one] of held.entries())
      for (const other of held.slice(index + 1)) {
        const sameSpace = !one.room_id || !other.room_id || one.room_id === other.room_id
        const together = one.restaurant_id === other.restaurant_id && sameSpace
        expect(together && overlaps(period(one), period(other))).toBe(false)
      }
  })
})

describe('the demo’s reservations as they are served', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })

  it('give the owner some in every state, some with notes and a price', async () => {
    const token = await server.tokenOf('proprietaire')
    const mine = await server.ok(contract.reservation.listReservations, { token })
    for (const status of ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])
      expect(mine.filter((one) => one.status === status).length, status).toBeGreaterThan(0)
    expect(mine.some(({ notes, totalPrice }) => notes && totalPrice)).toBe(true)
    expect(new Set(mine.map(({ type }) => type))).toEqual(new Set(['MEETING_ROOM', 'RESTAURANT_FULL']))
  })
})
