import { contract, type Endpoint } from '@potager/domain/contract'
import { extendedBy, oneOfCodes, sameNumber, search } from '@potager/domain/filters'
import { shortId } from '@potager/domain/format'
import { fold } from '@potager/domain/text'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { reportListing, reviewListing } from '../src/api/console/listings.ts'
import { type Columns, filterConditions, type Listing } from '../src/api/console/page.ts'
import { joinConditions } from '../src/db/sql.ts'
import { startServer, type TestServer } from './harness.ts'

const c = contract.console

let server: TestServer
let manager: string
let owner: string

beforeAll(async () => {
  server = await startServer()
  manager = await server.tokenOf('gerant')
  owner = await server.tokenOf('proprietaire')
})

/** How the database finds a page of a list; of the few rows here it would otherwise read all.
 * @param off - Ways of reading that are as quick for few rows, and are not for many. */
function planOf({ table, conditions, column, direction }: Listing, off: string[] = []): Promise<unknown> {
  const { where, params } = joinConditions(conditions)
  const order = `${column} ${direction}, t.id ${direction}`
  return server.db.transaction(async (tx) => {
    for (const way of ['enable_seqscan', ...off]) await tx.query(`set local ${way} = off`)
    return tx.query(`explain select t.id from ${table} where ${where} order by ${order} limit 20`, params)
  })
}

describe('lists of the console', () => {
  it('have every reservation once over all pages, in the requested order', async () => {
    const query = { size: '7', sort: 'people', direction: 'asc' }
    const first = await server.ok(c.browseReservations, { token: manager, query })
    const rows = [...first.content]
    for (let page = 1; page < first.totalPages; page += 1) {
      rows.push(
        ...(await server.ok(c.browseReservations, { token: manager, query: { ...query, page: `${page}` } })).content,
      )
    }
    expect(rows).toHaveLength(first.totalElements)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const people = rows.map(({ numberOfPeople }) => numberOfPeople)
    expect(people).toEqual(people.toSorted((a, b) => a - b))
  })

  it('filter reservations by status and by customer’s name, whatever its case', async () => {
    const all = await server.ok(c.browseReservations, { token: manager, query: { size: '100' } })
    const [one] = all.content
    const q = one?.customerName.toUpperCase() ?? ''
    const found = await server.ok(c.browseReservations, { token: manager, query: { q, size: '100' } })
    expect(found.content.map(({ customerName }) => customerName)).toContain(one?.customerName)
    expect(new Set(found.content.map(({ customerName }) => customerName)).size).toBe(1)
    const pending = await server.ok(c.browseReservations, { token: manager, query: { status: 'PENDING', size: '100' } })
    expect(pending.content.every(({ status }) => status === 'PENDING')).toBe(true)
    expect(pending.totalElements).toBe(all.content.filter(({ status }) => status === 'PENDING').length)
    expect((await server.ok(c.browseReservations, { token: manager, query: { q: '%' } })).totalElements).toBe(0)
  })

  it('filter reservations and sessions by first and last day, both included, each optional [FIG-10]', async () => {
    // The latest thousand: of sessions there are more.
    const query = { size: '1000', direction: 'desc' }
    const [reservations, sessions] = await Promise.all([
      server.ok(c.browseReservations, { token: manager, query }),
      server.ok(c.browseSessions, { token: manager, query }),
    ])
    for (const [list, all, days] of [
      [
        c.browseReservations,
        reservations.totalElements,
        reservations.content.map(({ startTime }) => String(startTime).slice(0, 10)),
      ],
      [
        c.browseSessions,
        sessions.totalElements,
        sessions.content.map(({ createdAt }) => todayInParis(Date.parse(String(createdAt)))),
      ],
    ] as const) {
      const [to = '', from = ''] = [days[Math.floor(days.length / 3)], days[Math.floor((days.length * 2) / 3)]]
      const among = async (period: object) =>
        (await server.ok(list, { token: manager, query: { size: '1', ...period } })).totalElements
      const [after, since] = [days.filter((day) => day > to).length, days.filter((day) => day >= from).length]
      expect(from < to).toBe(true)
      expect(await among({ from, to })).toBe(since - after)
      expect(await among({ from })).toBe(since)
      expect(await among({ to })).toBe(all - after)
    }
  })

  it('have only bookings of own restaurants for an owner, as has the search', async () => {
    const all = await server.ok(c.browseEventRequests, { token: manager, query: { size: '100' } })
    const own = await server.ok(c.browseEventRequests, { token: owner, query: { size: '100' } })
    expect(own.totalElements).toBeLessThan(all.totalElements)
    const foreign = all.content.find(({ id }) => !own.content.some((row) => row.id === id))
    const q = foreign?.title ?? ''
    const hits = async (token: string) => (await server.ok(c.search, { token, query: { q } })).map(({ id }) => id)
    expect(await hits(manager)).toContain(foreign?.id)
    expect(await hits(owner)).not.toContain(foreign?.id)
  })

  it('sort and filter diseases, sessions, reports and reviews', async () => {
    const diseases = await server.ok(c.browseDiseases, { token: owner, query: { urgency: 'HIGH', direction: 'asc' } })
    expect(diseases.content.every(({ urgency }) => urgency === 'HIGH')).toBe(true)
    const sessions = await server.ok(c.browseSessions, { token: owner, query: { hasReports: 'true', sort: 'race' } })
    expect(sessions.content.every(({ reports }) => reports.length > 0)).toBe(true)
    const reports = await server.ok(c.browseReports, { token: owner, query: { resolved: 'false' } })
    expect(reports.content.every(({ resolved }) => !resolved)).toBe(true)
    const reviews = await server.ok(c.browseReviews, { token: owner, query: { sort: 'rating', direction: 'asc' } })
    const ratings = reviews.content.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
    const [one] = reviews.content
    const found = await server.ok(c.browseReviews, { token: owner, query: { id: one?.id ?? '' } })
    expect(found.content).toEqual([one])
    const ofOne = await server.ok(c.browseReviews, { token: owner, query: { resourceId: one?.resourceId ?? '' } })
    expect(ofOne.content.map(({ id }) => id)).toContain(one?.id)
    expect(ofOne.content.every(({ resourceId }) => resourceId === one?.resourceId)).toBe(true)
    expect(ofOne.totalElements).toBeLessThan(reviews.totalElements)
  })
})

