import { fc } from '@fast-check/vitest'
import { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { writeMessage } from '../src/api/outbox/queue.ts'
import { newVisitorRequest } from './access/reservation.ts'
import type { Known, TestServer } from './harness.ts'
import { reservationWords } from './outbox-setup.ts'
import { reviewVisit } from './visit-setup.ts'

/** What can have happened to a customer before a merge. */
const kinds = [
  'order',
  'open order',
  'reservation',
  'no-show',
  'event',
  'review of a visit',
  'review of their own',
  'edited note',
  'import',
  'message',
  'choice of messages',
  'private link',
  'absorbed double',
] as const
type Kind = (typeof kinds)[number]

/** One thing that happened to the first or the second of two customers, at one of three restaurants. */
export type Happening = { kind: Kind; of: 0 | 1; at: number }

/** Histories of two customers, in any order. */
export const histories = fc.array(
  fc.record<Happening>({ kind: fc.constantFrom(...kinds), of: fc.constantFrom(0, 1), at: fc.nat({ max: 2 }) }),
  { minLength: 1, maxLength: 12 },
)

/** Everything has happened, to each of both. */
export const everything: Happening[] = kinds.flatMap((kind, index) => [
  { kind, of: 0, at: index % 3 },
  { kind, of: 1, at: (index + 1) % 3 },
])

/** A customer as these tests know it: its word is in every text about it. */
export type Person = { id: string; word: string; email: string; phone: string; links: string[] }

let made = 0

/** What makes customers and their histories on a server. */
export function historiesOn(server: TestServer, known: Known, token: string, restaurants: readonly string[]) {
  const { db } = server
  const card = (id: string) => server.ok(contract.customer.getCustomer, { token, params: { id } })

  async function newPerson(): Promise<Person> {
    made += 1
    const word = `ortolan${made}z`
    const contact = { email: `${word}@exemple.fr`, phone: `+336${String(made).padStart(8, '0')}` }
    const body = { fullName: `Anne ${word}`, ...contact, note: `Note ${word}` }
    const { id } = await server.ok(contract.customer.createCustomer, { token, body })
    return { id, word, ...contact, links: [] }
  }

  async function merge(kept: Person, double: Person): Promise<void> {
    const [one, other] = [await card(kept.id), await card(double.id)]
    await server.ok(contract.customer.mergeCustomers, {
      token,
      params: { id: kept.id },
      body: { other: double.id, version: one.version, otherVersion: other.version },
    })
  }

  async function order({ id }: Person, at: number, status: 'COMPLETED' | 'PENDING'): Promise<void> {
    const orderId = crypto.randomUUID()
    await db.query(
      `insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents)
       select $3, $1, id, full_name, search_key, 'PENDING', false, 1250 from customer where id = $2`,
      [restaurants[at], id, orderId],
    )
    await db.query('update customer_order set status = $2 where id = $1', [orderId, status])
  }

  async function booking(
    { id, word }: Person,
    at: number,
    change: { noShow?: boolean; event?: boolean } = {},
  ): Promise<string> {
    made += 1
    const { noShow = false, event = false } = change
    const bookingId = crypto.randomUUID()
    await db.query(
      `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status, no_show, notes, title,
         event_type, description)
       values ($1, $2, $3, $4, timestamp '1990-01-01 12:00' + make_interval(days => $5::int),
         timestamp '1990-01-01 13:00' + make_interval(days => $5::int), 2, 'COMPLETED', $6, $7, $8, $9, $8)`,
      [
        bookingId,
        event ? 'EVENT' : 'RESERVATION',
        restaurants[at],
        id,
        made,
        noShow,
        event ? null : word,
        event ? word : null,
        event ? 'AUTRE' : null,
      ],
    )
    return bookingId
  }

  async function message({ id, word, email }: Person): Promise<void> {
    made += 1
    await writeMessage(db, {
      kind: 'booking-confirmed',
      words: reservationWords,
      event: `history/${made}`,
      to: { name: word, email, phone: null },
      restaurantId: known.restaurant,
      customerId: id,
    })
  }

  async function privateLink({ word, email, links }: Person): Promise<void> {
    await db.query('delete from call_count')
    const body = { ...newVisitorRequest(known, 50), fullName: `Anne ${word}`, phone: undefined, email }
    const { path } = await server.ok(contract.request.createVisitorRequest, { body })
    links.push(path.slice(linkPaths.request('').length))
  }

  const happens: Record<Kind, (person: Person, at: number) => Promise<unknown>> = {
    order: (person, at) => order(person, at, 'COMPLETED'),
    'open order': (person, at) => order(person, at, 'PENDING'),
    reservation: (person, at) => booking(person, at),
    'no-show': (person, at) => booking(person, at, { noShow: true }),
    event: (person, at) => booking(person, at, { event: true }),
    'review of a visit': async (person, at) =>
      reviewVisit(db, { bookingId: await booking(person, at) }, { author: person.word, comment: person.word }),
    'review of their own': ({ id, word }, at) =>
      db.query(
        `insert into review (id, author_id, author, resource_type, resource_id, rating, experience_on)
         values (gen_random_uuid(), $1, $2, 'RESTAURANT', $3, 4, current_date) on conflict do nothing`,
        [id, word, restaurants[at]],
      ),
    'edited note': async ({ id, word, email, phone }, at) => {
      const { version, fullName } = await card(id)
      const body = { fullName, email, phone, note: `Table ${at} ${word}`, version }
      await server.ok(contract.customer.updateCustomer, { token, params: { id }, body })
    },
    import: ({ id, word }, at) =>
      server.ok(contract.customer.importCustomers, {
        token,
        body: { rows: [{ row: 2, id, fullName: `Anne ${word}`, note: `Import ${at} ${word}` }], apply: true },
      }),
    message: (person) => message(person),
    'choice of messages': ({ email }) =>
      db.query(
        `insert into message_wish (contact, wish) values (contact_key($1, null), 'answers') on conflict do nothing`,
        [email],
      ),
    'private link': (person) => privateLink(person),
    'absorbed double': async (person, at) => {
      const double = await newPerson()
      await booking(double, at)
      await merge(person, double)
    },
  }

  return {
    card,
    newPerson,
    merge,
    happen: (people: readonly Person[], { kind, of, at }: Happening) => happens[kind](people[of] as Person, at),
  }
}
