import { contract } from '@potager/domain/contract'
import { teamMessages } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newRestaurant } from './access/restaurant.ts'
import { startServer, type TestServer } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { mailing, readOutbox, sendBy } from './outbox-setup.ts'

describe('a link for a lost password', () => {
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

describe('messages about accounts', () => {
  const { createPasswordLink, readAccountLink, resetPassword } = contract.accountLink
  const { changePassword, updateOwnAccount } = contract.account
  const { createInvitation, registerInvited } = contract.team
  const { listMessages } = contract.message
  const { eraseUser } = contract.erasure

  const PASSWORD = 'Potager#2026'
  const TOKEN = /[\w-]{43}/

  let server: TestServer
  let mail: Awaited<ReturnType<typeof startMailServer>>
  let admin: string
  let owner: string
  let restaurant: string
  let user: string

  beforeAll(async () => {
    mail = await startMailServer()
    server = await startServer(mailing(mail.url))
    admin = await server.tokenOf('admin')
    owner = await server.tokenOf('proprietaire')
    restaurant = (await server.ok(contract.restaurant.createRestaurant, { token: owner, body: newRestaurant })).id
    const users = await server.ok(contract.user.listUsers, { token: admin })
    user = users.find(({ username }) => username === 'proprietaire')?.id ?? ''
  })
  beforeEach(async () => {
    mail.arrived.length = 0
    for (const table of ['outbox', 'call_count']) await server.db.query(`delete from ${table}`)
  })

  const makeLink = () => server.ok(createPasswordLink, { token: admin, params: { id: user } })
  const invite = (email?: string) =>
    server.ask(createInvitation, { token: owner, params: { id: restaurant }, body: email ? { email } : {} })
  /** Each message with whether its reader could use its link. */
  const waiting = async (token: string) =>
    (await server.ok(listMessages, { token, query: { state: 'waiting' } })).content.map(({ kind, body }) => [
      kind,
      TOKEN.test(body),
    ])
  /** The address in the only e-mail that came, without the line breaks of its encoding. */
  const addressIn = () =>
    /https:\/\/potager\.example\/[\w-]+\/[\w-]{43}/.exec(mail.arrived[0]?.source.replaceAll(/=\r?\n/g, '') ?? '')?.[0]

  describe('a link to choose another password', () => {
    it('is sent to the e-mail address of its account, and is hidden in the list of messages [TEA-20]', async () => {
      const { path, sentTo } = await makeLink()
      expect(sentTo).toBe('proprietaire@exemple.fr')
      expect(await waiting(admin)).toEqual([['account-password', false]])
      await sendBy(server.db, mail.url)
      expect(addressIn()).toBe(`https://potager.example${path}`)
      expect(await readOutbox(server.db)).toMatchObject([{ to: sentTo, state: 'sent', link: null }])
      const token = path.slice('/mot-de-passe/'.length)
      expect(await server.ok(readAccountLink, { params: { token } })).toMatchObject({ username: 'proprietaire' })
    })

    it('is not sent once it has expired [TEA-20]', async () => {
      await makeLink()
      await server.db.query(`update outbox set created_at = now() - interval '61 minutes'`)
      await sendBy(server.db, mail.url)
      expect(mail.arrived).toEqual([])
      expect(await readOutbox(server.db)).toMatchObject([{ state: 'given-up', link: null }])
    })
  })

  describe('an invitation', () => {
    it('is sent to the e-mail address given, if any, and its message is deleted with the account that accepted it [TEA-20]', async () => {
      expect((await invite()).body).not.toHaveProperty('sentTo')
      expect(await readOutbox(server.db)).toEqual([])
      expect((await invite('suzanne@')).status).toBe(400)
      const { body } = await invite('suzanne@exemple.fr')
      expect(body).toMatchObject({ sentTo: 'suzanne@exemple.fr' })
      expect(await waiting(owner)).toEqual([['account-invitation', false]])
      await sendBy(server.db, mail.url)
      const { path } = body as { path: string }
      expect(addressIn()).toBe(`https://potager.example${path}`)

      const account = { username: 'suzanne', firstName: 'Suzanne', lastName: 'Flon', password: 'Abcdef1!' }
      const token = path.slice('/invitation/'.length)
      await server.ok(registerInvited, { params: { token }, body: { ...account, email: 'suzanne@exemple.fr' } })
      const [made] = await server.db.query<{ id: string }>(`select id from account where username = 'suzanne'`)
      await server.ok(eraseUser, { token: admin, params: { id: made?.id ?? '' } })
      expect(await readOutbox(server.db)).toEqual([])
    })

    it('is sent at most forty times a day by one account, and is still made without an e-mail address [TEA-20]', async () => {
      await server.db.query(
        `insert into call_count (subject, ends_at, calls)
       values ($1, date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '1 day', 40)`,
        [`invitation by ${user}`],
      )
      expect(await invite('ana@exemple.fr')).toMatchObject({
        status: 429,
        body: { message: teamMessages.tooManyWritten },
      })
      expect((await invite()).status).toBe(201)
    })
  })

  describe('a changed password or e-mail', () => {
    const written = () =>
      server.db.query(`select to_email as to, words from outbox where kind = 'account-changed' order by id`)
    const told = (to: string, username: string, part: 'password' | 'email') => ({ to, words: { username, part } })

    it('is told to the address that the account had, also by a link, and no refused change is [TEA-21]', async () => {
      const body = { firstName: 'Ana', lastName: 'Roux', email: 'ana@exemple.fr', currentPassword: PASSWORD }
      const { accessToken: token } = await server.signIn('gerant')
      await server.ask(updateOwnAccount, { token, body: { ...body, currentPassword: 'Potager#2025' } })
      await server.ask(updateOwnAccount, { token, body: { ...body, email: 'proprietaire@exemple.fr' } })
      expect(await written()).toEqual([])
      await server.ok(updateOwnAccount, { token, body })
      // The name alone is no way in.
      await server.ok(updateOwnAccount, { token, body: { ...body, firstName: 'Anna' } })
      expect(await written()).toEqual([told('gerant@exemple.fr', 'gerant', 'email')])
      await server.ok(changePassword, { token, body: { currentPassword: PASSWORD, newPassword: 'Nuage-vert7' } })
      expect((await written()).at(-1)).toEqual(told('ana@exemple.fr', 'gerant', 'password'))
      const { path } = await makeLink()
      await server.ok(resetPassword, {
        params: { token: path.slice('/mot-de-passe/'.length) },
        body: { newPassword: 'Nuage-vert7' },
      })
      expect((await written()).at(-1)).toEqual(told('proprietaire@exemple.fr', 'proprietaire', 'password'))
      await sendBy(server.db, mail.url)
      expect(mail.arrived.map(({ source }) => source).join()).toContain('https://potager.example/account')
    })
  })
})
