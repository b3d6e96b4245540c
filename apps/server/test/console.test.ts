import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
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

describe('the lists of the console are paged, sorted and filtered by the server', () => {
  it('walks every reservation once, page after page, in the order asked for', async () => {
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

  it('keeps a status, a restaurant and a customer’s name, accents and case aside', async () => {
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

  it('shows an owner the bookings of own restaurants only, in lists and in the search', async () => {
    const all = await server.ok(c.browseEventRequests, { token: manager, query: { size: '100' } })
    const own = await server.ok(c.browseEventRequests, { token: owner, query: { size: '100' } })
    expect(own.totalElements).toBeLessThan(all.totalElements)
    const foreign = all.content.find(({ id }) => !own.content.some((row) => row.id === id))
    const q = foreign?.title ?? ''
    const hits = async (token: string) => (await server.ok(c.search, { token, query: { q } })).map(({ id }) => id)
    expect(await hits(manager)).toContain(foreign?.id)
    expect(await hits(owner)).not.toContain(foreign?.id)
  })

  it('sorts and filters diseases, sessions, reports and reviews', async () => {
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
  })
})

it('finds an order by its number and a dish by a part of its name', async () => {
  const { content } = await server.ok(contract.order.listOrders, { token: manager })
  const id = content[0]?.id ?? ''
  const hits = await server.ok(c.search, { token: manager, query: { q: `#${id.slice(-6).toUpperCase()}` } })
  expect(hits.map((hit) => hit.id)).toContain(id)
  const [dish] = await server.ok(contract.dish.listDishes, {})
  const dishes = await server.ok(c.search, { token: manager, query: { q: dish?.name.slice(1, 9) ?? '' } })
  expect(dishes).toContainEqual(expect.objectContaining({ kind: 'dish', id: dish?.id }))
})
