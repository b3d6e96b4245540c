import { isOpenDuring, isPast, overlaps } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { allergens } from '@potager/domain/dish'
import { eventTypes, readEventRequest, waitingDays } from '@potager/domain/event-request'
import { formatPhone, readPhone } from '@potager/domain/format'
import { isCustomerNameAccepted } from '@potager/domain/order'
import { openState } from '@potager/domain/restaurant'
import { addDays, instantToWall, todayInParis, weekdayOf } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DemoEventRequest, type DemoHold, demoEventRequests } from '../src/setup/demo/event-requests.ts'
import { demoDishes, demoRestaurants } from '../src/setup/demo/house.ts'
import { type DemoOrder, type DemoOrderRestaurant, demoOrders } from '../src/setup/demo/orders.ts'
import { demoCustomers } from '../src/setup/demo/people.ts'
import { createChance } from '../src/setup/demo/random.ts'
import { type DemoReservation, demoReservations } from '../src/setup/demo/reservations.ts'
import { startServer, type TestServer } from './harness.ts'

const NOW = Date.UTC(2026, 6, 14, 15, 20)
const house = (seed: number): DemoOrderRestaurant => {
  const chance = createChance(seed)
  return {
    restaurants: demoRestaurants.map((restaurant) => ({ ...restaurant, id: chance.id(NOW) })),
    dishes: demoDishes.map((dish) => ({ ...dish, id: chance.id(NOW) })),
    customers: demoCustomers(() => chance.id(NOW), chance),
  }
}

describe('demo restaurants and menu', () => {
  const openDays = demoRestaurants.map(({ openingHours }) => Object.keys(openingHours).length)

  it('are six in six cities: one closed on two days, one open past midnight, one without rooms, some delivering', () => {
    expect(new Set(demoRestaurants.map(({ address }) => address.city)).size).toBe(6)
    expect(openDays).toContain(5)
    const hours = demoRestaurants.flatMap(({ openingHours }) => Object.values(openingHours))
    expect(hours.some(({ start, end }) => end < start)).toBe(true)
    expect(demoRestaurants.some(({ rooms }) => rooms.length === 0)).toBe(true)
    const delivering = demoRestaurants.filter(({ features }) => features.includes('PLATEAUX_LIVRABLE')).length
    expect(delivering).toBeGreaterThanOrEqual(2)
    expect(delivering).toBeLessThan(6)
    expect(demoRestaurants.every(({ phone, description }) => phone && description)).toBe(true)
  })

  it('are 48 different vegetarian dishes that our own rules accept, some not available', () => {
    expect(new Set(demoDishes.map(({ name }) => name)).size).toBe(48)
    const counts = ['ENTREE', 'PLAT', 'DESSERT', 'BOISSON'].map(
      (category) => demoDishes.filter((dish) => dish.category === category).length,
    )
    expect(counts).toEqual([12, 16, 10, 10])
    for (const { price, ...dish } of demoDishes) {
      const parsed = contract.dish.createDish.body.safeParse({ ...dish, price: price / 100 })
      expect(parsed.success, dish.name).toBe(true)
      expect(dish.allergens.every((code) => (allergens as readonly string[]).includes(code))).toBe(true)
      expect(
        dish.allergens.filter((code) => ['FISH', 'CRUSTACEANS', 'MOLLUSCS'].includes(code)),
        dish.name,
      ).toEqual([])
      expect(dish.description.length).toBeGreaterThan(20)
    }
    expect(demoDishes.filter(({ available }) => !available).length).toBeGreaterThan(2)
  })
})

it('demo customers have the phone numbers that their form would store, so an edit of a name leaves them', () => {
  const chance = createChance(1)
  const phones = demoCustomers(() => chance.id(NOW), chance).flatMap(({ phone }) => phone ?? [])
  expect(phones.length).toBeGreaterThan(50)
  expect(phones.map((phone) => readPhone(formatPhone(phone)))).toEqual(phones)
})

