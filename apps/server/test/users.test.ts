import { type Task, tasks, tasksForCall } from '@potager/domain/auth'
import { type ChangeMessage, type ChangeResource, eventCutter, readChangeMessage } from '@potager/domain/changes'
import { contract, type Endpoint } from '@potager/domain/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sameRights } from './access/account.ts'
import { registerCaller } from './access/callers.ts'
import { guestOrder } from './access/customer.ts'
import { matrix } from './access/matrix.ts'
import { newVisitorRequest } from './access/reservation.ts'
import { newReview } from './access/review.ts'
import { statusesOf } from './access/row.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { fullReservation } from './reservation-setup.ts'

const c = contract.user

let server: TestServer
let admin: string
const ids: Record<string, string> = {}
let known: Known
let manager: string

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
  known = await findKnown(server.db)
  const [row] = await server.db.query<{ id: string }>(`select id from account where username = 'gerant'`)
  manager = row?.id ?? ''
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

const endpoints: Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] => Object.values(group))
const password = 'Potager#2026'
afterEach(() => narrow(null))

const change = (body: object, id = manager) =>
  server.ask(contract.user.updateUser, { token: admin, params: { id }, body })

async function narrow(own: readonly Task[] | null): Promise<void> {
  expect((await change({ tasks: own })).status).toBe(200)
}

/** Narrows the manager, who sees every restaurant, and signs them in. */
async function narrowed(...own: Task[]): Promise<string> {
  await narrow(own)
  return (await server.signIn('gerant', password)).accessToken
}

const attempt = (endpoint: Endpoint, token: string) =>
  server.ask(endpoint, { token, ...matrix[endpoint.call.name]?.sent?.(known) })

/** What the matrix expects of a call for a manager who is not narrowed. */
function managersStatus(name: string): number {
  const row = matrix[name]
  if (!row) throw new Error(`${name} has no row`)
  return statusesOf(row).gerant
}

describe('an account that is narrowed to tasks', () => {
  it.each(tasks)(
    '%s: is refused every call of another task with 403, told that an administrator can grant it [TSK-03]',
    async (task) => {
      const token = await narrowed(task)
      const closed = endpoints.filter(({ call }) => tasksForCall(call)?.includes(task) === false)
      expect(closed.length).toBeGreaterThan(10)
      for (const endpoint of closed) {
        const { status, body } = await attempt(endpoint, token)
        const { name } = endpoint.call
        // What the role itself may not do is refused for that.
        const why =
          managersStatus(name) === 403
            ? /./
            : /^Votre compte n’a pas la tâche «\s.+\s»\. Un administrateur peut l’ouvrir\.$/
        expect([name, status]).toEqual([name, 403])
        expect((body as { message?: string }).message).toMatch(why)
      }
    },
  )

  it.each(tasks)('%s: may read what its task allows and what needs no task, as before', async (task) => {
    const token = await narrowed(task)
    // What the history of a record needs is that record's: below.
    const open = endpoints.filter(
      ({ call }) =>
        call.name !== 'getHistory' &&
        call.method === 'GET' &&
        call.access !== 'public' &&
        tasksForCall(call)?.includes(task) !== false,
    )
    for (const endpoint of open) {
      const { status } = await attempt(endpoint, token)
      const { name } = endpoint.call
      // What is not found depends on the other calls.
      expect([name, status === 403]).toEqual([name, managersStatus(name) === 403])
    }
  })

  it('finds, counts and reads the history of records of its tasks only [TSK-04]', async () => {
    const token = await narrowed('bookings')
    const kinds = new Set<string>()
    for (const q of ['an', 'er', 'le', 'ma', 're']) {
      for (const { kind } of await server.ok(contract.console.search, { token, query: { q } })) kinds.add(kind)
    }
    expect([...kinds].filter((kind) => ['order', 'dish', 'disease'].includes(kind))).toEqual([])
    expect(kinds).toContain('customer')
    expect(await server.ok(contract.day.getDay, { token })).toMatchObject({
      orders: { PENDING: null, CONFIRMED: null, PREPARING: null, READY: null },
      ordersToday: null,
      reservationsToday: expect.any(Number),
      pendingReservations: expect.any(Number),
      pendingReviews: null,
      oldReviews: null,
      openNotices: null,
      messagesToHandOver: expect.any(Number),
      messagesGivenUp: expect.any(Number),
      openReports: null,
      oldReports: null,
    })
    const history = (resource: string, id: string) =>
      server.ask(contract.audit.getHistory, { token, params: { resource, id } })
    expect((await history('order', known.order)).status).toBe(404)
    expect((await history('reservation', known.reservation)).status).toBe(200)
  })
})