it('the search finds an order by its number and a dish by a part of its name', async () => {
  const { content } = await server.ok(contract.order.listOrders, { token: manager })
  const id = content[0]?.id ?? ''
  const hits = await server.ok(c.search, { token: manager, query: { q: `#${id.slice(-6).toUpperCase()}` } })
  expect(hits.map((hit) => hit.id)).toContain(id)
  const [dish] = await server.ok(contract.dish.listDishes, {})
  const dishes = await server.ok(c.search, { token: manager, query: { q: dish?.name.slice(1, 9) ?? '' } })
  expect(dishes).toContainEqual(expect.objectContaining({ kind: 'dish', id: dish?.id }))
})

describe('a report in the console', () => {
  const found = async (q: string) =>
    (await server.ok(c.browseReports, { token: manager, query: { q, size: '100' } })).content.map(({ id }) => id)

  it('is found by its number and by its session’s, in full or by their beginning', async () => {
    const { content } = await server.ok(c.browseReports, { token: manager, query: { size: '100' } })
    const { id, sessionId } = content[3] ?? { id: '', sessionId: '' }
    for (const number of [shortId(id), shortId(sessionId)]) {
      for (const q of [`#${number.toUpperCase()}`, ` ${number} `, `#${number.slice(0, 5)}`]) {
        expect(await found(q), q).toContain(id)
      }
    }
    expect(await found(`#${shortId(id)}`)).toEqual([id])
    expect(await found(`#${shortId(id).slice(1)}`)).not.toContain(id)
    const { content: sessions } = await server.ok(c.browseSessions, {
      token: manager,
      query: { q: `#${shortId(sessionId)}` },
    })
    expect(sessions.map((session) => session.id)).toEqual([sessionId])
  })

  it('is found by a word that looks like a number', async () => {
    const [row] = await server.db.query<{ id: string }>('select id from report order by id limit 1')
    await server.db.query(`update report set feedback = 'Il a bu du CAFÉ.' where id = $1`, [row?.id])
    expect(await found('café')).toEqual([row?.id])
    expect(await found('cafe')).toContain(row?.id)
    expect(await found('#cafe')).not.toContain(row?.id)
  })

  it('is found by its number through an index', async () => {
    const plan = await planOf(
      reportListing({ q: '#bfba3211', resolved: undefined, sort: 'createdAt', direction: 'desc', page: 0, size: 20 }),
    )
    expect(JSON.stringify(plan)).toMatch(/Index Cond[^}]*right.*report_number|report_number[^]*Index Cond[^}]*right/)
    expect(JSON.stringify(plan)).toMatch(/chat_session_number/)
  })
})

