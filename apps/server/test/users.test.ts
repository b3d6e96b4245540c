import { contract } from '@potager/domain/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sameRights } from './access/account.ts'
import { startServer, type TestServer } from './harness.ts'

const c = contract.user

let server: TestServer
let admin: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await startServer()
  admin = await server.tokenOf('admin')
  for (const [index, firstName] of ['Ana', 'Béa', 'Cléo'].entries()) {
    const username = `personne${index + 1}`
    await server.ok(contract.auth.register, {
      body: {
        username,
        email: `${firstName.charAt(0)}${index}@test.fr`,
        firstName,
        lastName: 'Roux',
        password: 'Abcdef1!',
      },
    })
  }
  for (const { id, username } of await server.ok(c.listUsers, { token: admin })) ids[username] = id
})

beforeEach(() => server.db.query('delete from login_throttle'))

const list = (query: Record<string, string>) => server.ask(c.listUsers, { token: admin, query })
const namesOf = ({ body }: { body: unknown }) => (body as { username: string }[]).map(({ username }) => username)
const put = (username: string, body: object, token = admin) =>
  server.ask(c.updateUser, { token, params: { id: ids[username] ?? '' }, body })

describe('the list of accounts speaks the dialect of ra-data-simple-rest', () => {
  it('sorts, cuts a range and tells the total in Content-Range', async () => {
    const page = await list({ sort: '["username","ASC"]', range: '[1,3]', filter: '{}' })
    expect(namesOf(page)).toEqual(['gerant', 'personne1', 'personne2'])
    expect(page.headers['content-range']).toBe('users 1-3/6')
    expect(namesOf(await list({ sort: '["username","DESC"]', range: '[0,1]' }))).toEqual(['proprietaire', 'personne3'])
    expect((await list({ range: '[50,59]' })).headers['content-range']).toBe('users */6')
    // The default sort of react-admin.
    expect((await list({ sort: '["id","ASC"]', range: '[0,9]', filter: '{}' })).status).toBe(200)
  })

  it('searches user names and e-mail addresses, whatever the case and without wildcards', async () => {
    const found = async (filter: object) =>
      namesOf(await list({ sort: '["username","ASC"]', filter: JSON.stringify(filter) }))
    expect(await found({ q: 'PERSONNE' })).toEqual(['personne1', 'personne2', 'personne3'])
    expect(await found({ q: '@test.fr' })).toEqual(['personne1', 'personne2', 'personne3'])
    expect(await found({ q: '%' })).toEqual([])
    expect(await found({ role: 'ADMIN' })).toEqual(['admin'])
    expect(await found({ q: 'personne', suspended: true })).toEqual([])
    expect(await found({ id: [ids.admin, ids.gerant] })).toEqual(['admin', 'gerant'])
  })

  it('returns many accounts by id without a range, and never a password', async () => {
    await server.db.query(
      `insert into account (id, username, email, first_name, last_name, password_hash, role, approved)
       select gen_random_uuid(), 'foule' || n, 'foule' || n || '@exemple.fr', 'F', 'F', 'x', 'RESTAURANT_OWNER', false
       from generate_series(1, 40) n`,
    )
    const waiting = await list({ range: '[0,99]', filter: '{"approved":false}' })
    const many = (waiting.body as { id: string }[]).map(({ id }) => id)
    expect(many).toHaveLength(40)
    const answer = await list({ filter: JSON.stringify({ id: many }) })
    expect(answer.body).toHaveLength(40)
    expect(JSON.stringify(answer.body)).not.toMatch(/password|hash/i)
    await server.db.query(`delete from account where username like 'foule%'`)
  })

  it('refuses queries that are not of the dialect, in French', async () => {
    const wrong: Record<string, string>[] = [
      { range: '[0' },
      { range: '[5,1]' },
      { range: '[0,100000]' },
      { sort: '["password_hash","ASC"]' },
      { filter: '[]' },
      { filter: '{"role":"ROOT"}' },
      { filter: '{"q":"nul\\u0000"}' },
      { filter: '{"q":"demi \\ud800"}' },
    ]
    for (const query of wrong) {
      const answer = await list(query)
      expect(answer, JSON.stringify(query)).toMatchObject({ status: 400, body: { message: 'Erreur de validation' } })
    }
  })
})

