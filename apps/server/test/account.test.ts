import { contract } from '@potager/domain/contract'
import { accountScreenMessages, registerMessages, requestRefusals } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deviceOf } from '../src/api/account/device.ts'
import { startServer, type TestServer } from './harness.ts'
import { weighTriesDown } from './tries.ts'

const { listOwnSessions, endOwnSession, endOtherSessions, changePassword, getOwnAccount, updateOwnAccount } =
  contract.account
const PASSWORD = 'Potager#2026'
const NEXT = 'Jardin#2027'

let server: TestServer
let known: string
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
