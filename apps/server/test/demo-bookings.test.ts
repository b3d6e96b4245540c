import { isOpenDuring, isPast, overlaps } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { eventTypes, readEventRequest, waitingDays } from '@potager/domain/event-request'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoCustomers } from '../src/setup/demo/customers.ts'
import { type DemoEventRequest, type DemoHold, demoEventRequests } from '../src/setup/demo/event-requests.ts'
import { createChance } from '../src/setup/demo/random.ts'
import { type DemoReservation, demoReservations } from '../src/setup/demo/reservations.ts'
import { demoRestaurants } from '../src/setup/demo/restaurants.ts'
import { startServer, type TestServer } from './harness.ts'

describe('demo-reservations', () => {
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
})

describe('demo-event-requests', () => {
  const DAY = 86_400_000
  /** The demo may be loaded on any day and at any hour: some of them, including clock changes. */
  const moments = [
    Date.UTC(2026, 6, 14, 15, 20),
    Date.UTC(2026, 2, 20, 6, 5),
    Date.UTC(2026, 9, 24, 22, 50),
    Date.UTC(2027, 1, 28, 11),
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
    const reservations = demoReservations(chance, { restaurants, customers }, now)
    const held = reservations.filter(({ status }) => status !== 'CANCELLED')
    return { restaurants, held, events: demoEventRequests(chance, { restaurants, customers }, held, now) }
  }

  const of = (events: readonly DemoEventRequest[], status: string) => events.filter((event) => event.status === status)
  const period = ({ starts_at: start, ends_at: end }: DemoHold) => ({ start, end })

  describe.each(moments)('demo event requests loaded at %i', (now) => {
    const { restaurants, held, events } = load(now)

    it('are about 40 of every kind and status over 90 days, the same every time', () => {
      expect(load(now).events).toEqual(events)
      expect(events.length).toBeGreaterThanOrEqual(38)
      expect(new Set(events.map(({ event_type }) => event_type))).toEqual(new Set(eventTypes))
      for (const status of ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])
        expect(of(events, status).length, status).toBeGreaterThanOrEqual(6)
      const ages = events.map(({ created_at }) => now - Date.parse(created_at))
      expect(Math.min(...ages)).toBeGreaterThan(0)
      expect(Math.max(...ages)).toBeLessThan(91 * DAY)
    })

    it('include some pending for days; refused ones have a reason, confirmed ones a price', () => {
      const waiting = of(events, 'PENDING').map(({ created_at }) => now - Date.parse(created_at))
      expect(waiting.filter((age) => age > 3 * DAY).length).toBeGreaterThanOrEqual(4)
      for (const { status, cancel_reason, estimated_price_cents } of events) {
        expect(cancel_reason !== null).toBe(status === 'CANCELLED')
        expect(estimated_price_cents !== null).toBe(status === 'CONFIRMED' || status === 'COMPLETED')
      }
    })

    it('are in the future while pending or confirmed, in the past once completed, and made before their day', () => {
      const today = todayInParis(now)
      const days = (...statuses: string[]) =>
        statuses.flatMap((status) => of(events, status)).map(({ starts_at }) => starts_at.slice(0, 10))
      expect(days('PENDING', 'CONFIRMED').every((day) => day > today)).toBe(true)
      expect(days('COMPLETED').every((day) => day < today)).toBe(true)
      for (const { starts_at, created_at } of events)
        expect(starts_at > todayInParis(Date.parse(created_at))).toBe(true)
    })

    it('obey the rules: open, large enough, one at a time, clear of reservations', () => {
      const agreed = events.filter(({ status }) => status === 'CONFIRMED' || status === 'COMPLETED')
      for (const event of events) {
        const restaurant = restaurants.find(({ id }) => id === event.restaurant_id)
        const room = restaurant?.rooms.find(({ id }) => id === event.room_id)
        expect(isOpenDuring(restaurant ?? { openingHours: {} }, period(event))).toBe(true)
        expect(event.people).toBeLessThanOrEqual((room ?? { capacity: restaurant?.seats ?? 0 }).capacity)
        expect(event.room_id === null || room?.reservable).toBe(true)
      }
      for (const event of agreed)
        for (const other of [...held, ...agreed.filter(({ id }) => id !== event.id)]) {
          const sameSpace = !event.room_id || !other.room_id || event.room_id === other.room_id
          const together = event.restaurant_id === other.restaurant_id && sameSpace
          expect(together && overlaps(period(event), period(other))).toBe(false)
        }
    })
  })

  describe('the demo’s event requests as they are served', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer()
    })

    it('have every status for the owner, the two oldest pending ones in competition', async () => {
      const token = await server.tokenOf('proprietaire')
      const mine = (await server.ok(contract.eventRequest.listEventRequests, { token })).map(readEventRequest)
      for (const status of ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])
        expect(mine.filter((event) => event.status === status).length, status).toBeGreaterThan(0)
      const pending = mine.filter(({ status }) => status === 'PENDING')
      const [oldest, next] = pending.toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))
      expect(oldest && waitingDays(oldest, Date.now())).toBeGreaterThan(7)
      const competing = await server.ok(contract.booking.listCompetingBookings, {
        token,
        params: { id: oldest?.id ?? '' },
      })
      // On some days a third one competes too.
      expect(competing.map(({ id }) => id)).toContain(next?.id)
    })

    it('are counted while pending as in the lists, for the caller’s restaurants', async () => {
      for (const who of ['proprietaire', 'gerant']) {
        const token = await server.tokenOf(who)
        const pendingOf = (rows: readonly { status: string }[]) =>
          rows.filter(({ status }) => status === 'PENDING').length
        const counts = await server.ok(contract.booking.countPendingBookings, { token })
        expect(counts).toEqual({
          reservations: pendingOf(await server.ok(contract.reservation.listReservations, { token })),
          eventRequests: pendingOf(await server.ok(contract.eventRequest.listEventRequests, { token })),
        })
        expect(counts.reservations).toBeGreaterThan(0)
      }
    })
  })
})