it('the list of the reviews of one restaurant or dish reads an index in its order', async () => {
  const { content } = await server.ok(c.browseReviews, { token: manager, query: { status: 'PENDING' } })
  const resourceId = content[0]?.resourceId
  const plan = JSON.stringify(
    await planOf(reviewListing(null, { resourceId, sort: 'createdAt', direction: 'desc', page: 0, size: 20 }), [
      'enable_bitmapscan',
    ]),
  )
  expect(plan).toMatch(/Scan[^}]*review_of_one[^]*Index Cond[^}]*resource_id/)
  expect(plan).not.toMatch(/Sort|Seq Scan|Filter/)
})

it('the list of contested reviews reads an index of them alone, in its order', async () => {
  const listing = reviewListing(null, { contested: 'true', sort: 'createdAt', direction: 'desc', page: 0, size: 20 })
  const plan = JSON.stringify(await planOf(listing, ['enable_bitmapscan', 'enable_seqscan']))
  expect(plan).toMatch(/Scan[^}]*review_contested/)
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

it('the list of reviews has the name of each restaurant or dish', async () => {
  const { content } = await server.ok(c.browseReviews, { token: manager, query: { size: '100' } })
  const names = new Map<string, string>()
  for (const { id, name } of await server.ok(contract.restaurant.listRestaurants, {})) names.set(id, name)
  for (const { id, name } of await server.ok(contract.dish.listDishes, {})) names.set(id, name)
  expect(new Set(content.map(({ resourceType }) => resourceType))).toEqual(new Set(['DISH', 'RESTAURANT']))
  for (const { resourceId, resourceName } of content) expect(resourceName).toBe(names.get(resourceId))
})

it('the search finds restaurants of the caller, diseases, and accounts for administrators only', async () => {
  const kinds = async (token: string, q: string) =>
    (await server.ok(c.search, { token, query: { q } })).map(({ kind, title }) => `${kind} ${title}`)
  const all = await server.ok(contract.restaurant.listRestaurants, {})
  const own = await server.ok(contract.restaurant.listMyRestaurants, { token: owner })
  const [mine] = own
  const foreign = all.find(({ id }) => !own.some((row) => row.id === id))
  if (!mine || !foreign) throw new Error('A restaurant of the owner and one of somebody else')
  expect(await kinds(owner, fold(mine.name).toUpperCase())).toContain(`restaurant ${mine.name}`)
  expect(await kinds(owner, foreign.name)).not.toContain(`restaurant ${foreign.name}`)
  expect(await kinds(manager, foreign.name)).toContain(`restaurant ${foreign.name}`)
  expect(await kinds(manager, 'oeuf')).toContain('dish Œuf parfait, poireaux vinaigrette')
  expect(await kinds(owner, 'ARTHROSE')).toContain('disease Arthrose')
  expect(await kinds(await server.tokenOf('admin'), 'gérant')).toContain('user gerant')
  expect(await kinds(manager, 'gerant')).not.toContain('user gerant')
})

it('the trail keeps the name of a deleted disease, and is filtered by day', async () => {
  const admin = await server.tokenOf('admin')
  const made = await server.ok(contract.disease.createDisease, {
    token: manager,
    body: {
      name: 'Maladie du jour',
      description: 'Irritation de la gorge.',
      urgency: 'LOW',
      advice: 'Consultez.',
      prevention: '',
      symptoms: ['toux'],
      affectedRaces: ['toutes'],
    },
  })
  await server.ok(contract.disease.deleteDisease, { token: manager, params: { id: made.id } })
  const trail = (filter: object) =>
    server.ok(contract.audit.listAudit, { token: admin, query: { filter: JSON.stringify(filter) } })
  const [entry] = await trail({ resourceId: made.id, action: 'deleteDisease' })
  expect(entry).toMatchObject({ from: 'Maladie du jour', username: 'gerant' })
  const today = todayInParis(Date.now())
  expect(await trail({ resourceId: made.id, day: today })).toHaveLength(2)
  expect(await trail({ resourceId: made.id, day: addDays(today, -1) })).toEqual([])
  expect(await trail({ resourceId: made.id, from: today, to: today })).toHaveLength(2)
  expect(await trail({ resourceId: made.id, from: addDays(today, 1) })).toEqual([])
  expect(await trail({ resourceId: made.id, to: addDays(today, -1) })).toEqual([])
})

describe('restaurant-filter', () => {
  type Row = { id: string; restaurantId?: string; restaurants?: { id: string }[] }

  /** Every list of pages that may be asked for the rows of one restaurant. */
  const lists = Object.values(contract)
    .flatMap((group): Endpoint[] => Object.values(group))
    .filter(({ query, response }) => {
      const answered = 'shape' in response ? Object.keys(response.shape as object) : []
      return query?.shape.restaurantId && answered.includes('content')
    })

  let token: string
  let restaurants: string[]

  beforeAll(async () => {
    token = await server.tokenOf('gerant')
    restaurants = (await server.ok(contract.restaurant.listRestaurants)).map(({ id }) => id)
  })

  /** All rows of a list. */
  async function rowsOf(list: Endpoint, filter: Record<string, string> = {}): Promise<Row[]> {
    const rows: Row[] = []
    for (let page = 0, pages = 1; page < pages; page++) {
      const query = { size: '100', page: `${page}`, ...filter }
      const answer = (await server.ok(list, { token, query })) as { content: Row[]; totalPages: number }
      rows.push(...answer.content)
      pages = answer.totalPages
    }
    return rows
  }

  const placesOf = ({ restaurantId, restaurants: several = [] }: Row) => [
    ...(restaurantId ? [restaurantId] : []),
    ...several.map(({ id }) => id),
  ]

  it('the lists with a filter by restaurant are those of orders, bookings and customers', () => {
    expect(lists.map(({ call }) => call.name).toSorted()).toEqual([
      'browseCustomers',
      'browseEventRequests',
      'browseReservations',
      'listOrders',
    ])
  })

  it.each(lists.map((list) => [list.call.name, list] as const))(
    '%s shows all rows of the restaurant that it is filtered by, and no other',
    async (_, list) => {
      const all = await rowsOf(list)
      expect(new Set(all.flatMap(placesOf)).size).toBeGreaterThan(1)
      for (const restaurantId of restaurants) {
        const expected = all.filter((row) => placesOf(row).includes(restaurantId)).map(({ id }) => id)
        const shown = await rowsOf(list, { restaurantId })
        expect(shown.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
      }
    },
  )
})

describe('filter-conditions', () => {
  type Row = { state: string; table: number; name: string }

  const fewer = { state: oneOfCodes(['OPEN', 'SHUT'], ({ state }: Row) => state) }
  const filters = extendedBy(fewer, {
    table: sameNumber({ min: 1, max: 999 }, ({ table }: Row) => table),
    q: search(({ name }: Row) => [name]),
  })
  const columns = { state: 't.state', table: 't.number', q: (q: string | undefined) => [() => 't.name', q] as const }

  it('filterConditions has a condition for each given filter, in the order of the filters', () => {
    expect(joinConditions(filterConditions(filters, columns, { table: 7, state: 'SHUT' }))).toEqual({
      where: 't.state = $1 and t.number = $2::int',
      params: ['SHUT', 7],
    })
  })

  it('Columns requires a column for each filter of the list', () => {
    const { table: _, ...others } = columns
    expectTypeOf<typeof columns>().toExtend<Columns<typeof filters>>()
    expectTypeOf<typeof others>().not.toExtend<Columns<typeof filters>>()
  })
})