describe('changing an account as administrator', () => {
  it('a suspension ends the sessions at once, refresh included, and nobody signs in; it can be taken back', async () => {
    const { accessToken, refreshToken } = await server.signIn('personne1', 'Abcdef1!')
    const own = () => server.ask(contract.restaurant.listMyRestaurants, { token: accessToken })
    expect((await own()).status).toBe(200)
    expect(await put('personne1', { ...sameRights, suspended: true })).toMatchObject({
      status: 200,
      body: { username: 'personne1', suspended: true },
    })
    expect((await own()).status).toBe(401)
    expect((await server.ask(contract.auth.refresh, { body: { refreshToken } })).status).toBe(401)
    const credentials = { username: 'personne1', password: 'Abcdef1!' }
    expect(await server.ask(contract.auth.login, { body: credentials })).toMatchObject({ status: 401 })
    expect((await put('personne1', sameRights)).status).toBe(200)
    expect((await own()).status).toBe(401)
    expect((await server.ask(contract.auth.login, { body: credentials })).status).toBe(200)
  })

  it('a role holds from the next call on, without a new session', async () => {
    const { accessToken } = await server.signIn('personne2', 'Abcdef1!')
    const users = () => server.ask(c.listUsers, { token: accessToken })
    expect((await users()).status).toBe(403)
    await put('personne2', { ...sameRights, role: 'ADMIN' })
    expect((await users()).status).toBe(200)
    await put('personne2', sameRights)
    expect((await users()).status).toBe(403)
  })

  it('approving an account ignores the other fields that react-admin sends', async () => {
    await server.db.query(`update account set approved = false where username = 'personne3'`)
    const user = await server.ok(c.getUser, { token: admin, params: { id: ids.personne3 ?? '' } })
    expect(user).toMatchObject({ approved: false, email: 'C2@test.fr' })
    const answer = await put('personne3', { ...user, approved: true, email: 'pirate@exemple.fr', username: 'pirate' })
    expect(answer).toMatchObject({ status: 200, body: { username: 'personne3', email: 'C2@test.fr', approved: true } })
  })

  it('an update without a changed right is refused with 400', async () => {
    expect(await put('personne1', { firstName: 'Zoé' })).toMatchObject({
      status: 400,
      body: { message: 'Indiquez ce qui change' },
    })
  })

  it('one’s own suspension, approval and role cannot be changed', async () => {
    const refused = { status: 409, body: { message: expect.stringContaining('votre propre compte') } }
    for (const change of [{ suspended: true }, { approved: false }, { role: 'MANAGER' }]) {
      expect(await put('admin', change)).toMatchObject(refused)
      expect(await put('admin', { ...sameRights, role: 'ADMIN', ...change })).toMatchObject(refused)
    }
    expect((await put('admin', { ...sameRights, role: 'ADMIN' })).status).toBe(200)
    expect((await put('admin', { suspended: false })).status).toBe(200)
  })

  it('two administrators who suspend one another at once: one of them remains', async () => {
    await put('personne2', { ...sameRights, role: 'ADMIN' })
    const second = (await server.signIn('personne2', 'Abcdef1!')).accessToken
    const gone = { approved: true, suspended: true, role: 'ADMIN' }
    const answers = await Promise.all([put('personne2', gone), put('admin', gone, second)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [left] = await server.db.query(
      `select count(*)::int as admins from account where role = 'ADMIN' and approved and not suspended`,
    )
    expect(left).toEqual({ admins: 1 })
    await server.db.query(`update account set suspended = false where role = 'ADMIN'`)
    admin = await server.tokenOf('admin')
  })

  it('is in the audit trail with old and new value, which administrators only may read', async () => {
    await put('personne3', { ...sameRights, role: 'MANAGER', suspended: true })
    const trail = await server.db.query(
      `select username, action, from_status, to_status from audit_entry where resource_id = $1 order by id desc limit 2`,
      [ids.personne3],
    )
    const line = { username: 'admin', action: 'updateUser' }
    expect(trail).toEqual([
      { ...line, from_status: 'RESTAURANT_OWNER', to_status: 'MANAGER' },
      { ...line, from_status: 'ACTIVE', to_status: 'SUSPENDED' },
    ])
    const history = (token: string) =>
      server.ask(contract.audit.getHistory, { token, params: { resource: 'user', id: ids.personne3 ?? '' } })
    expect((await history(admin)).body).toMatchObject([
      { action: 'register' },
      { to: 'ACTIVE' },
      { to: 'SUSPENDED' },
      { to: 'MANAGER' },
    ])
    expect((await history(await server.tokenOf('gerant'))).status).toBe(403)
  })
})
