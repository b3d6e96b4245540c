import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@potager/domain/contract'
import { erasedWords, erasureRefusals, userMessages } from '@potager/domain/messages'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { writeBackup } from '../src/setup/backup/dump.ts'
import { restoreBackup } from '../src/setup/backup/restore.ts'
import { newRestaurant } from './access/restaurant.ts'
import { newNotice, newReview } from './access/review.ts'
import { tracesOf } from './erasure-person.ts'
import { afterFile, startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { openEmpty } from './stores.ts'

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
      await server.ask(contract.user.updateUser, { token: admin, params, body: { approved: true, suspended: false } }),
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
    await server.db.query('insert into restaurant_member (account_id, restaurant_id) values ($1, $2)', [id, alone?.id])
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
