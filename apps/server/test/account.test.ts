import { readClaims } from '@potager/domain/auth'
import { contract } from '@potager/domain/contract'
import { accountScreenMessages, registerMessages, requestRefusals } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deviceOf } from '../src/api/account/device.ts'
import { findAccount, openSession } from '../src/api/auth/queries.ts'
import { startServer, type TestServer, type Tokens, weighTriesDown } from './harness.ts'

const { listOwnSessions, endOwnSession, endOtherSessions, changePassword, getOwnAccount, updateOwnAccount } =
  contract.account
const PASSWORD = 'Potager#2026'
const NEXT = 'Jardin#2027'

let server: TestServer
let known: string

const { logout, refresh } = contract.auth
const { listCustomers } = contract.customer
beforeAll(async () => {
  server = await startServer()
  const [row] = await server.db.query<{ hash: string }>(
    "select password_hash as hash from account where username = 'gerant'",
  )
  known = row?.hash ?? ''
})
beforeEach(async () => {
  await server.db.query('delete from login_throttle')
  await server.db.query('delete from session')
  await server.db.query("update account set password_hash = $1 where username = 'gerant'", [known])
  await server.db.query('delete from call_count')
})

const isSignedIn = async (token: string) => (await server.ask(listOwnSessions, { token })).status === 200
const login = (password: string) =>
  server.ask(contract.auth.login, { body: { username: 'gerant', password, role: 'RESTAURANT_OWNER' } })

describe('one’s own sessions', () => {
  it('are listed with the current one marked, without those of other accounts', async () => {
    const here = await server.signIn('gerant')
    const elsewhere = await server.signIn('gerant')
    await server.signIn('admin')
    const sessions = await server.ok(listOwnSessions, { token: here.accessToken })
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(await server.ok(listOwnSessions, { token: elsewhere.accessToken })).toHaveLength(2)
  })

  it('end one by one, only one’s own, and ending one again is 404', async () => {
    const here = await server.signIn('gerant')
    const elsewhere = await server.signIn('gerant')
    const stranger = await server.signIn('admin')
    const other = (await server.ok(listOwnSessions, { token: here.accessToken })).find(({ current }) => !current)
    const params = { id: other?.id ?? '' }
    expect((await server.ask(endOwnSession, { token: stranger.accessToken, params })).status).toBe(404)
    await server.ok(endOwnSession, { token: here.accessToken, params })
    expect(await isSignedIn(elsewhere.accessToken)).toBe(false)
    expect((await server.ask(endOwnSession, { token: here.accessToken, params })).status).toBe(404)
  })

  it('end all at once but the current one', async () => {
    const here = await server.signIn('gerant')
    const others = [await server.signIn('gerant'), await server.signIn('gerant')]
    const stranger = await server.signIn('admin')
    expect(await server.ok(endOtherSessions, { token: here.accessToken })).toEqual({ ended: 2 })
    for (const { accessToken } of others) expect(await isSignedIn(accessToken)).toBe(false)
    expect(await isSignedIn(here.accessToken)).toBe(true)
    expect(await isSignedIn(stranger.accessToken)).toBe(true)
  })
})

describe('a new password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    server.ask(changePassword, { token, body: { currentPassword, newPassword } })

  it('replaces the old one and ends the other sessions', async () => {
    const here = await server.signIn('gerant')
    const elsewhere = await server.signIn('gerant')
    expect((await change(here.accessToken, PASSWORD, NEXT)).status).toBe(200)
    expect(await isSignedIn(here.accessToken)).toBe(true)
    expect(await isSignedIn(elsewhere.accessToken)).toBe(false)
    expect((await login(PASSWORD)).status).toBe(400)
    expect((await login(NEXT)).status).toBe(200)
  })

  it('needs the current one; wrong tries slow that session down, and no other', async () => {
    const { accessToken } = await server.signIn('gerant')
    const wrong = await change(accessToken, 'Potager#2025', NEXT)
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: accountScreenMessages.currentWrong } },
    })
    await weighTriesDown(server.db, 'session')
    await change(accessToken, 'Potager#2025', NEXT)
    const slowed = await change(accessToken, 'Potager#2025', NEXT)
    const seconds = Number(slowed.headers['retry-after'])
    expect(slowed).toMatchObject({ status: 429, body: { message: requestRefusals.tooManyTries(seconds) } })
    // Its owner can still change it in another session, and sign in.
    const elsewhere = await server.signIn('gerant')
    expect((await change(elsewhere.accessToken, PASSWORD, NEXT)).status).toBe(200)
  })

  it('must differ from the current one, and must not be a common one', async () => {
    const { accessToken } = await server.signIn('gerant')
    expect((await change(accessToken, PASSWORD, NEXT)).status).toBe(200)
    expect((await change(accessToken, NEXT, NEXT)).body).toMatchObject({
      errors: { newPassword: accountScreenMessages.same },
    })
    expect((await change(accessToken, NEXT, 'Password1!')).body).toMatchObject({
      errors: { newPassword: registerMessages.passwordCommon },
    })
  })
})

