import { contract } from '@potager/domain/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { createPasswordLink, readAccountLink, resetPassword } = contract.accountLink
const NEXT = 'Ciboule-et-basilic-7'
const over = { status: 404, body: { message: expect.stringContaining('n’est pas ou plus valable') } }

let server: TestServer
let admin: string
let people = 0

beforeAll(async () => {
  server = await startServer()
  admin = await server.tokenOf('admin')
})
beforeEach(() => server.db.query('delete from login_throttle'))

/** A new account and its id. */
async function someone() {
  people += 1
  const username = `oublieuse${people}`
  const account = {
    username,
    email: `${username}@exemple.fr`,
    firstName: 'Ana',
    lastName: 'Roux',
    password: 'Abcdef1!',
  }
  const { id } = await server.ok(contract.auth.register, { body: account })
  return { id, username }
}

const linkFor = async (id: string) => {
  const { path } = await server.ok(createPasswordLink, { token: admin, params: { id } })
  expect(path).toMatch(/^\/mot-de-passe\/[\w-]{43}$/)
  return path.slice('/mot-de-passe/'.length)
}
const choose = (token: string, newPassword = NEXT) =>
  server.ask(resetPassword, { params: { token }, body: { newPassword } })
const actionsOn = async (id: string) =>
  (
    await server.db.query<{ line: string }>(
      `select username || ' ' || action as line from audit_entry where resource_id = $1 order by at, id`,
      [id],
    )
  ).map(({ line }) => line)

describe('a link for a lost password', () => {
  it('sets a new password once and ends every session [TEA-01] [TEA-02]', async () => {
    const { id, username } = await someone()
    const { accessToken, refreshToken } = await server.signIn(username, 'Abcdef1!')
    const token = await linkFor(id)
    expect(await server.ok(readAccountLink, { params: { token } })).toMatchObject({ kind: 'RESET', username })
    expect((await choose(token)).status).toBe(200)

    expect((await server.ask(contract.account.listOwnSessions, { token: accessToken })).status).toBe(401)
    expect((await server.ask(contract.auth.refresh, { body: { refreshToken } })).status).toBe(401)
    expect((await server.ask(contract.auth.login, { body: { username, password: 'Abcdef1!' } })).status).toBe(400)
    await server.signIn(username, NEXT)
    expect(await choose(token, 'Autre-mot-2-passe')).toMatchObject(over)
    expect(await server.ask(readAccountLink, { params: { token } })).toMatchObject(over)
    expect(await actionsOn(id)).toEqual([
      `${username} register`,
      `${username} login`,
      'admin createPasswordLink',
      `${username} resetPassword`,
      `${username} login`,
    ])
  })

  it('sets the password once when used twice at the same moment', async () => {
    const token = await linkFor((await someone()).id)
    const answers = await Promise.all([choose(token), choose(token, 'Autre-mot-2-passe')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  it('ends after an hour, when a newer one is made, and when the password is changed otherwise [TEA-01]', async () => {
    const { id, username } = await someone()
    const first = await linkFor(id)
    const second = await linkFor(id)
    expect(await choose(first)).toMatchObject(over)
    await server.db.query(
      `update account_link set expires_at = expires_at - interval '59 minutes' where account_id = $1`,
      [id],
    )
    expect((await server.ask(readAccountLink, { params: { token: second } })).status).toBe(200)
    await server.db.query(
      `update account_link set expires_at = expires_at - interval '1 minute' where account_id = $1`,
      [id],
    )
    expect(await choose(second)).toMatchObject(over)

    const third = await linkFor(id)
    const token = (await server.signIn(username, 'Abcdef1!')).accessToken
    await server.ok(contract.account.changePassword, {
      token,
      body: { currentPassword: 'Abcdef1!', newPassword: 'Encore-1-autre' },
    })
    expect(await choose(third)).toMatchObject(over)
  })

  it('asks for a password by the rules of registration, and works on after a refusal', async () => {
    const token = await linkFor((await someone()).id)
    expect(await choose(token, 'court')).toMatchObject({
      status: 400,
      body: { errors: { newPassword: expect.stringContaining('une majuscule') } },
    })
    expect(await choose(token, 'Password1!')).toMatchObject({
      status: 400,
      body: { errors: { newPassword: expect.stringContaining('plus courants') } },
    })
    expect((await choose(token)).status).toBe(200)
  })

  it('is not stored in clear, and cannot be made for one’s own account', async () => {
    const { id } = await someone()
    const token = await linkFor(id)
    const stored = await server.db.query('select account_link::text as row from account_link')
    expect(JSON.stringify(stored)).not.toContain(token)
    const [own] = await server.db.query<{ id: string }>(`select id from account where username = 'admin'`)
    expect(await server.ask(createPasswordLink, { token: admin, params: { id: own?.id ?? '' } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Mon compte') },
    })
  })

  it('answers 429 to repeated guesses from one address [TEA-03]', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 40; tries++) statuses.push((await choose('A'.repeat(43))).status)
    expect([...new Set(statuses)]).toEqual([404, 429])
  })
})