describe('demo orders', () => {
  const made = demoOrders(createChance(1), house(1), NOW)
  const past = made.slice(0, -15)
  const hourOf = (order: DemoOrder) => Number(instantToWall(Date.parse(order.created_at)).slice(11, 13))

  it('are the same every time', () => {
    expect(demoOrders(createChance(1), house(1), NOW)).toEqual(made)
    expect(demoOrders(createChance(2), house(1), NOW)).not.toEqual(made)
  })

  it('are for names that the wizard itself would take', () => {
    const names = [...new Set(made.flatMap(({ customer_name }) => customer_name ?? []))]
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !isCustomerNameAccepted(name))).toEqual([])
  })

  it('are 600 over the last 60 days, none of tomorrow, the newest still in hand', () => {
    expect(made).toHaveLength(600)
    const ages = made.map(({ created_at }) => NOW - Date.parse(created_at))
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(Math.max(...ages)).toBeLessThan(61 * 86_400_000)
    const newest = [...made].sort((a, b) => b.created_at.localeCompare(a.created_at))
    expect(newest.slice(0, 15).every(({ status }) => status !== 'COMPLETED' && status !== 'CANCELED')).toBe(true)
    expect(past.every(({ status }) => status === 'COMPLETED' || status === 'CANCELED')).toBe(true)
    expect(past.some(({ status }) => status === 'CANCELED')).toBe(true)
  })

  it('come at lunch and dinner, while the restaurant is open, more at weekends', () => {
    const byHour = (from: number, to: number) =>
      past.filter((order) => hourOf(order) >= from && hourOf(order) < to).length
    expect(byHour(11, 15) + byHour(18, 23)).toBeGreaterThan(past.length * 0.95)
    expect(byHour(11, 15)).toBeGreaterThan(past.length * 0.25)
    const { restaurants } = house(1)
    for (const order of past) {
      const restaurant = restaurants.find(({ id }) => id === order.restaurant_id)
      expect(openState(restaurant ?? { openingHours: {} }, Date.parse(order.created_at)).open).toBe(true)
    }
    const on = (day: string) =>
      past.filter(({ created_at }) => weekdayOf(instantToWall(Date.parse(created_at)).slice(0, 10)) === day).length
    expect(on('SATURDAY')).toBeGreaterThan(on('TUESDAY') * 1.4)
  })

  it('obey the order rules: known available dishes once each, 1 to 50, delivery only where offered', () => {
    const { restaurants, dishes } = house(1)
    for (const order of made) {
      const ids = order.lines.map(({ dish_id }) => dish_id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThan(0)
      expect(
        order.lines.every(
          ({ dish_id, quantity }) =>
            quantity >= 1 && quantity <= 50 && dishes.find(({ id }) => id === dish_id)?.available,
        ),
      ).toBe(true)
      const restaurant = restaurants.find(({ id }) => id === order.restaurant_id)
      expect(!order.delivery || restaurant?.features.includes('PLATEAUX_LIVRABLE')).toBe(true)
    }
    expect(made.filter(({ delivery }) => delivery).length).toBeGreaterThan(60)
  })
})

describe('the demo as it is served', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })

  it('gives the owner two restaurants with orders in every state in hand, the manager all six', async () => {
    const owner = await server.tokenOf('proprietaire')
    expect((await server.ok(contract.restaurant.listMyRestaurants, { token: owner })).map(({ name }) => name)).toEqual([
      'La Fève Tonka',
      'Le Cardon Rouge',
    ])
    for (const status of ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED']) {
      const page = await server.ok(contract.order.listOrders, { token: owner, query: { status } })
      expect(page.totalElements, status).toBeGreaterThan(0)
    }
    const manager = await server.tokenOf('gerant')
    expect(await server.ok(contract.restaurant.listMyRestaurants, { token: manager })).toHaveLength(6)
  })
})

it('the ids of the demonstration differ in the eight characters that screens show [REV-22] [REV-23]', async () => {
  const { db } = await startServer()
  for (const table of ['account', 'customer', 'restaurant', 'dish', 'disease']) {
    const rows = await db.query<{ id: string }>(`select id from ${table}`)
    const shown = new Set(rows.map(({ id }) => id.slice(0, 8)))
    expect(rows.length, table).toBeGreaterThan(2)
    expect(shown.size, table).toBe(rows.length)
  }
})

describe('demo-messages', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startServer()
    token = await server.tokenOf('admin')
  })
  const list = (state: string) => server.ok(contract.message.listMessages, { token, query: { state } })

  describe('the messages of the demo [MSG-14]', () => {
    it('are to hand over, handed over, and one given up with the answer of its mail server', async () => {
      const { content, givenUp, sends } = await list('to-hand-over')
      expect(sends).toBe(false)
      expect(content.length).toBeGreaterThan(4)
      for (const { subject, body } of content) expect(`${subject} ${body}`).not.toMatch(/undefined|null|NaN/)
      expect(content.every(({ body }) => body.includes('/ne-plus-recevoir/'))).toBe(true)
      expect((await list('done')).content.length).toBeGreaterThan(1)
      expect(givenUp).toBe(1)
      expect((await list('given-up')).content).toMatchObject([
        { failure: 'refused', answer: '550 5.1.1 No such mailbox' },
      ])
    })

    it('match the time and the status of their booking', async () => {
      const [wrong] = await server.db.query<{ n: number }>(
        `select count(*)::int as n from outbox o join booking b on b.id = o.subject_id
       where o.words ->> 'start' <> to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI:SS')
         or (o.kind = 'booking-confirmed') <> (b.status = 'CONFIRMED')`,
      )
      expect(wrong?.n).toBe(0)
    })
  })
})

it('the notices of the demo are about published reviews, and fit their data [REV-70]', async () => {
  const server = await startServer()
  const token = await server.tokenOf('gerant')
  const { content } = await server.ok(contract.notice.listNotices, { token, query: {} })
  expect(content).toMatchObject([
    { motive: 'FAKE', open: 1, times: 1, published: true },
    { motive: 'OTHER', open: 1, times: 1, published: true },
  ])
  const [same] = content
  const twins = await server.db.query<{ other: boolean }>(
    `select count(distinct resource_id) > 1 as other from review where status = 'APPROVED' and comment = $1`,
    [same?.review.comment],
  )
  expect(twins).toEqual([{ other: true }])
  const decided = await server.db.query(
    `select n.decision, r.status, a.username, r.rating <= 2 as harsh, r.created_at < n.received_at and n.received_at < n.decided_at as "inOrder"
     from review_notice n join review r on r.id = n.review_id join account a on a.id = n.decided_by`,
  )
  expect(decided).toEqual([{ decision: 'KEPT', status: 'APPROVED', username: 'gerant', harsh: true, inOrder: true }])
})

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