describe('one’s own name and e-mail', () => {
  const identity = { firstName: 'Ana', lastName: 'Roux', email: 'ana.roux@exemple.fr' }
  const update = (token: string, change: object) =>
    server.ask(updateOwnAccount, { token, body: { ...identity, currentPassword: PASSWORD, ...change } })

  it('change with the current password, and end the links that went to the old address', async () => {
    const { accessToken: token } = await server.signIn('gerant')
    expect((await update(token, { currentPassword: 'Potager#2025' })).body).toMatchObject({
      errors: { currentPassword: accountScreenMessages.currentWrong },
    })
    expect(await server.ok(getOwnAccount, { token })).not.toMatchObject(identity)
    const { accessToken: admin } = await server.signIn('admin')
    const [row] = await server.db.query<{ id: string }>("select id from account where username = 'gerant'")
    const link = () =>
      server.ok(contract.accountLink.createPasswordLink, { token: admin, params: { id: row?.id ?? '' } })
    const before = (await link()).path.split('/').at(-1) ?? ''
    const read = () => server.ask(contract.accountLink.readAccountLink, { params: { token: before } })
    expect((await read()).status).toBe(200)
    expect(await update(token, {})).toMatchObject({ status: 200, body: identity })
    expect(await server.ok(getOwnAccount, { token })).toEqual(identity)
    expect((await read()).status).toBe(404)
  })

  it('are refused with an address that another account has', async () => {
    const { accessToken: token } = await server.signIn('gerant')
    const { accessToken: admin } = await server.signIn('admin')
    const { email } = await server.ok(getOwnAccount, { token: admin })
    const { body } = await update(token, { email })
    expect(body).toMatchObject({ errors: { email: registerMessages.emailTaken } })
  })
})

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari · iPhone'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['curl/8.5.0', ''],
    [undefined, ''],
  ])('for the user agent %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device)
  })
})

const spend = (refreshToken: string) => server.ask(refresh, { body: { refreshToken } })
const mayRead = async (token: string) => (await server.ask(listCustomers, { token })).status
const age = (seconds: number) =>
  server.db.query('update refresh_token set used_at = used_at - make_interval(secs => $1) where used_at is not null', [
    seconds,
  ])

