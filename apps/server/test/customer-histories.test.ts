import { fc } from '@fast-check/vitest'
import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { everything, type Happening, histories, historiesOn, type Person } from './customer-histories.ts'
import { tracesOf } from './erasure-person.ts'
import { findKnown, startServer, type TestServer } from './harness.ts'

const { exportCustomer, eraseCustomer } = contract.erasure
const { undoMerge } = contract.customer

/** Histories drawn for each property. */
const RUNS = process.env.LONG === '1' ? 40 : 5

let server: TestServer
let token: string
let on: ReturnType<typeof historiesOn>
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('admin')
  const restaurants = (await server.ok(contract.restaurant.listRestaurants)).slice(0, 3).map(({ id }) => id)
  on = historiesOn(server, await findKnown(server.db), token, restaurants)
})

const held = (id: string) => server.ok(exportCustomer, { token, params: { id } })
type Held = Awaited<ReturnType<typeof held>>

/** What an export lists of a person, by the ids of each kind. */
const idsOf = ({ records, orders, bookings, visits, reviews, messages }: Held) =>
  Object.fromEntries(
    Object.entries({ records, orders, bookings, visits, reviews, messages }).map(([kind, rows]) => [
      kind,
      rows.map((row) => row.id).toSorted(),
    ]),
  )

const idsTogether = (one: Held, other: Held) => {
  const others: Record<string, string[]> = idsOf(other)
  return Object.fromEntries(
    Object.entries(idsOf(one)).map(([kind, ids]) => [kind, [...ids, ...(others[kind] ?? [])].toSorted()]),
  )
}

/** Every row that names one of the customers, but for what tells of the merge itself. */
async function rowsAbout(people: readonly Person[]) {
  const ids = people.map(({ id }) => id)
  const read = (sql: string) => server.db.query(sql, [ids])
  return {
    customers: await read(
      `select id, full_name, email, phone, note, merged_into, erased_at from customer
       where id = any($1::uuid[]) or merged_into = any($1::uuid[]) order by id`,
    ),
    figures: await read('select * from customer_restaurant where customer_id = any($1::uuid[]) order by 1, 2'),
    orders: await read('select * from customer_order where customer_id = any($1::uuid[]) order by id'),
    // The change of a booking is told to calendars, also when it goes back.
    bookings: await read(
      `select to_jsonb(b) - 'changed_at' as row from booking b where customer_id = any($1::uuid[]) order by id`,
    ),
    reviews: await read('select * from review where author_id = any($1::uuid[]) order by id'),
    messages: await read(
      'select id, customer_id, to_email, state from outbox where customer_id = any($1::uuid[]) order by id',
    ),
  }
}

const openedBy = ({ links }: Person) =>
  Promise.all(
    links.map(async (link) => {
      const { status, body } = await server.ask(contract.request.readVisitorRequest, { params: { token: link } })
      return { status, body }
    }),
  )

async function live(happenings: readonly Happening[]): Promise<[Person, Person]> {
  const people: [Person, Person] = [await on.newPerson(), await on.newPerson()]
  for (const one of happenings) await on.happen(people, one)
  return people
}

/** Merges two customers with these histories, and looks at all that is known of them before, in between and after. */
async function mergeAndUndo(happenings: readonly Happening[]): Promise<void> {
  const people = await live(happenings)
  const [kept, double] = people
  const rows = await rowsAbout(people)
  const cards = [await on.card(kept.id), await on.card(double.id)] as const
  const exports = [await held(kept.id), await held(double.id)] as const
  const links = [await openedBy(kept), await openedBy(double)]

  await on.merge(kept, double)
  const [card, all] = [await on.card(kept.id), await held(kept.id)]
  for (const figure of ['orders', 'bookings', 'noShows', 'reviews', 'spent'] as const) {
    expect(card[figure], figure).toBeCloseTo(cards[0][figure] + cards[1][figure])
  }
  expect(card.lastSeen).toBe(
    cards
      .flatMap(({ lastSeen }) => lastSeen ?? [])
      .toSorted()
      .at(-1) ?? null,
  )
  expect(card.note).toContain(cards[0].note)
  expect(card.note).toContain(cards[1].note)
  expect(idsOf(all)).toEqual(idsTogether(...exports))
  expect(all.history).toEqual(expect.arrayContaining([...exports[0].history, ...exports[1].history]))
  expect(await on.card(double.id)).toEqual(card)
  expect([await openedBy(kept), await openedBy(double)]).toEqual(links)
  expect(links.flat().every(({ status }) => status === 200)).toBe(true)

  await server.ok(undoMerge, { token, params: { id: kept.id } })
  expect(await rowsAbout(people)).toEqual(rows)
  for (const [person, before, heldBefore] of [
    [kept, cards[0], exports[0]],
    [double, cards[1], exports[1]],
  ] as const) {
    expect(await on.card(person.id)).toEqual({ ...before, version: expect.any(Number) })
    expect(idsOf(await held(person.id))).toEqual(idsOf(heldBefore))
  }
}

describe('histories of two customers who are merged [CUS-05] [CUS-06]', () => {
  it('move to the kept customer, and all go back when the merge is undone', async () => {
    await fc.assert(fc.asyncProperty(histories, mergeAndUndo), {
      examples: [[everything]],
      numRuns: RUNS,
      interruptAfterTimeLimit: 60_000,
    })
  }, 180_000)

  it('are erased together, and an undo does not bring them back [RIG-02]', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (happenings) => {
        const people = await live(happenings)
        const [kept, double] = people
        await on.merge(kept, double)
        const { orders, bookings, noShows, spent } = await on.card(kept.id)
        const answer = await server.ask(eraseCustomer, { token, params: { id: kept.id } })
        const expected = happenings.some(({ kind }) => kind === 'open order' || kind === 'private link')
        expect(answer.status).toBe(expected ? 409 : 200)
        if (expected) return
        expect((await server.ask(undoMerge, { token, params: { id: kept.id } })).status).toBe(404)
        expect((await server.ask(exportCustomer, { token, params: { id: double.id } })).status).toBe(404)
        expect(await on.card(kept.id)).toMatchObject({ orders, bookings, noShows, spent })
        expect(
          await tracesOf(
            server.db,
            people.map(({ word }) => word),
          ),
        ).toEqual([])
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 60_000 },
    )
  }, 180_000)
})
