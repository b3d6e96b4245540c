import { fc } from '@fast-check/vitest'
import { contract } from '@potager/domain/contract'
import type { CustomerCard } from '@potager/domain/customer'
import { customerRefusals } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guestOrder } from './access/customer.ts'
import { newVisitorRequest } from './access/reservation.ts'
import { historiesOn, type Person } from './customer-histories.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { saturdayIn } from './reservation-setup.ts'
import { reviewVisit } from './visit-setup.ts'

const { createCustomer, getCustomer, updateCustomer, mergeCustomers, undoMerge } = contract.customer
const { merge: m } = customerRefusals

let server: TestServer
let known: Known
let token: string
let restaurants: string[]
beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('gerant')
  restaurants = (await server.ok(contract.restaurant.listRestaurants)).slice(0, 3).map(({ id }) => id)
})

let made = 0
async function customer(change: object = {}): Promise<{ id: string; version: number }> {
  made += 1
  const body = { fullName: `Client ${made}`, email: `client${made}@fusion.fr`, ...change }
  return server.ok(createCustomer, { token, body })
}
const card = (id: string) => server.ok(getCustomer, { token, params: { id } })
async function merge(id: string, other: string) {
  const [kept, double] = [await card(id), await card(other)]
  const body = { other, version: kept.version, otherVersion: double.version }
  return server.ask(mergeCustomers, { token, params: { id }, body })
}
const undo = (id: string) => server.ask(undoMerge, { token, params: { id } })
const order = (id: string) =>
  server.ok(contract.order.createOrder, {
    token,
    body: { ...guestOrder({ restaurant: known.restaurant, dish: known.dish }).body, idUser: id },
  })

type Happening =
  | { kind: 'order'; of: number; at: number; cents: number; status: 'COMPLETED' | 'CANCELED' | 'PENDING' }
  | { kind: 'booking'; of: number; at: number; status: 'COMPLETED' | 'CANCELLED'; noShow: boolean }
  | { kind: 'review'; of: number; at: number }
  | { kind: 'merge'; of: number; other: number }
  | { kind: 'undo'; of: number }

type Pair = { of: number; other: number }

const PEOPLE = 4
const who = fc.nat({ max: PEOPLE - 1 })
const at = fc.nat({ max: 2 })
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    of: who,
    at,
    cents: fc.integer({ min: 300, max: 9000 }),
    status: fc.constantFrom('COMPLETED' as const, 'CANCELED' as const, 'PENDING' as const),
  }),
  fc.record({
    kind: fc.constant('booking' as const),
    of: who,
    at,
    status: fc.constantFrom('COMPLETED' as const, 'CANCELLED' as const),
    noShow: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('review' as const), of: who, at }),
  fc.record({ kind: fc.constant('merge' as const), of: who, other: who }),
  fc.record({ kind: fc.constant('undo' as const), of: who }),
)

/** What a customer has: each record by its id, with what it adds to the figures. */
type Held = Map<string, { orders?: 1; bookings?: 1; noShows?: 1; reviews?: 1; cents?: number }>
/** The customers as they should be: what each holds, and the merges that can be undone, last first. */
type Model = { held: Held[]; into: (number | null)[]; merges: Merge[] }
type Merge = { kept: number; double: number; moved: string[]; along: number[] }

const keeperOf = ({ into }: Model, index: number): number => into[index] ?? index

function figuresOf(held: Held) {
  const sum = { orders: 0, bookings: 0, noShows: 0, reviews: 0, spent: 0 }
  for (const { orders = 0, bookings = 0, noShows = 0, reviews = 0, cents = 0 } of held.values()) {
    sum.orders += orders
    sum.bookings += bookings
    sum.noShows += noShows
    sum.reviews += reviews
    sum.spent += cents
  }
  return { ...sum, spent: sum.spent / 100 }
}