describe('refresh', () => {
  it('gives a new pair of tokens [AUT-14]', async () => {
    const first = await server.signIn('gerant')
    const second = await server.ok(refresh, { body: { refreshToken: first.refreshToken } })
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await mayRead(second.accessToken)).toBe(200)
  })

  it('forgives a second tab within ten seconds', async () => {
    const { refreshToken } = await server.signIn('gerant')
    const first = await server.ok(refresh, { body: { refreshToken } })
    const second = await server.ok(refresh, { body: { refreshToken } })
    for (const { accessToken, refreshToken: next } of [first, second]) {
      expect(await mayRead(accessToken)).toBe(200)
      expect((await spend(next)).status).toBe(200)
    }
  })

  it('gives a token stolen and used within ten seconds the same successor, so that its later reuse ends the session', async () => {
    const { refreshToken: stolen } = await server.signIn('gerant')
    const owner = await server.ok(refresh, { body: { refreshToken: stolen } })
    const thief = await server.ok(refresh, { body: { refreshToken: stolen } })
    expect(thief.refreshToken).toBe(owner.refreshToken)
    const ahead = await server.ok(refresh, { body: { refreshToken: thief.refreshToken } })
    expect((await server.ok(refresh, { body: { refreshToken: stolen } })).refreshToken).toBe(ahead.refreshToken)
    expect(await mayRead(ahead.accessToken)).toBe(200)
    await age(11)
    expect((await spend(owner.refreshToken)).status).toBe(401)
    expect((await spend(ahead.refreshToken)).status).toBe(401)
    expect(await mayRead(ahead.accessToken)).toBe(401)
  })

  it('stores no further token for repeated use, and makes a new one when the successor is unknown', async () => {
    const { refreshToken } = await server.signIn('gerant')
    const count = async () => server.db.query('select count(*)::int as tokens from refresh_token')
    await spend(refreshToken)
    const before = await count()
    for (let index = 0; index < 5; index++) expect((await spend(refreshToken)).status).toBe(200)
    expect(await count()).toEqual(before)
    await server.db.query('delete from refresh_token where used_at is null')
    const { refreshToken: next } = await server.ok(refresh, { body: { refreshToken } })
    expect((await spend(next)).status).toBe(200)
  })

  it('is slowed down per address after very many calls', async () => {
    expect((await spend('inconnu')).status).toBe(401)
    await server.db.query('update call_count set calls = 300')
    const slowed = await spend('inconnu')
    const seconds = Number(slowed.headers['retry-after'])
    expect(slowed).toMatchObject({ status: 429, body: { message: requestRefusals.tooManyTries(seconds) } })
    expect(seconds).toBeGreaterThan(0)
  })

  it('ends the whole session when a spent token comes back later', async () => {
    const stolen = await server.signIn('gerant')
    const other = await server.signIn('gerant')
    const current = await server.ok(refresh, { body: { refreshToken: stolen.refreshToken } })
    expect(await mayRead(current.accessToken)).toBe(200)
    await age(11)
    expect((await spend(stolen.refreshToken)).status).toBe(401)
    expect((await spend(current.refreshToken)).status).toBe(401)
    expect(await mayRead(current.accessToken)).toBe(401)
    expect(await mayRead(other.accessToken)).toBe(200)
  })

  it('gives the same successor again, however late, while that one is unused', async () => {
    const { refreshToken } = await server.signIn('gerant')
    const lost = await server.ok(refresh, { body: { refreshToken } })
    for (const late of [11, 3600]) {
      await age(late)
      const again = await server.ok(refresh, { body: { refreshToken } })
      expect(again.refreshToken).toBe(lost.refreshToken)
    }
    const next = await server.ok(refresh, { body: { refreshToken: lost.refreshToken } })
    expect(await mayRead(next.accessToken)).toBe(200)
  })

  it('ends the session when a spent token comes back late and its successor was used, whoever used it', async () => {
    const { refreshToken: stolen } = await server.signIn('gerant')
    const owner = await server.ok(refresh, { body: { refreshToken: stolen } })
    await spend(owner.refreshToken)
    await age(11)
    expect((await spend(stolen)).status).toBe(401)
    expect((await spend(owner.refreshToken)).status).toBe(401)
  })

  it('keeps one session through 50 refreshes at once', async () => {
    const { accessToken, refreshToken } = await server.signIn('admin')
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    const sessions = new Set(answers.map(({ body }) => readClaims((body as Tokens).accessToken)?.sid))
    expect(sessions).toEqual(new Set([readClaims(accessToken)?.sid]))
  })

  it('refuses unknown, expired and outlived tokens with 401, a missing one with 400 [AUT-17]', async () => {
    expect((await spend('inconnu')).status).toBe(401)
    const idle = await server.signIn('gerant')
    await server.db.query(`update refresh_token set expires_at = now() - interval '1 second' where used_at is null`)
    expect((await spend(idle.refreshToken)).status).toBe(401)
    const old = await server.signIn('gerant')
    await server.db.query(`update session set ends_at = now() - interval '1 second'`)
    expect((await spend(old.refreshToken)).status).toBe(401)
    expect(await mayRead(old.accessToken)).toBe(401)
    expect(await server.ask(refresh, { body: {} })).toMatchObject({
      status: 400,
      body: { errors: { refreshToken: 'Jeton de renouvellement manquant' } },
    })
  })

  it('stores no token as it is', async () => {
    const { refreshToken } = await server.signIn('gerant')
    const rows = await server.db.query('select hash, parent from refresh_token')
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })
})

