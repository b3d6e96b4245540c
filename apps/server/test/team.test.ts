import { contract } from '@potager/domain/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newRestaurant } from './access/restaurant.ts'
import { startServer, type TestServer } from './harness.ts'

const c = contract.team
const PASSWORD = 'Abcdef1!'
const over = { status: 404, body: { message: expect.stringContaining('n’est pas ou plus valable') } }

let server: TestServer
let owner: string
let gerant: string
let people = 0

beforeAll(async () => {
  // An invitation lets its account in even where registrations wait for an administrator.
  server = await startServer({ registration: 'approval' })
  owner = await server.tokenOf('proprietaire')
  gerant = await server.tokenOf('gerant')
})
beforeEach(() => server.db.query('delete from login_throttle'))

const person = () => {
  people += 1
  const username = `invitee${people}`
  return { username, email: `${username}@exemple.fr`, firstName: 'Zoé', lastName: 'Arc', password: PASSWORD }
}
/** A restaurant whose only member is the demo's owner. */
const ownRestaurant = async () =>
  (await server.ok(contract.restaurant.createRestaurant, { token: owner, body: newRestaurant })).id
const invite = async (id: string, token = owner) => {
  const { path } = await server.ok(c.createInvitation, { token, params: { id } })
  expect(path).toMatch(/^\/invitation\/[\w-]{43}$/)
  return path.slice('/invitation/'.length)
}
const register = (token: string, body: object = person()) => server.ask(c.registerInvited, { params: { token }, body })
const accept = (token: string, who: string) => server.ask(c.acceptInvitation, { token: who, params: { token } })
const members = async (id: string, token = owner) =>
  (await server.ok(c.listMembers, { token, params: { id } })).map(({ username }) => username)
/** Somebody new in the team. */
async function join(id: string) {
  const { username, ...rest } = person()
  expect((await register(await invite(id), { username, ...rest })).status).toBe(201)
  const { accessToken } = await server.signIn(username, PASSWORD)
  const [account] = await server.db.query<{ id: string }>('select id from account where username = $1', [username])
  return { username, token: accessToken, id: account?.id ?? '' }
}
const remove = (id: string, memberId: string, token = owner) =>
  server.ask(c.removeMember, { token, params: { id, memberId } })
const idOf = async (username: string) => {
  const [row] = await server.db.query<{ id: string }>('select id from account where username = $1', [username])
  return row?.id ?? ''
}

describe('an invitation', () => {
  it('creates an account that is let in and works for the restaurant, once [TEA-07] [TEA-08]', async () => {
    const id = await ownRestaurant()
    const token = await invite(id)
    expect(await server.ok(contract.accountLink.readAccountLink, { params: { token } })).toMatchObject({
      kind: 'INVITE',
      restaurantName: newRestaurant.name,
    })
    const account = person()
    expect(await register(token, account)).toMatchObject({ status: 201, body: { restaurantId: id } })
    const { accessToken } = await server.signIn(account.username, PASSWORD)
    const mine = await server.ok(contract.restaurant.listMyRestaurants, { token: accessToken })
    expect(mine.map((one) => one.id)).toEqual([id])
    expect(await register(token)).toMatchObject(over)
    expect(await accept(token, gerant)).toMatchObject(over)
    expect(await members(id)).toEqual([account.username, 'proprietaire'])
  })

  it('is accepted by an existing account; a member’s own try gets 409 and does not use it up [TEA-09]', async () => {
    const id = await ownRestaurant()
    const token = await invite(id)
    expect(await accept(token, owner)).toMatchObject({ status: 409 })
    const other = await join(await ownRestaurant())
    expect(await accept(token, other.token)).toMatchObject({
      status: 200,
      body: { restaurantName: newRestaurant.name },
    })
    expect(await members(id)).toContain(other.username)
    const [member] = await server.ok(c.listMembers, { token: owner, params: { id } })
    expect(Date.now() - Date.parse(String(member?.since))).toBeLessThan(600_000)
  })

  it('tells the team whom it is for until it is used, and forgets them then', async () => {
    const id = await ownRestaurant()
    const { path } = await server.ok(c.createInvitation, {
      token: owner,
      params: { id },
      body: { email: 'noe@exemple.fr' },
    })
    const waiting = () => server.ok(c.listInvitations, { token: owner, params: { id } })
    expect(await waiting()).toMatchObject([{ email: 'noe@exemple.fr' }])
    expect((await register(path.slice('/invitation/'.length))).status).toBe(201)
    expect(await waiting()).toEqual([])
    const kept = 'select 1 as found from account_link where restaurant_id = $1 and invited_email is not null'
    expect(await server.db.query(kept, [id])).toEqual([])
  })

  it('is not used up by a refused registration', async () => {
    const token = await invite(await ownRestaurant())
    expect(await register(token, { ...person(), username: 'admin' })).toMatchObject({
      status: 400,
      body: { errors: { username: 'Ce nom d’utilisateur est déjà pris' } },
    })
    expect((await register(token)).status).toBe(201)
  })

  it('is over after seven days, and once cancelled [TEA-10]', async () => {
    const id = await ownRestaurant()
    const token = await invite(id)
    const age = (by: string) =>
      server.db.query(`update account_link set expires_at = expires_at - $2::interval where restaurant_id = $1`, [
        id,
        by,
      ])
    await age('167 hours 59 minutes')
    expect(await server.ok(c.listInvitations, { token: owner, params: { id } })).toHaveLength(1)
    await age('1 minute')
    expect(await register(token)).toMatchObject(over)
    expect(await server.ok(c.listInvitations, { token: owner, params: { id } })).toEqual([])

    const second = await invite(id)
    const [open] = await server.ok(c.listInvitations, { token: owner, params: { id } })
    expect(open).toMatchObject({ madeBy: 'proprietaire' })
    const revoke = () => server.ask(c.revokeInvitation, { token: owner, params: { id, invitationId: open?.id ?? '' } })
    expect((await revoke()).status).toBe(200)
    expect((await revoke()).status).toBe(404)
    expect(await register(second)).toMatchObject(over)
  })

  it('cannot change a password, nor a password’s link open a team', async () => {
    const token = await invite(await ownRestaurant())
    const reset = await server.ask(contract.accountLink.resetPassword, {
      params: { token },
      body: { newPassword: 'Ciboule-et-basilic-7' },
    })
    expect(reset).toMatchObject(over)
    const made = await server.ok(contract.accountLink.createPasswordLink, {
      token: await server.tokenOf('admin'),
      params: { id: await idOf('gerant') },
    })
    expect(await register(made.path.split('/').at(-1) ?? '')).toMatchObject(over)
  })

  it('is refused above twenty open ones per restaurant', async () => {
    const id = await ownRestaurant()
    for (let index = 0; index < 20; index += 1) await invite(id)
    expect(await server.ask(c.createInvitation, { token: owner, params: { id } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('20 invitations') },
    })
  })
})

