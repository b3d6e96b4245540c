import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@potager/domain/contract'
import { customerRefusals, erasedWords, erasureRefusals } from '@potager/domain/messages'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { ERASURES } from '../src/api/erasure/kept.ts'
import { columnsOnMap, personMap } from '../src/api/erasure/map.ts'
import { writeBackup } from '../src/setup/backup/dump.ts'
import { restoreBackup } from '../src/setup/backup/restore.ts'
import { guestOrder } from './access/customer.ts'
import { figuresOf, storePerson, tracesOf, wordsOfPerson } from './erasure-person.ts'
import { afterFile, startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { openEmpty } from './stores.ts'

describe('erasure', () => {
  // Restores fill databases, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 180_000 })

  const { eraseCustomer, exportCustomer } = contract.erasure

  const home = mkdtempSync(join(tmpdir(), 'potager-erasures-'))
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  let server: TestServer
  let known: Known
  let token: string
  beforeAll(async () => {
    server = await startServer({ backupDir: home })
    known = await findKnown(server.db)
    token = await server.tokenOf('gerant')
  })

  let made = 0
  async function customer(): Promise<string> {
    made += 1
    const body = { fullName: `Client ${made}`, email: `client${made}@effacer.fr` }
    return (await server.ok(contract.customer.createCustomer, { token, body })).id
  }
  const erase = (id: string) => server.ask(eraseCustomer, { token, params: { id } })
  const takeOrder = (id: string) =>
    server.ask(contract.order.createOrder, {
      token,
      body: { ...guestOrder({ restaurant: known.restaurant, dish: known.dish }).body, idUser: id },
    })

  async function book(id: string, [starts, ends]: [string, string], status: string): Promise<void> {
    await server.db.query(
      `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status)
     values (gen_random_uuid(), 'RESERVATION', $1, $2, $3, $4, 2, $5)`,
      [known.restaurant, id, starts, ends, status],
    )
  }

  describe('erasing a customer', () => {
    it('leaves no trace of the person, and every figure as it was [RIG-01] [RIG-02]', async () => {
      const id = await storePerson(server, token, known)
      expect(await tracesOf(server.db, wordsOfPerson)).toEqual([
        'audit_entry',
        'booking',
        'customer',
        'customer_merge',
        'customer_order',
        'idempotency_key',
        'order_line',
        'outbox',
        'review',
        'review_notice',
      ])
      const before = await figuresOf(server.db)
      const card = await server.ok(eraseCustomer, { token, params: { id } })
      expect(card).toMatchObject({
        fullName: erasedWords.customer,
        email: '',
        phone: '',
        note: '',
        orders: 1,
        bookings: 3,
        noShows: 1,
        reviews: 1,
      })
      expect(card.erasedAt).toEqual(expect.any(String))
      expect(await tracesOf(server.db, wordsOfPerson)).toEqual([])
      const after = (await figuresOf(server.db)) as { trail: { entries: number }[] }
      const [entries] = (before as typeof after).trail
      expect(after).toEqual({ ...(before as object), trail: [{ entries: (entries?.entries ?? 0) + 1 }] })
      const [own] = await server.db.query<{ username: string }>(
        `select username from audit_entry where action = 'eraseCustomer' and resource_id = $1`,
        [id],
      )
      expect(own?.username).toBe('gerant')
    })

    it('is refused, with its reason, while there is a future booking or an open order [RIG-03]', async () => {
      const expected = await customer()
      await book(expected, ['2090-01-01 12:00', '2090-01-01 14:00'], 'CONFIRMED')
      expect(await erase(expected)).toMatchObject({ status: 409, body: { message: erasureRefusals.bookings(1) } })
      expect(await server.ok(contract.customer.getCustomer, { token, params: { id: expected } })).not.toHaveProperty(
        'erasedAt',
      )
      await server.db.query(`update booking set status = 'CANCELLED' where customer_id = $1`, [expected])
      expect((await takeOrder(expected)).status).toBe(201)
      expect(await erase(expected)).toMatchObject({ status: 409, body: { message: erasureRefusals.orders(1) } })
      await server.db.query(`update customer_order set status = 'CANCELED' where customer_id = $1`, [expected])
      await book(expected, ['2002-01-01 12:00', '2002-01-01 14:00'], 'CONFIRMED')
      expect((await erase(expected)).status).toBe(200)
    })

    it('is final: the customer cannot be found, changed, merged, ordered for or erased again [RIG-02]', async () => {
      const [id, other] = [await customer(), await customer()]
      expect((await erase(id)).status).toBe(200)
      const unknown = { status: 404, body: { message: customerRefusals.unknown } }
      expect(await erase(id)).toMatchObject(unknown)
      const listed = await server.ok(contract.customer.listCustomers, { token })
      expect(listed.some((row) => row.id === id)).toBe(false)
      const { content } = await server.ok(contract.console.browseCustomers, { token, query: { id } })
      expect(content).toEqual([])
      const merge = { other: id, version: 1, otherVersion: 2 }
      expect(
        await server.ask(contract.customer.mergeCustomers, { token, params: { id: other }, body: merge }),
      ).toMatchObject(unknown)
      const body = { fullName: 'De Retour', email: 'retour@exemple.fr', version: 2 }
      expect((await server.ask(contract.customer.updateCustomer, { token, params: { id }, body })).status).toBe(409)
      expect((await takeOrder(id)).status).not.toBe(201)
    })

    it('is 409 for a merged customer, and 404 for an unknown one', async () => {
      const [id, double] = [await customer(), await customer()]
      const body = { other: double, version: 1, otherVersion: 1 }
      await server.ok(contract.customer.mergeCustomers, { token, params: { id }, body })
      expect(await erase(double)).toMatchObject({ status: 409, body: { message: customerRefusals.merge.merged } })
      expect((await erase(crypto.randomUUID())).status).toBe(404)
    })

    it('leaves the audit trail protected from other updates and deletions', async () => {
      await expect(server.db.query(`update audit_entry set reason = null`)).rejects.toThrow('only ever added to')
      await expect(server.db.query('delete from audit_entry')).rejects.toThrow('only ever added to')
    })
  })

  describe('the export of a customer', () => {
    it('has the person’s records, orders, bookings, messages, reviews and history; 404 once erased [RIG-05]', async () => {
      const id = await storePerson(server, token, known)
      const held = await server.ok(exportCustomer, { token, params: { id } })
      expect(held).toMatchObject({
        records: [{ phone: '+33699887766' }, { fullName: 'Zeb Quatrepoints' }],
        orders: [
          {
            customerName: 'Zébulon Quatrepoints',
            total: 42,
            wantedTime: '19:30',
            deliveryAddress: 'secret-de-zeb',
            deliveryPhone: '+33699887766',
            lines: [{ quantity: 1, note: 'secret-de-zeb' }],
          },
        ],
        bookings: [
          { kind: 'RESERVATION', people: 7, notes: 'secret-de-zeb', cancelReason: 'secret-de-zeb' },
          {
            kind: 'EVENT',
            title: 'Les 30 ans de Zébulon',
            specialRequests: 'secret-de-zeb',
            contactPhone: '+33699887766',
            wish: { start: '2001-02-08T12:00:00', end: '2001-02-08T14:00:00', people: 11 },
          },
          { kind: 'RESERVATION', people: 4, status: 'COMPLETED', price: 120 },
        ],
        messages: [
          { kind: 'booking-refused', email: 'zebulon@exemple.fr', state: 'waiting' },
          { kind: 'house-request', name: 'La maison' },
        ],
        reviews: [{ author: 'Zébulon Q.', comment: 'secret-de-zeb', rating: 2 }],
      })
      const said = held.history.filter(({ reason }) => reason === 'secret-de-zeb de Zébulon')
      expect(said).toHaveLength(4)
      expect(JSON.stringify(held)).not.toContain('gerant')
      expect((await erase(id)).status).toBe(200)
      expect((await server.ask(exportCustomer, { token, params: { id } })).status).toBe(404)
    })
  })

  describe('a restore of an older backup', () => {
    it('erases again the customers that the backup still has [RIG-04]', async () => {
      const id = await storePerson(server, token, known)
      await server.db.query(`update customer_order set status = 'CANCELED' where customer_id = $1`, [id])
      const { file } = await writeBackup(server.db, { folder: home, file: join(home, 'older.jsonl.gz') })
      expect((await erase(id)).status).toBe(200)
      const db = await openEmpty(inject('source'))
      afterFile(() => db.close())
      const { erased } = await restoreBackup(db, file)
      // The customer and the double that was merged into it.
      expect(erased).toBe(2)
      expect(await tracesOf(db, wordsOfPerson)).toEqual([])
      const [again] = await db.query<{ subject: string }>(
        `select subject_id::text as subject from erasure where subject_id = $1`,
        [id],
      )
      expect(again?.subject).toBe(id)
    })

    it('writes nothing when the file of erasures is damaged', async () => {
      const folder = mkdtempSync(join(home, 'damaged-'))
      const { file } = await writeBackup(server.db, { folder })
      writeFileSync(join(folder, ERASURES), `${readFileSync(join(folder, ERASURES), 'utf8')}\n{"kind":"cust`)
      const db = await openEmpty(inject('source'))
      afterFile(() => db.close())
      await expect(restoreBackup(db, file)).rejects.toThrow('est abîmé')
      expect(await db.query(`select 1 from pg_class where relname = 'account'`)).toEqual([])
    })
  })
})

describe('erasure-map', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })

  /** Every column of our tables that can hold a text, by table. */
  async function textColumns(): Promise<Record<string, string[]>> {
    const rows = await server.db.query<{ table: string; columns: string[] }>(`
    select c.relname::text as table, json_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'text[]'::regtype,
        'varchar[]'::regtype, 'json'::regtype, 'jsonb'::regtype, 'jsonb[]'::regtype, 'bytea'::regtype)
    group by 1`)
    return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
  }

  describe('the map of columns with personal data', () => {
    it('names every column that can hold a text, and no other [RIG-01]', async () => {
      const onMap = Object.entries(personMap).map(
        ([table, columns]) => [table, columnsOnMap(columns).toSorted()] as const,
      )
      expect(Object.fromEntries(onMap.filter(([, columns]) => columns.length > 0))).toEqual(await textColumns())
    })

    it('lists exactly the generated text columns', async () => {
      const generated = await server.db.query<{ name: string }>(`
      select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated <> ''
        and a.atttypid = 'text'::regtype order by 1`)
      const onMap = Object.entries(personMap).flatMap(([table, columns]) =>
        (columns.generated ?? []).map((column) => `${table}.${column}`),
      )
      expect(onMap.toSorted()).toEqual(generated.map(({ name }) => name).toSorted())
    })
  })
})
