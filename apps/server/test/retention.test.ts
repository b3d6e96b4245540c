import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@potager/domain/contract'
import { erasedWords, retentionMessages, staleMessages } from '@potager/domain/messages'
import { addMonths, todayInParis, wallToInstant } from '@potager/domain/time'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { ERASURES } from '../src/api/erasure/erase.ts'
import { eraseUnheard } from '../src/api/retention/night.ts'
import { advisoryLocks, type Database } from '../src/db/database.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { startHousekeeping } from '../src/setup/prepare.ts'
import { findKnown, startServer, type TestServer } from './harness.ts'
import { failLoudly } from './stores.ts'
import { reviewVisit } from './visit-setup.ts'

describe('retention of customers [RIG-08]', () => {
  const { getCustomerRetention, previewCustomerRetention, updateCustomerRetention } = contract.retention

  let server: TestServer
  let admin: string
  let restaurant: string
  beforeEach(async () => {
    server = await startServer()
    admin = await server.tokenOf('admin')
    restaurant = (await findKnown(server.db)).restaurant
  })

  const today = todayInParis(Date.now())
  /** A moment of tonight in Paris, in epoch milliseconds. */
  const tonight = (time: string) => wallToInstant(`${today}T${time}`)
  /** A day some months ago, as the database reads it. */
  const monthsAgo = (months: number) => `${addMonths(today, -months)} 12:00 Europe/Paris`
  const choose = (years: number | null) => server.ok(updateCustomerRetention, { token: admin, body: { years } })

  /** A customer made some months ago, of whom nothing else is known. */
  async function customer(name: string, months: number, mergedInto: string | null = null): Promise<string> {
    const id = crypto.randomUUID()
    await server.db.query(
      `insert into customer (id, full_name, search_key, email, created_at, merged_into)
     values ($1::uuid, $2::text, lower($2::text), $1::uuid || '@exemple.fr', $3, $4)`,
      [id, name, monthsAgo(months), mergedInto],
    )
    return id
  }
  async function order(id: string | null, months: number, status: string): Promise<string> {
    const orderId = crypto.randomUUID()
    await server.db.query(
      `insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents,
       created_at)
     values ($5, $1, $2, 'x', 'x', $3, false, 1000, $4)`,
      [restaurant, id, status, monthsAgo(months), orderId],
    )
    return orderId
  }
  /** A review of an order that somebody made some months before. */
  async function review(id: string, [visited, written]: [number, number]): Promise<void> {
    const orderId = await order(id, visited, 'COMPLETED')
    const reviewId = await reviewVisit(server.db, { orderId })
    await server.db.query('update review set created_at = $2 where id = $1', [reviewId, monthsAgo(written)])
  }
  const nameOf = async (id: string) => {
    const [row] = await server.db.query<{ name: string }>('select full_name as name from customer where id = $1', [id])
    return row?.name
  }

  it('is unlimited by default; a change is refused over another version or above ten years', async () => {
    const old = await customer('Anne Cienne', 600)
    expect(await server.ok(getCustomerRetention, { token: admin })).toEqual({ years: null, nights: [], version: 0 })
    expect(await eraseUnheard(server.db, tonight('03:30:00'))).toBe(0)
    expect(await nameOf(old)).toBe('Anne Cienne')
    expect(await choose(3)).toMatchObject({ years: 3, version: 1 })
    expect(await server.ask(updateCustomerRetention, { token: admin, body: { years: 5, version: 2 } })).toMatchObject({
      status: 409,
      body: { message: staleMessages.retention },
    })
    expect(await server.ask(updateCustomerRetention, { token: admin, body: { years: 11 } })).toMatchObject({
      status: 400,
      body: { errors: { years: retentionMessages.years } },
    })
  })

  it('erases customers without a recent contact once a night, and logs the night', async () => {
    const gone = await customer('Anne Cienne', 40)
    const double = await customer('Anne C.', 41, gone)
    const heard = await customer('Rémi Récent', 40)
    await order(heard, 35, 'COMPLETED')
    const booked = await customer('Bea Bientôt', 40)
    await server.db.query(
      `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status, created_at)
       values (gen_random_uuid(), 'RESERVATION', $1, $2, '2090-01-01 12:00', '2090-01-01 14:00', 2, 'CONFIRMED', $3)`,
      [restaurant, booked, monthsAgo(40)],
    )
    const held = await customer('Omer Ouvert', 40)
    await order(held, 39, 'PENDING')
    await choose(3)

    expect(await eraseUnheard(server.db, tonight('02:59:00'))).toBe(0)
    expect(await eraseUnheard(server.db, tonight('03:00:00'))).toBe(1)
    expect([await nameOf(gone), await nameOf(double)]).toEqual([erasedWords.customer, erasedWords.customer])
    expect(await Promise.all([heard, booked, held].map(nameOf))).toEqual(['Rémi Récent', 'Bea Bientôt', 'Omer Ouvert'])
    const { nights } = await server.ok(getCustomerRetention, { token: admin })
    expect(nights).toEqual([{ day: today, years: 3, erased: 1, held: 1, orders: 0 }])
    const noted = await server.db.query<{ id: string; by: string | null }>(
      'select subject_id as id, erased_by as by from erasure order by 1',
    )
    expect(noted).toEqual([gone, double].toSorted().map((id) => ({ id, by: null })))

    await customer('Tard Dive', 40)
    expect(await eraseUnheard(server.db, tonight('05:00:00'))).toBe(0)
  })

  it('counts a review of a visit as a contact, of a merged double too', async () => {
    const wrote = await customer('Rita Récrit', 41)
    await review(wrote, [38, 35])
    const kept = await customer('Anne Cienne', 41)
    // Written as a customer before the merge: such a review stays under the double.
    const double = await customer('Anne C.', 41, kept)
    await server.db.query(
      `insert into review (id, author_id, author, resource_type, resource_id, rating, experience_on, created_at)
       values (gen_random_uuid(), $1, 'A.', 'RESTAURANT', $2, 4, '2020-01-01', $3)`,
      [double, restaurant, monthsAgo(35)],
    )
    const through = await customer('Mona Fusion', 41)
    await review(await customer('Mona F.', 41, through), [38, 35])
    const silent = await customer('Sam Silence', 41)
    await review(silent, [38, 37])
    await choose(3)
    expect(await eraseUnheard(server.db, tonight('03:00:00'))).toBe(1)
    expect(await Promise.all([wrote, kept, through, silent].map(nameOf))).toEqual([
      'Rita Récrit',
      'Anne Cienne',
      'Mona Fusion',
      erasedWords.customer,
    ])
  })

  it('takes address, telephone, notes and reason out of old orders without a customer that are over', async () => {
    const told = async (months: number, status: string) => {
      const id = await order(null, months, status)
      await server.db.query(
        `update customer_order set delivery = true, delivery_address = '3 rue X', delivery_phone = '0639980000' where id = $1`,
        [id],
      )
      return id
    }
    const addressed = await told(37, 'COMPLETED')
    const noted = await order(null, 37, 'COMPLETED')
    await server.db.query(
      `insert into order_line (id, order_id, position, dish_id, dish_name, unit_price_cents, quantity, allergens, note)
       select gen_random_uuid(), $1, 1, d.id, d.name, 100, 1, '{}', 'pour Mme Petit' from dish d limit 1`,
      [noted],
    )
    const cancelled = await order(null, 37, 'CANCELED')
    await server.db.query(
      `insert into audit_entry (id, username, action, resource, resource_id, reason)
       values (gen_random_uuid(), 'gerant', 'updateOrderStatus', 'order', $1, 'Mme Petit a rappelé')`,
      [cancelled],
    )
    const [recent, open] = [await told(35, 'COMPLETED'), await told(37, 'PENDING')]
    await choose(3)
    const preview = () => server.ok(previewCustomerRetention, { token: admin, query: { years: '3' } })
    expect(await preview()).toMatchObject({ people: 0, orders: 3 })
    expect(await eraseUnheard(server.db, tonight('03:00:00'))).toBe(0)
    const left = await server.db.query<{ id: string }>(
      `select o.id from customer_order o where delivery_address is not null and delivery_phone is not null
         and o.id = any($1::uuid[])
       union select order_id from order_line where order_id = any($1::uuid[]) and note is not null
       union select resource_id from audit_entry where resource_id = any($1::uuid[]) and reason is not null`,
      [[addressed, noted, cancelled, recent, open]],
    )
    expect(left.map(({ id }) => id).toSorted()).toEqual([recent, open].toSorted())
    expect((await server.ok(getCustomerRetention, { token: admin })).nights).toMatchObject([{ erased: 0, orders: 3 }])
    expect(await preview()).toMatchObject({ orders: 0 })
  })

  it('goes on with what another process left, and never counts anybody twice', async () => {
    await server.db.query(
      `insert into customer (id, full_name, search_key, email, created_at)
       select gen_random_uuid(), 'Client ' || n, 'client ' || n, n || '@vieux.fr', $1 from generate_series(1, 450) n`,
      [monthsAgo(30)],
    )
    await choose(2)
    await server.db.query(`insert into retention_night (day, years, erased) values ($1, 2, 7)`, [today])
    const erased = await Promise.all([1, 2].map(() => eraseUnheard(server.db, tonight('04:00:00'))))
    expect(erased[0]! + erased[1]!).toBe(450)
    expect((await server.ok(getCustomerRetention, { token: admin })).nights).toEqual([
      { day: today, years: 2, erased: 457, held: 0, orders: 0 },
    ])
  })

  it('shows whom a choice would erase, and erases nobody', async () => {
    const first = await customer('Zoé Vieille', 50)
    await customer('Anne Cienne', 40)
    const held = await customer('Omer Ouvert', 40)
    await order(held, 39, 'PENDING')
    const preview = (years: number) =>
      server.ok(previewCustomerRetention, { token: admin, query: { years: String(years) } })
    const three = await preview(3)
    expect(three).toMatchObject({ people: 2, held: 1, orders: 0 })
    expect(three.first.map(({ fullName }) => fullName)).toEqual(['Zoé Vieille', 'Anne Cienne'])
    expect(await preview(4)).toMatchObject({ people: 1, held: 0, first: [{ id: first }] })
    expect(await nameOf(first)).toBe('Zoé Vieille')
  })
})