describe('a change of the tasks', () => {
  it('ends the account’s access tokens; after a refresh only calls of the new tasks are allowed [TSK-05]', async () => {
    await narrow(['orders'])
    const session = await server.signIn('gerant', password)
    expect(session).toMatchObject({ tasks: ['orders'] })
    const listReservations = (token: string) => server.ask(contract.reservation.listReservations, { token })
    await narrow(['bookings'])
    expect((await listReservations(session.accessToken)).status).toBe(401)
    const renewed = await server.ok(contract.auth.refresh, { body: { refreshToken: session.refreshToken } })
    expect(renewed.tasks).toEqual(['bookings'])
    expect((await listReservations(renewed.accessToken)).status).toBe(200)
    expect((await server.ask(contract.order.listOrders, { token: renewed.accessToken })).status).toBe(403)
  })

  it('stores them in order and once each, all as null; refuses none and unknown ones [TSK-02]', async () => {
    const tasksAfter = async (own: unknown) => (await change({ tasks: own })).body
    expect(await tasksAfter(['menu', 'orders', 'menu'])).toMatchObject({ tasks: ['orders', 'menu'] })
    expect(await tasksAfter([...tasks].toReversed())).toMatchObject({ tasks: null })
    for (const wrong of [[], ['dancing'], 'orders']) {
      const { status, body } = await change({ tasks: wrong })
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Choisissez au moins une tâche')])
    }
  })

  it('is recorded in the account’s history, and refused for an administrator', async () => {
    await narrow(['menu'])
    const entries = await server.ok(contract.audit.getHistory, {
      token: admin,
      params: { resource: 'user', id: manager },
    })
    expect(entries.at(-1)).toMatchObject({ to: 'menu' })
    const [row] = await server.db.query<{ id: string }>(`select id from account where username = 'admin'`)
    expect(await change({ tasks: ['menu'] }, row?.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Un administrateur a toutes les tâches') },
    })
  })
})

describe('the stream of changes', () => {
  let url: string
  /** The server listens from its first client on, which is told so: what happened before is not heard. */
  let listens = false
  const stops: (() => void)[] = []

  beforeAll(async () => {
    url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })

  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    expect((await change({ tasks: null }, known.user)).status).toBe(200)
  })

  /** Follows the stream with a session: the names of what it tells, and whether it was ended by the server. */
  async function follow(token: string) {
    const stop = new AbortController()
    stops.push(() => stop.abort())
    const messages: ChangeMessage[] = []
    const response = await fetch(`${url}/api/changes`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    })
    const cut = eventCutter()
    const ended = (async () => {
      const decoder = new TextDecoder()
      for await (const piece of response.body ?? []) {
        for (const event of cut(decoder.decode(piece, { stream: true }))) {
          const message = readChangeMessage(event)
          if (message) messages.push(message)
        }
      }
      return true
    })().catch(() => false)
    await expect.poll(() => messages.length).toBe(listens ? 1 : 2)
    listens = true
    const told = () => messages.flatMap((message) => (message.kind === 'change' ? [message.change.resource] : []))
    return { told, ended }
  }

  // Whoever takes orders reads the menu, which is public, whatever their tasks.
  const tellMenu = () =>
    server.ok(contract.dish.setDishAvailability, {
      token: admin,
      params: { id: known.dish },
      body: { available: true },
    })

  it('sends only changes within an account’s tasks, and ends when these change [TSK-06]', async () => {
    const { told, ended } = await follow(await narrowed('bookings'))
    await server.ok(contract.order.createOrder, { token: admin, ...guestOrder(known) })
    await tellMenu()
    await server.ok(contract.reservation.createReservation, { token: admin, body: fullReservation(known, 40) })
    // The reservation is told to its customer, which those read who take reservations.
    await expect.poll(() => told().toSorted()).toEqual(['dish', 'message', 'reservation'])
    await narrow(['orders'])
    expect(await ended).toBe(true)
  })

  it.each<{ task: Task; resource: ChangeResource; happens: () => Promise<unknown> }>([
    {
      task: 'moderation',
      resource: 'review',
      happens: async () => {
        const token = await registerCaller(server, 'autrice')
        return server.ok(contract.review.createReview, { token, body: newReview(known) })
      },
    },
    {
      task: 'bookings',
      resource: 'reservation',
      happens: () => server.ok(contract.request.createVisitorRequest, { body: newVisitorRequest(known, 41) }),
    },
    {
      task: 'bookings',
      resource: 'event-request',
      happens: () => {
        const body = { ...newVisitorRequest(known, 42), kind: 'EVENT', type: 'CONFERENCE', message: 'Une table ronde.' }
        return server.ok(contract.request.createVisitorRequest, { body })
      },
    },
    {
      task: 'chatbot',
      resource: 'report',
      happens: () => {
        const body = { sessionId: known.session, feedback: 'Rien à voir' }
        return server.ok(contract.report.createReport, { token: admin, body })
      },
    },
  ])(
    'sends a new $resource to an account with the task $task, and not to one without it [TSK-06] [RPT-42]',
    async (row) => {
      const { task, resource, happens } = row
      const hearing = await follow(await narrowed(task))
      const others = tasks.filter((other) => other !== task)
      expect((await change({ tasks: others }, known.user)).status).toBe(200)
      const deaf = await follow(await server.tokenOf('proprietaire'))
      await happens()
      await expect.poll(hearing.told).toContain(resource)
      await tellMenu()
      // Nothing earlier can arrive any more.
      await expect.poll(deaf.told).toContain('dish')
      expect(deaf.told()).not.toContain(resource)
    },
  )

  it('tells that a report is resolved [RPT-42]', async () => {
    const { told } = await follow(await narrowed('chatbot'))
    const body = { resolution: 'Cas documenté', updateDisease: false }
    await server.ok(contract.report.resolveReport, { token: admin, params: { id: known.report }, body })
    await expect.poll(told).toEqual(['report'])
  })
})