describe('the end of a session', () => {
  it('an account’s 51st session ends the least recently used one', async () => {
    const account = await findAccount(server.db, 'admin')
    if (!account) throw new Error('No account')
    await server.db.query('delete from session where account_id = $1', [account.id])
    const open = () => server.db.transaction((tx) => openSession(tx, account, ''))
    const opened = []
    for (let index = 0; index < 50; index++) opened.push(await open())
    const [first, second] = opened
    await server.ok(refresh, { body: { refreshToken: first?.refreshToken ?? '' } })
    await Promise.all([open(), open(), open()])
    const rows = await server.db.query<{ id: string }>('select id from session where account_id = $1', [account.id])
    const left = new Set(rows.map(({ id }) => id))
    expect(left.size).toBe(50)
    expect([left.has(first?.sessionId ?? ''), left.has(second?.sessionId ?? '')]).toEqual([true, false])
  })

  it('a logout ends the session immediately, its access token too [AUT-07]', async () => {
    const session = await server.signIn('gerant')
    expect(await server.ok(logout, { body: { refreshToken: session.refreshToken } })).toEqual({ ok: true })
    expect(await mayRead(session.accessToken)).toBe(401)
    expect((await spend(session.refreshToken)).status).toBe(401)
    expect((await server.ask(logout, { body: { refreshToken: session.refreshToken } })).status).toBe(200)
  })

  it('a logout simultaneous with a refresh ends the session without a deadlock', async () => {
    const account = await findAccount(server.db, 'gerant')
    for (let round = 0; round < 60; round++) {
      await server.db.query('delete from call_count')
      const opened = account && (await server.db.transaction((tx) => openSession(tx, account, '')))
      const { refreshToken, sessionId } = opened ?? { refreshToken: '', sessionId: '' }
      expect(refreshToken).not.toBe('')
      const answers = await Promise.all([
        spend(refreshToken),
        server.ask(logout, { body: { refreshToken } }),
        spend(refreshToken),
      ])
      expect(answers.map(({ status }) => status)).not.toContain(503)
      expect(await server.db.query('select id from session where id = $1', [sessionId])).toEqual([])
    }
  })

  it('suspending an account ends its sessions immediately', async () => {
    const session = await server.signIn('proprietaire')
    await server.db.query(`update account set suspended = true where username = 'proprietaire'`)
    const statuses = [await mayRead(session.accessToken), (await spend(session.refreshToken)).status]
    await server.db.query(`update account set suspended = false where username = 'proprietaire'`)
    expect(statuses).toEqual([401, 401])
  })

  it('a change of role counts from the next request', async () => {
    const { accessToken: token } = await server.signIn('gerant')
    const all = (await server.ok(contract.restaurant.listMyRestaurants, { token })).length
    await server.db.query(`update account set role = 'RESTAURANT_OWNER' where username = 'gerant'`)
    const own = (await server.ok(contract.restaurant.listMyRestaurants, { token })).length
    await server.db.query(`update account set role = 'MANAGER' where username = 'gerant'`)
    expect([all, own]).toEqual([6, 0])
  })

  it('altered, unsigned and malformed access tokens are refused with 401 [AUT-20]', async () => {
    const good = (await server.signIn('gerant')).accessToken
    const [header = '', payload = '', signature = ''] = good.split('.')
    const claims = readClaims(good)
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const tampered = `${header}.${encode({ ...claims, role: 'ADMIN' })}.${signature}`
    const unsigned = `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`
    for (const token of [tampered, unsigned, `${good}x`, 'x.y.z', '']) {
      expect(await mayRead(token), token).toBe(401)
    }
    const jwt = await server.call('GET', '/user/customers', { headers: { authorization: good } })
    expect(jwt.status).toBe(401)
  })
})
