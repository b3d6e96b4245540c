import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@potager/domain/contract'
import { addMonths, todayInParis, wallToInstant } from '@potager/domain/time'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { ERASURES } from '../src/api/erasure/kept.ts'
import { eraseUnheard } from '../src/api/retention/night.ts'
import { advisoryLocks } from '../src/db/advisory-locks.ts'
import type { Database } from '../src/db/database.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { startHousekeeping } from '../src/setup/prepare.ts'
import { startServer } from './harness.ts'
import { failLoudly } from './stores.ts'

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
