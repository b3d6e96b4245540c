import { contract } from '@potager/domain/contract'
import { allergens } from '@potager/domain/dish'
import { formatPhone, readPhone } from '@potager/domain/format'
import { isCustomerNameAccepted } from '@potager/domain/order'
import { openState } from '@potager/domain/restaurant'
import { instantToWall, weekdayOf } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoCustomers } from '../src/setup/demo/customers.ts'
import { demoDishes } from '../src/setup/demo/dishes.ts'
import { type DemoOrder, type DemoOrderRestaurant, demoOrders } from '../src/setup/demo/orders.ts'
import { createChance } from '../src/setup/demo/random.ts'
import { demoRestaurants } from '../src/setup/demo/restaurants.ts'
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