describe('the team of a restaurant', () => {
  it('tells whose account may not sign in', async () => {
    const id = await ownRestaurant()
    const colleague = await join(id)
    const signIn = async () =>
      (await server.ok(c.listMembers, { token: owner, params: { id } })).map(({ maySignIn }) => maySignIn)
    expect(await signIn()).toEqual([true, true])
    const admin = await server.tokenOf('admin')
    await server.ok(contract.user.updateUser, { token: admin, params: { id: colleague.id }, body: { suspended: true } })
    expect(await signIn()).toEqual([false, true])
  })

  it('removing a member ends their access and the invitations they made immediately [TEA-11]', async () => {
    const id = await ownRestaurant()
    const colleague = await join(id)
    const invitation = await invite(id, colleague.token)
    expect(await members(id, colleague.token)).toContain(colleague.username)
    expect((await remove(id, colleague.id)).status).toBe(200)
    expect((await server.ask(c.listMembers, { token: colleague.token, params: { id } })).status).toBe(403)
    expect(await server.ok(contract.restaurant.listMyRestaurants, { token: colleague.token })).toEqual([])
    expect(await register(invitation)).toMatchObject(over)
    expect((await remove(id, colleague.id)).status).toBe(404)
  })

  it('a suspension and a lost role end the links of the account that it could no longer make [TEA-11]', async () => {
    const admin = await server.tokenOf('admin')
    const [id, elsewhere] = [await ownRestaurant(), await ownRestaurant()]
    const colleague = await join(id)
    const rights = { role: 'ADMIN', approved: true, suspended: false } as const
    const put = (body: object) =>
      server.ok(contract.user.updateUser, { token: admin, params: { id: colleague.id }, body: { ...rights, ...body } })
    await put({})
    const [kept, lost] = [await invite(id, colleague.token), await invite(elsewhere, colleague.token)]
    const params = { id: await idOf('gerant') }
    const { path } = await server.ok(contract.accountLink.createPasswordLink, { token: colleague.token, params })
    const opens = async (token = '') =>
      (await server.ask(contract.accountLink.readAccountLink, { params: { token } })).status
    const all = () => Promise.all([kept, lost, path.split('/').at(-1)].map(opens))
    expect(await all()).toEqual([200, 200, 200])
    await put({ role: 'MANAGER' })
    expect(await all()).toEqual([200, 200, 404])
    await put({ role: 'RESTAURANT_OWNER' })
    expect(await all()).toEqual([200, 404, 404])
    await put({ role: 'RESTAURANT_OWNER', suspended: true })
    expect(await all()).toEqual([404, 404, 404])
  })

  it('never loses its last member who may sign in [TEA-12]', async () => {
    const id = await ownRestaurant()
    const last = { status: 409, body: { message: expect.stringContaining('Invitez d’abord quelqu’un d’autre') } }
    const self = await idOf('proprietaire')
    expect(await remove(id, self)).toMatchObject(last)
    expect(await remove(id, self, gerant)).toMatchObject(last)
    const colleague = await join(id)
    await server.db.query('update account set suspended = true where id = $1', [colleague.id])
    expect(await remove(id, self)).toMatchObject(last)
    await server.db.query('update account set suspended = false where id = $1', [colleague.id])
    expect((await remove(id, self)).status).toBe(200)
    expect(await members(id, gerant)).toEqual([colleague.username])
  })

  it('keeps one of two who leave at once', async () => {
    const id = await ownRestaurant()
    const colleague = await join(id)
    const answers = await Promise.all([
      remove(id, await idOf('proprietaire')),
      remove(id, colleague.id, colleague.token),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await members(id, gerant)).toHaveLength(1)
  })

  it('changes are made by members and managers, refused to others, and recorded in the audit trail', async () => {
    const id = await ownRestaurant()
    const stranger = await join(await ownRestaurant())
    expect((await server.ask(c.createInvitation, { token: stranger.token, params: { id } })).status).toBe(403)
    const token = await invite(id, gerant)
    await accept(token, stranger.token)
    await remove(id, stranger.id, gerant)
    const trail = await server.ok(contract.audit.getHistory, { token: gerant, params: { resource: 'restaurant', id } })
    expect(trail.map(({ username, action, reason }) => [username, action, reason])).toEqual([
      ['proprietaire', 'createRestaurant', undefined],
      ['gerant', 'createInvitation', undefined],
      [stranger.username, 'acceptInvitation', undefined],
      ['gerant', 'removeMember', stranger.username],
    ])
  })
})