describe('the night', () => {
  const source = inject('source')
  const home = mkdtempSync(join(tmpdir(), 'potager-night-'))
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  const today = todayInParis(Date.now())
  const tonight = wallToInstant(`${today}T03:30:00`)
  const OLD = 450

  let db: Database
  /** A house that keeps customers for two years, and has 450 that are older. */
  beforeEach(async () => {
    const server = await startServer()
    db = server.db
    await db.query(
      `insert into customer (id, full_name, search_key, email, created_at)
     select gen_random_uuid(), 'Client ' || n, 'client ' || n, n || '@vieux.fr', $1 from generate_series(1, $2::int) n`,
      [`${addMonths(today, -30)} 12:00 Europe/Paris`, OLD],
    )
    const token = await server.tokenOf('admin')
    await server.ok(contract.retention.updateCustomerRetention, { token, body: { years: 2 } })
  })
  afterEach(() => vi.useRealTimers())

  /** The versions of those who were erased, which count how often, and what the log of the night says. */
  async function erased(): Promise<{ versions: number[]; night: number | undefined }> {
    const rows = await db.query<{ version: number }>('select version from customer where erased_at is not null')
    const [night] = await db.query<{ erased: number }>('select erased from retention_night')
    return { versions: rows.map(({ version }) => version), night: night?.erased }
  }
  const onceEach = { versions: Array.from({ length: OLD }, () => 2), night: OLD }

  // Only one process can open the embedded store.
  describe.skipIf(source.kind !== 'postgres')('nightly erasure by two processes [RIG-08]', () => {
    let other: Database
    beforeEach(async () => {
      const [row] = await db.query<{ name: string }>('select current_database()::text as name')
      other = await openPostgres(source.kind === 'postgres' ? `${source.url}/${row?.name}` : '', failLoudly)
    })
    afterEach(() => other.close())

    it('erases each customer once', async () => {
      const counts = await Promise.all([db, other].map((one) => eraseUnheard(one, tonight)))
      expect(counts[0]! + counts[1]!).toBe(OLD)
      expect(await erased()).toEqual(onceEach)
    })

    it('is left to the process that holds its lock, and can be done by the other afterwards', async () => {
      await db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock($1::bigint)', [advisoryLocks.retention])
        expect(await eraseUnheard(other, tonight)).toBe(0)
      })
      expect(await eraseUnheard(other, tonight)).toBe(OLD)
      expect(await eraseUnheard(db, tonight)).toBe(0)
      expect(await erased()).toEqual(onceEach)
    })
  })

  it('housekeeping erases customers at night and writes their ids beside the backups [RIG-08] [RIG-04]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: tonight })
    const end = startHousekeeping(db, { backupDir: home }, failLoudly)
    await expect.poll(async () => (await erased()).versions.length, { timeout: 30_000 }).toBe(OLD)
    await end()
    const kept = readFileSync(join(home, ERASURES), 'utf8').split('\n').filter(Boolean)
    const rows = await db.query<{ id: string }>('select id from customer where erased_at is not null')
    const ids = kept.map((line) => (JSON.parse(line) as { subjectId: string }).subjectId)
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  })

  it('a night takes people out of all old orders without a customer, more than a batch of them [RIG-08]', async () => {
    await db.query(`delete from customer where email like '%@vieux.fr'`)
    await db.query(
      `insert into customer_order (id, restaurant_id, customer_name, customer_key, status, delivery, total_cents, delivery_address,
       delivery_phone, created_at)
     select gen_random_uuid(), (select min(id::text)::uuid from restaurant), '', '', 'COMPLETED', true, 900, n || ' rue des Halles',
       '+33612345678', $1 from generate_series(1, $2::int) n`,
      [`${addMonths(today, -30)} 12:00 Europe/Paris`, OLD],
    )
    const telling = async () =>
      (
        await db.query<{ count: number }>(
          `select count(*)::int as count from customer_order
         where customer_id is null and created_at < $1 and (delivery_address is not null or delivery_phone is not null)`,
          [`${addMonths(today, -24)} 00:00 Europe/Paris`],
        )
      )[0]?.count
    expect(await telling()).toBe(OLD)
    expect(await eraseUnheard(db, tonight)).toBe(0)
    expect(await telling()).toBe(0)
    expect(await db.query('select orders, erased from retention_night')).toEqual([{ orders: OLD, erased: 0 }])
  })
})