let day = 0
/** Stores one record for a customer as a busy day would, and says what it adds. */
async function store(id: string, event: Extract<Happening, { at: number }>): Promise<[string, object]> {
  const recordId = crypto.randomUUID()
  const restaurant = restaurants[event.at]
  if (event.kind === 'order') {
    await server.db.query(
      `insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents)
       values ($1, $2, $3, 'x', 'x', 'PENDING', false, $4)`,
      [recordId, restaurant, id, event.cents],
    )
    await server.db.query('update customer_order set status = $2 where id = $1', [recordId, event.status])
    return [recordId, { orders: 1, cents: event.status === 'COMPLETED' ? event.cents : 0 }]
  }
  if (event.kind === 'booking') {
    const noShow = event.noShow && event.status === 'COMPLETED'
    day += 1
    await server.db.query(
      `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status)
       values ($1, 'RESERVATION', $2, $3, timestamp '1990-01-01 12:00' + make_interval(days => $4::int),
         timestamp '1990-01-01 13:00' + make_interval(days => $4::int), 2, $5)`,
      [recordId, restaurant, id, day, event.status],
    )
    await server.db.query('update booking set no_show = $2 where id = $1', [recordId, noShow])
    return [recordId, { bookings: 1, ...(noShow ? { noShows: 1 } : {}) }]
  }
  // A past reservation is a visit, which is reviewed.
  const [bookingId, adds] = await store(id, { ...event, kind: 'booking', status: 'COMPLETED', noShow: false })
  await reviewVisit(server.db, { bookingId })
  return [bookingId, { ...adds, reviews: 1 }]
}

async function happen(model: Model, ids: readonly string[], event: Happening): Promise<void> {
  if (event.kind === 'merge') return mergeHappens(model, ids, event)
  if (event.kind === 'undo') return undoHappens(model, ids, event)
  // What is stored for a merged customer goes to the double.
  const [recordId, adds] = await store(ids[event.of] ?? '', event)
  model.held[keeperOf(model, event.of)]?.set(recordId, adds)
}

async function mergeHappens(model: Model, ids: readonly string[], { of: kept, other: double }: Pair): Promise<void> {
  if (kept === double || model.into[kept] !== null || model.into[double] !== null) return
  expect((await merge(ids[kept] ?? '', ids[double] ?? '')).status).toBe(200)
  const moved = [...(model.held[double] ?? [])]
  for (const [key, adds] of moved) model.held[kept]?.set(key, adds)
  model.held[double]?.clear()
  const along = model.into.flatMap((into, index) => (into === double ? [index] : []))
  for (const index of [double, ...along]) model.into[index] = kept
  model.merges.unshift({ kept, double, moved: moved.map(([key]) => key), along })
}

async function undoHappens(model: Model, ids: readonly string[], { of }: Pick<Pair, 'of'>): Promise<void> {
  const last = model.merges.find(({ kept }) => kept === of)
  const refused = (message: string) => ({ status: 409, body: { message } })
  const there = model.into[of] === null
  const wanted = there && last ? { status: 200 } : refused(there ? m.none : m.merged)
  expect(await undo(ids[of] ?? '')).toMatchObject(wanted)
  if (there && last) giveBack(model, last)
}

function giveBack(model: Model, last: Merge): void {
  model.merges = model.merges.filter((other) => other !== last)
  const { kept, double, moved, along } = last
  model.into[double] = null
  for (const index of along) model.into[index] = double
  for (const key of moved) {
    const adds = model.held[kept]?.get(key)
    if (!adds) continue
    model.held[kept]?.delete(key)
    model.held[double]?.set(key, adds)
  }
}

