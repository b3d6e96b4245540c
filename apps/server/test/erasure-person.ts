import { contract } from '@potager/domain/contract'
import type { MessageContent } from '@potager/domain/message'
import { writeMessage } from '../src/api/outbox/queue.ts'
import type { Database } from '../src/db/database.ts'
import type { Known, TestServer } from './harness.ts'
import { reservationWords } from './outbox-setup.ts'
import { reviewVisit } from './visit-setup.ts'

/** Words that only one person has, as they are stored: spelt, without accents, and by parts. */
export const wordsOfPerson = ['zébulon', 'zebulon', 'quatrepoints', '699887766', 'secret-de-zeb']

/** The tables of which a row still has one of the words, in any column. */
export async function tracesOf(db: Database, words: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.query(`select 1 from "${name}" t where lower(t::text) like any($1::text[]) limit 1`, [
      words.map((word) => `%${word}%`),
    ])
    if (rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

const SECRET = 'secret-de-zeb'

/** A customer whose words are everywhere that the house can put them: nothing of theirs is to come. */
export async function storePerson({ db, ok }: TestServer, token: string, known: Known): Promise<string> {
  const body = {
    fullName: 'Zébulon Quatrepoints',
    email: 'zebulon@exemple.fr',
    phone: '0699887766',
    note: SECRET,
    confirmed: true,
  }
  const headers = { 'idempotency-key': `zebulon-${crypto.randomUUID()}` }
  const { id, version } = await ok(contract.customer.createCustomer, { token, body, headers })
  const double = await ok(contract.customer.createCustomer, {
    token,
    body: { ...body, fullName: 'Zeb Quatrepoints', note: `${SECRET} bis` },
  })
  const place = { body: { other: double.id, version, otherVersion: double.version }, params: { id } }
  await ok(contract.customer.mergeCustomers, { token, ...place })

  const order = crypto.randomUUID()
  await db.query(
    `insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents,
       wanted_time, delivery_address, delivery_phone)
     values ($1, $2, $3, 'Zébulon Quatrepoints', 'zebulon quatrepoints', 'CANCELED', true, 4200, '19:30', $4, '+33699887766')`,
    [order, known.restaurant, id, SECRET],
  )
  await db.query(
    `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens, note)
     select gen_random_uuid(), $1, 0, id, name, 4200, 1, '{}', $3 from dish where id = $2`,
    [order, known.dish, SECRET],
  )
  const [reservation, event] = [crypto.randomUUID(), crypto.randomUUID()]
  await db.query(
    `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status, cancel_reason, notes)
     values ($1, 'RESERVATION', $2, $3, '2001-01-01 12:00', '2001-01-01 14:00', 7, 'CANCELLED', $4, $4)`,
    [reservation, known.restaurant, id, SECRET],
  )
  await db.query(
    `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status, title, event_type,
       description, special_requests, contact_phone)
     values ($1, 'EVENT', $2, $3, '2001-02-01 12:00', '2001-02-01 14:00', 9, 'COMPLETED', 'Les 30 ans de Zébulon', 'AUTRE',
       $4, $4, '+33699887766')`,
    [event, known.restaurant, id, SECRET],
  )
  await db.query(
    `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status, no_show, total_price_cents)
     values (gen_random_uuid(), 'RESERVATION', $1, $2, '2001-03-01 12:00', '2001-03-01 14:00', 4, 'COMPLETED', true, 12000)`,
    [known.restaurant, id],
  )
  await db.query(
    `insert into booking_wish (booking_id, starts_at, ends_at, people, refused_at)
     values ($1, '2001-02-08 12:00', '2001-02-08 14:00', 11, '2001-01-20T10:00:00Z')`,
    [event],
  )
  // One to them, and one to the house about them.
  for (const [kind, name, email] of [
    ['booking-refused', 'Zébulon Quatrepoints', 'zebulon@exemple.fr'],
    ['house-request', 'La maison', 'maison@exemple.fr'],
  ] as const) {
    await writeMessage(db, {
      ...({
        kind,
        words: { ...reservationWords, reason: SECRET, customer: 'Zébulon', email: null, phone: '+33699887766' },
      } as MessageContent),
      event: `${kind}/${reservation}`,
      to: { name, email, phone: '+33699887766' },
      restaurantId: known.restaurant,
      customerId: id,
      subjectId: reservation,
      link: `/demande/${SECRET}`,
    })
  }
  const [published] = await db.query<{ id: string }>(
    `select id from review where status = 'APPROVED' order by id limit 1`,
  )
  const review = await reviewVisit(db, { bookingId: event }, { author: 'Zébulon Q.', rating: 2, comment: SECRET })
  await db.query(`update review set status = 'REJECTED', reason = $2, moderated_at = now() where id = $1`, [
    review,
    SECRET,
  ])
  // One that they gave, and one of their review.
  for (const [given, name, email] of [
    [published?.id, 'Zébulon', 'Zebulon@exemple.fr'],
    [review, 'Une voisine', 'voisine@exemple.fr'],
  ]) {
    await db.query(
      `insert into review_notice (id, review_id, token_hash, motive, explanation, name, email, decision, reason, decided_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, 'OTHER', $2, $3, $4, 'KEPT', $2, now())`,
      [given, SECRET, name, email],
    )
  }
  for (const [resource, record, action] of [
    ['order', order, 'updateOrderStatus'],
    ['reservation', reservation, 'cancelReservation'],
    ['event-request', event, 'cancelEventRequest'],
    ['review', review, 'moderateReview'],
    ['review', published?.id, 'decideNotice'],
  ]) {
    await db.query(
      `insert into audit_entry (id, account_id, username, action, resource, resource_id, reason)
       values (gen_random_uuid(), $1, 'gerant', $5, $2, $3, $4)`,
      [known.user, resource, record, `${SECRET} de Zébulon`, action],
    )
  }
  return id
}

/** Figures that an erasure must not move. */
export async function figuresOf(db: Database): Promise<unknown> {
  const read = (what: string) => db.query(what)
  return {
    orders: await read('select * from order_rollup order by 1, 2, 3, 4'),
    months: await read('select * from order_month_rollup order by 1, 2, 3, 4'),
    reviews: await read('select * from review_tally order by 1, 2, 3, 4'),
    customers: await read('select * from customer_restaurant order by 1, 2'),
    bookings: await read('select id, people, starts_at, status, no_show from booking order by id'),
    amounts: await read('select id, customer_id, total_cents, created_at from customer_order order by id'),
    trail: await read('select count(*)::int as entries from audit_entry'),
  }
}
