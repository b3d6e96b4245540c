import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@potager/domain/contract'
import { customerRefusals, erasedWords, erasureRefusals, userMessages } from '@potager/domain/messages'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { ERASURES } from '../src/api/erasure/erase.ts'
import { columnsOnMap, personMap } from '../src/api/erasure/map.ts'
import { writeBackup } from '../src/setup/backup/dump.ts'
import { restoreBackup } from '../src/setup/backup/restore.ts'
import { guestOrder } from './access/customer.ts'
import { newRestaurant } from './access/restaurant.ts'
import { newNotice, newReview } from './access/review.ts'
import { figuresOf, storePerson, tracesOf, wordsOfPerson } from './erasure-person.ts'
import { afterFile, findKnown, type Known, startServer, type TestServer } from './harness.ts'
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

describe('erasure of an account', () => {
  // Restores fill databases, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 180_000 })

  const { eraseUser, exportUser } = contract.erasure
  const password = 'Navet#2026'
  /** Words that only one account has, in lower case. */
  const words = ['hippolyte', 'champvert', 'papier-de-hippo']

  const home = mkdtempSync(join(tmpdir(), 'potager-erased-accounts-'))
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  let server: TestServer
  let known: Known
  let admin: string
  beforeAll(async () => {
    server = await startServer({ backupDir: home })
    known = await findKnown(server.db)
    admin = await server.tokenOf('admin')
  })

  const erase = (id: string) => server.ask(eraseUser, { token: admin, params: { id } })

  /** Somebody is taken out of the team of a restaurant, and invited again. */
  async function leaveTeam(memberId: string, email: string): Promise<void> {
    const token = await server.tokenOf('proprietaire')
    const { id } = await server.ok(contract.restaurant.createRestaurant, { token, body: newRestaurant })
    await server.db.query('insert into restaurant_member (account_id, restaurant_id) values ($1, $2)', [memberId, id])
    await server.ok(contract.team.removeMember, { token, params: { id, memberId } })
    await server.ok(contract.team.createInvitation, { token, params: { id }, body: { email } })
  }

  /** Somebody says something against a published review, and reads that it is kept. */
  async function giveNotice(email: string): Promise<void> {
    // Its author cannot be reached: what they would be told stays theirs.
    const [review] = await server.db.query<{ id: string }>(
      `update review set author_id = gen_random_uuid() where id = (
       select id from review r where status = 'APPROVED'
         and not exists (select from review_notice n where n.review_id = r.id) order by id limit 1)
     returning id`,
    )
    const id = review?.id ?? ''
    const said = { motive: 'OTHER', explanation: 'papier-de-hippo', fullName: 'Hippolyte', email }
    await server.ok(contract.notice.sendNotice, { params: { id }, body: { ...newNotice(), ...said } })
    const { content } = await server.ok(contract.notice.listNotices, { token: admin, query: { size: '100' } })
    await server.ok(contract.notice.decideNotice, {
      token: admin,
      params: { id: content.find((notice) => notice.review.id === id)?.id ?? '' },
      body: { decision: 'KEPT', reason: 'papier-de-hippo', open: 1 },
    })
  }

  /** An account whose words are everywhere that the house can put them. Returns its id and a token of its session. */
  async function storeAccount(username: string): Promise<{ id: string; token: string }> {
    await server.ok(contract.auth.register, {
      headers: { 'idempotency-key': `register-${crypto.randomUUID()}` },
      body: {
        username,
        email: `${username}@exemple.fr`,
        firstName: 'Hippolyte',
        lastName: 'Champvert',
        password,
        confirmPassword: password,
      },
    })
    const [row] = await server.db.query<{ id: string }>('select id from account where username = $1', [username])
    const id = row?.id ?? ''
    await server.ok(contract.user.updateUser, { token: admin, params: { id }, body: { approved: true } })
    const { accessToken: token } = await server.ok(contract.auth.login, { body: { username, password } })
    await server.ask(contract.auth.login, { body: { username, password: 'Autre#2026' } })
    await leaveTeam(id, `${username}@exemple.fr`)
    const review = await server.ok(contract.review.createReview, {
      token,
      body: { ...newReview(known), comment: 'papier-de-hippo' },
    })
    const reason = 'papier-de-hippo'
    await server.ok(contract.review.moderateReview, {
      token: admin,
      params: { id: review.id },
      body: { status: 'REJECTED', reason },
    })
    await giveNotice(`${username}@exemple.fr`)
    await server.db.query(
      `insert into refused_sign_in (username, hour, refused) values ($1, date_trunc('hour', now()), 2)
     on conflict do nothing`,
      [username],
    )
    return { id, token }
  }

  describe('erasing the person of an account', () => {
    it('leaves no trace of the person, ends the sessions at once, and keeps the trail of actions [RIG-06]', async () => {
      const { id, token } = await storeAccount('hippolyte')
      expect(await tracesOf(server.db, words)).toEqual(
        expect.arrayContaining([
          'account',
          'account_link',
          'audit_entry',
          'idempotency_key',
          'login_throttle',
          'outbox',
          'refused_sign_in',
          'review',
          'review_notice',
        ]),
      )
      const done = async () => server.db.query('select at, action, resource_id from audit_entry order by at, id')
      const before = await done()
      const user = await server.ok(eraseUser, { token: admin, params: { id } })
      expect(user).toMatchObject({ lastName: erasedWords.account, firstName: '', approved: false, suspended: true })
      expect(user.erasedAt).toEqual(expect.any(String))
      expect(await tracesOf(server.db, words)).toEqual([])
      expect((await done()).slice(0, before.length)).toEqual(before)
      expect((await server.ask(contract.order.listOrders, { token })).status).toBe(401)
      expect((await server.ask(contract.auth.login, { body: { username: 'hippolyte', password } })).status).toBe(400)
      const listed = await server.ok(contract.user.listUsers, { token: admin })
      expect(listed.some((row) => row.id === id)).toBe(false)
    })

    it('is final: the account cannot be approved, given a link, exported or erased again, nor lets anybody in [RIG-06]', async () => {
      const { id } = await storeAccount('hippolyte')
      // An invitation of theirs would let them in again.
      const invited = 'select id from account_link where made_by = $1'
      await server.db.query('update account_link set made_by = $1, invited_email = null where used_at is null', [id])
      expect(await server.db.query(invited, [id])).not.toEqual([])
      expect((await erase(id)).status).toBe(200)
      expect(await server.db.query(invited, [id])).toEqual([])
      expect(await erase(id)).toMatchObject({ status: 404, body: { message: userMessages.unknown } })
      const params = { id }
      expect(
        await server.ask(contract.user.updateUser, {
          token: admin,
          params,
          body: { approved: true, suspended: false },
        }),
      ).toMatchObject({ status: 409, body: { message: userMessages.erased } })
      expect((await server.ask(contract.accountLink.createPasswordLink, { token: admin, params })).status).toBe(404)
      expect((await server.ask(exportUser, { token: admin, params })).status).toBe(404)
      // The name is free again.
      expect((await erase((await storeAccount('hippolyte')).id)).status).toBe(200)
    })

    it('is refused, with its reason, for one’s own account and for the only member of a restaurant [RIG-06]', async () => {
      const [own] = await server.db.query<{ id: string }>(`select id from account where username = 'admin'`)
      expect(await erase(own?.id ?? '')).toMatchObject({ status: 409, body: { message: erasureRefusals.ownAccount } })
      const { id } = await storeAccount('champvert')
      const restaurants = await server.db.query<{ id: string; name: string }>(
        `select r.id, r.name from restaurant r where not exists (select from restaurant_member m where m.restaurant_id = r.id)
       limit 1`,
      )
      const [alone] =
        restaurants.length > 0
          ? restaurants
          : await server.db.query<{ id: string; name: string }>('select id, name from restaurant limit 1')
      await server.db.query('delete from restaurant_member where restaurant_id = $1', [alone?.id])
      await server.db.query('insert into restaurant_member (account_id, restaurant_id) values ($1, $2)', [
        id,
        alone?.id,
      ])
      expect(await erase(id)).toMatchObject({
        status: 409,
        body: { message: erasureRefusals.needed([alone?.name ?? '']) },
      })
      await server.db.query('insert into restaurant_member (account_id, restaurant_id) values ($1, $2)', [
        known.user,
        alone?.id,
      ])
      expect((await erase(id)).status).toBe(200)
    })
  })

  describe('the export of an account', () => {
    it('has the person’s account, reviews, sessions and history, without the password hash [RIG-07]', async () => {
      const { id } = await storeAccount('champvert_2')
      const held = await server.ok(exportUser, { token: admin, params: { id } })
      expect(held).toMatchObject({
        account: { username: 'champvert_2', firstName: 'Hippolyte', role: 'RESTAURANT_OWNER' },
        reviews: [{ author: 'Hippolyte C.', comment: 'papier-de-hippo', rating: 4 }],
        refusedSignIns: [{ refused: expect.any(Number) }],
      })
      expect(held.sessions).toHaveLength(1)
      expect(held.history.map(({ action }) => action)).toEqual(expect.arrayContaining(['register', 'login']))
      const [secret] = await server.db.query<{ hash: string }>(
        'select password_hash as hash from account where id = $1',
        [id],
      )
      expect(JSON.stringify(held)).not.toContain(secret?.hash)
    })
  })

  describe('a restore of an older backup', () => {
    it('erases the account again [RIG-04]', async () => {
      const { id } = await storeAccount('champvert')
      const { file } = await writeBackup(server.db, { folder: home, file: join(home, 'older.jsonl.gz') })
      const again = await server.db.query<{ id: string }>(
        `select id from account where lower(first_name) = 'hippolyte' and erased_at is null`,
      )
      for (const account of again) expect((await erase(account.id)).status).toBe(200)
      const db = await openEmpty(inject('source'))
      afterFile(() => db.close())
      expect((await restoreBackup(db, file)).erased).toBe(again.length)
      expect(await tracesOf(db, words)).toEqual([])
      const [row] = await db.query<{ erased: boolean }>(
        'select erased_at is not null as erased from account where id = $1',
        [id],
      )
      expect(row?.erased).toBe(true)
    })
  })
})