describe('merging two customers', () => {
  it('keeps every record once, and is undone exactly, for generated sequences [CUS-05] [CUS-06]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 16 }), async (events) => {
        const ids: string[] = []
        for (let index = 0; index < PEOPLE; index++) ids.push((await customer()).id)
        const model: Model = { held: ids.map(() => new Map()), into: ids.map(() => null), merges: [] }
        for (const event of events) await happen(model, ids, event)
        for (const [index, id] of ids.entries()) {
          const found: CustomerCard | object = await card(id)
          const keeper = keeperOf(model, index)
          expect(found).toMatchObject({ id: ids[keeper], ...figuresOf(model.held[keeper] ?? new Map()) })
        }
      }),
      { numRuns: 12, interruptAfterTimeLimit: 60_000 },
    )
  }, 180_000)

  it('keeps the contact, fills what was missing, and notes what differs', async () => {
    const kept = await customer({ fullName: 'Anne Besson', email: 'anne@fusion.fr', note: 'Terrasse' })
    const double = await customer({
      fullName: 'A. Besson',
      email: 'abesson@fusion.fr',
      phone: '0611223344',
      note: 'Sans gluten',
    })
    const answer = await merge(kept.id, double.id)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: kept.id,
        fullName: 'Anne Besson',
        email: 'anne@fusion.fr',
        phone: '+33611223344',
        note: 'Terrasse\nSans gluten\nAutre nom\u00a0: A. Besson\nAutre e-mail\u00a0: abesson@fusion.fr',
        version: 2,
      },
    })
    expect(await card(double.id)).toEqual(answer.body)
    const found = await server.ok(contract.customer.searchCustomers, { token, query: { name: 'a. besson' } })
    expect(found.map(({ id }) => id)).not.toContain(double.id)

    const { body: history } = await server.call('GET', `/history/customer/${kept.id}`, { token })
    expect((history as { action: string }[]).map(({ action }) => action)).toEqual([
      'createCustomer',
      'createCustomer',
      'mergeCustomers',
    ])
    expect(await undo(kept.id)).toMatchObject({
      status: 200,
      body: { email: 'anne@fusion.fr', phone: '', note: 'Terrasse', version: 3 },
    })
    expect(await card(double.id)).toMatchObject({ fullName: 'A. Besson', note: 'Sans gluten', phone: '+33611223344' })
  })

  it('gives orders the name of their current customer, as an edit does, and the search finds it', async () => {
    const [kept, double] = [await customer({ fullName: 'Nadia Morel' }), await customer({ fullName: 'N. Morel' })]
    const { id } = await order(double.id)
    const nameOf = async () => (await server.ok(contract.order.getOrder, { token, params: { id } })).customerName
    const found = async (q: string) =>
      (await server.ok(contract.console.search, { token, query: { q } })).filter(({ kind }) => kind === 'order')
    expect(await nameOf()).toBe('N. Morel')
    await merge(kept.id, double.id)
    expect(await nameOf()).toBe('Nadia Morel')
    await undo(kept.id)
    expect(await nameOf()).toBe('N. Morel')
    const { version } = await card(double.id)
    const body = { fullName: 'Élodie Morel', email: 'elodie@fusion.fr', version }
    await server.ok(updateCustomer, { token, params: { id: double.id }, body })
    expect(await nameOf()).toBe('Élodie Morel')
    expect(await found('elodie morel')).toMatchObject([{ id, detail: 'Élodie Morel' }])
    expect(await found('N. Morel')).toEqual([])
  })

  it('needs the current version of both, and is undone only within a day and before an edit [CUS-06]', async () => {
    const [kept, double] = [await customer(), await customer()]
    const stale = { other: double.id, version: 1, otherVersion: 2 }
    const params = { id: kept.id }
    expect(await server.ask(mergeCustomers, { token, params, body: stale })).toMatchObject({
      status: 409,
      body: { message: m.stale },
    })
    expect(await merge(kept.id, kept.id)).toMatchObject({ status: 409, body: { message: m.same } })
    expect(await undo(kept.id)).toMatchObject({ status: 409, body: { message: m.none } })

    await merge(kept.id, double.id)
    const { version } = await card(kept.id)
    const edit = (note: string, over: number) =>
      server.ok(updateCustomer, {
        token,
        params,
        body: { fullName: 'Gardée', email: 'gardee@fusion.fr', note, version: over },
      })
    await edit('Modifiée depuis', version)
    expect(await undo(kept.id)).toMatchObject({ status: 409, body: { message: m.edited } })
    await server.db.query(`update customer_merge set merged_at = now() - interval '25 hours' where kept_id = $1`, [
      kept.id,
    ])
    expect(await undo(kept.id)).toMatchObject({ status: 409, body: { message: m.tooLate } })
  })

  it('is undone merge by merge, the last one first [CUS-06]', async () => {
    const [kept, first, second] = [
      await customer({ note: 'Terrasse' }),
      await customer({ note: 'Sans gluten' }),
      await customer({ note: 'Fidèle' }),
    ]
    await merge(kept.id, first.id)
    const between = await card(kept.id)
    await merge(kept.id, second.id)
    expect(await undo(kept.id)).toMatchObject({ status: 200, body: { note: between.note } })
    expect(await card(second.id)).toMatchObject({ id: second.id, note: 'Fidèle' })
    expect(await card(first.id)).toMatchObject({ id: kept.id })
    expect(await undo(kept.id)).toMatchObject({ status: 200, body: { note: 'Terrasse' } })
    expect(await card(first.id)).toMatchObject({ id: first.id, note: 'Sans gluten' })
    expect(await undo(kept.id)).toMatchObject({ status: 409, body: { message: m.none } })
  })

  it('is refused an undo only once the merge that would be undone is over a day old [CUS-06]', async () => {
    const [kept, first, second] = [await customer(), await customer(), await customer()]
    await merge(kept.id, first.id)
    await server.db.query(`update customer_merge set merged_at = now() - interval '25 hours' where kept_id = $1`, [
      kept.id,
    ])
    await merge(kept.id, second.id)
    expect((await undo(kept.id)).status).toBe(200)
    expect(await card(second.id)).toMatchObject({ id: second.id })
    expect(await undo(kept.id)).toMatchObject({ status: 409, body: { message: m.tooLate } })
    expect(await card(first.id)).toMatchObject({ id: kept.id })
  })

  it('is 404 when the caller may not see one of the two [CUS-07]', async () => {
    const owner = await server.tokenOf('proprietaire')
    const body = { fullName: 'Vue', email: 'vue@fusion.fr' }
    const seen = await server.ok(createCustomer, { token: owner, body })
    const held = await customer()
    for (const [id, other] of [
      [seen.id, held.id],
      [held.id, seen.id],
    ] as const) {
      const sent = { other, version: 1, otherVersion: 1 }
      expect(await server.ask(mergeCustomers, { token: owner, params: { id }, body: sent })).toMatchObject({
        status: 404,
        body: { message: customerRefusals.unknown },
      })
    }
    expect(await server.ask(undoMerge, { token: owner, params: { id: held.id } })).toMatchObject({ status: 404 })
  })

  it('also moves orders that are made for the double at the same time [CUS-05]', async () => {
    const [kept, double] = [await customer(), await customer()]
    const [, merged] = await Promise.all([
      Promise.all([order(double.id), order(double.id), order(double.id)]),
      merge(kept.id, double.id),
      Promise.all([order(double.id), order(kept.id)]),
    ])
    expect(merged.status).toBe(200)
    expect((await order(double.id)).customerName).toBe((await card(kept.id)).fullName)
    expect(await card(kept.id)).toMatchObject({ id: kept.id, orders: 6 })
    const [left] = await server.db.query('select 1 from customer_order where customer_id = $1', [double.id])
    expect(left).toBeUndefined()
  })

  it('succeeds once when both directions are sent at once', async () => {
    const [one, two] = [await customer(), await customer()]
    const body = { version: 1, otherVersion: 1 }
    const answers = await Promise.all([
      server.ask(mergeCustomers, { token, params: { id: one.id }, body: { ...body, other: two.id } }),
      server.ask(mergeCustomers, { token, params: { id: two.id }, body: { ...body, other: one.id } }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
  })
})

describe('contacts of a merged customer', () => {
  const WEEK = 47
  let on: ReturnType<typeof historiesOn>
  beforeAll(async () => {
    on = historiesOn(server, known, token, [known.restaurant])
  })

  let kept: Person
  let double: Person
  beforeEach(async () => {
    await server.db.query('delete from call_count')
    await server.db.query('delete from outbox')
    kept = await on.newPerson()
    double = await on.newPerson()
  })

  const create = (body: object) => server.ask(contract.customer.createCustomer, { token, body })
  const ask = (change: object) =>
    server.ok(contract.request.createVisitorRequest, {
      body: { ...newVisitorRequest(known, WEEK), phone: undefined, ...change },
    })

  describe('the contact of a merged customer', () => {
    it.each(['phone', 'email'] as const)(
      'offers the kept customer when its %s is given for a new one [CUS-02]',
      async (by) => {
        await on.merge(kept, double)
        const answer = await create({ fullName: 'Anne', [by]: double[by] })
        expect(answer).toMatchObject({ status: 409, body: { doubles: [{ id: kept.id }] } })
        await server.ok(contract.customer.undoMerge, { token, params: { id: kept.id } })
        expect(await create({ fullName: 'Anne', [by]: double[by] })).toMatchObject({
          body: { doubles: [{ id: double.id }] },
        })
      },
    )

    it('assigns a visitor’s request to the kept customer [VIS-06]', async () => {
      await on.merge(kept, double)
      const { bookings } = await on.card(kept.id)
      await ask({ fullName: `Anne ${double.word}`, email: double.email })
      expect(await on.card(kept.id)).toMatchObject({ bookings: bookings + 1 })
    })

    it('sends a lost link to the kept customer [VIS-11]', async () => {
      await ask({ fullName: `Anne ${double.word}`, email: double.email })
      await on.merge(kept, double)
      await server.db.query(`update request_link set made_at = made_at - interval '2 hours'`)
      await server.db.query('delete from outbox')
      const body = { contact: double.email, day: saturdayIn(WEEK) }
      await server.ok(contract.request.recoverVisitorRequest, { body })
      expect(await server.db.query(`select to_email from outbox where kind = 'booking-link'`)).toEqual([
        { to_email: kept.email },
      ])
    })
  })
})
