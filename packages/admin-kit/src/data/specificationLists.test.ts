import type { Supports } from '@potager/domain/api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientOf, type ServedAnswer, type ServedRequest, startContractServer } from '../testing/contract-server.ts'
import { createDataProvider } from './dataProvider.ts'
import { createQueryClient, type Reading, readAgainAfterChange, readingKey } from './queries.ts'

let server: Awaited<ReturnType<typeof startContractServer>> | undefined

const specification: Supports = ({ extension }) => extension !== true

async function backend(answer: (seen: ServedRequest) => ServedAnswer) {
  server = await startContractServer(answer)
  const queryClient = createQueryClient()
  const provider = createDataProvider({ api: clientOf(server.baseUrl), supports: specification, queryClient })
  const progress = {
    of: (resource: string) => queryClient.getQueryData<Reading | null>(readingKey(resource)) ?? null,
    subscribe: (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryKey[0] === 'reading') listener()
      }),
  }
  return { provider, queryClient, progress }
}

afterEach(() => server?.close())

const asked = () => server?.requests.map(({ query }) => `${query.get('page')}×${query.get('size')}`)

const name = (index: number) => `Maladie ${String(index).padStart(5, '0')}`
const disease = (index: number) => ({ id: `d${index}`, name: name(index), urgency: index % 2 ? 'LOW' : 'HIGH' })

/** A backend's page of a list of so many rows, in its own order. */
const paged =
  (total: number, row: (index: number) => object = disease) =>
  ({ query }: ServedRequest): ServedAnswer => {
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
    const rows = Array.from({ length: Math.max(0, Math.min(size, total - page * size)) }, (_, n) =>
      row(page * size + n),
    )
    return { body: { content: rows, totalElements: total, totalPages: Math.ceil(total / size), number: page, size } }
  }

const question = (page: number, perPage: number, field = 'name', order: 'ASC' | 'DESC' = 'ASC', filter = {}) => ({
  pagination: { page, perPage },
  sort: { field, order },
  filter,
})
const ids = ({ data }: { data: { id?: unknown }[] }) => data.map(({ id }) => id)

describe('a paged list of the specification', () => {
  it('stays paged by the backend in its own order', async () => {
    const { provider } = await backend(paged(45))
    const answer = await provider.getList('diseases', question(2, 20))
    expect(ids(answer)).toEqual(Array.from({ length: 20 }, (_, n) => `d${20 + n}`))
    expect(answer).toMatchObject({ total: 45, meta: { covered: 'all', total: 45 } })
    expect(asked()).toEqual(['1×20'])
  })

  it('is read from its end in the opposite order', async () => {
    const { provider } = await backend(paged(45))
    expect(ids(await provider.getList('diseases', question(1, 4, 'name', 'DESC')))).toEqual([
      'd44',
      'd43',
      'd42',
      'd41',
    ])
    expect(asked()).toEqual(['0×1', '10×4', '11×4'])
    expect(ids(await provider.getList('diseases', question(12, 4, 'name', 'DESC')))).toEqual(['d0'])
  })

  it('is asked for in pages of 100 rows at most', async () => {
    const { provider } = await backend(paged(450))
    const answer = await provider.getList('diseases', question(2, 150))
    expect([answer.data.length, answer.data[0]?.id, answer.data.at(-1)?.id]).toEqual([150, 'd150', 'd299'])
    expect(asked()).toEqual(['1×100', '2×100'])
  })

  it('refuses a filter that only a server can apply', async () => {
    const { provider } = await backend(paged(5, (index) => ({ id: `r${index}`, rating: 3 })))
    const ofCustomer = provider.getList('reviews', question(1, 5, 'createdAt', 'ASC', { customerId: 'c1' }))
    await expect(ofCustomer).rejects.toMatchObject({ status: 405 })
  })

  it('is sorted and filtered in the browser over all rows, read once for several queries', async () => {
    const { provider } = await backend(paged(250))
    const answer = await provider.getList('diseases', question(1, 2, 'urgency', 'DESC'))
    expect(ids(answer)).toEqual(['d98', 'd96'])
    expect(answer.meta).toEqual({ covered: 'all', total: 250 })
    const found = await provider.getList('diseases', question(1, 5, 'name', 'ASC', { q: '00007', urgency: 'LOW' }))
    expect([ids(found), found.total]).toEqual([['d7'], 1])
    expect((await provider.getOne('diseases', { id: 'd249' })).data).toMatchObject({ name: name(249) })
    expect(asked()).toEqual(['0×100', '1×100', '2×100'])
  })

  it('is read again after a change of it', async () => {
    const { provider, queryClient } = await backend(paged(3))
    await provider.getList('diseases', question(1, 5, 'urgency'))
    readAgainAfterChange(queryClient, 'diseases')
    await provider.getList('diseases', question(1, 5, 'urgency'))
    expect(asked()).toEqual(['0×100', '0×100'])
  })

  it('is read up to 2,000 rows, and gives how many it covers', async () => {
    const { provider } = await backend(paged(2345))
    const answer = await provider.getList('diseases', question(1, 2, 'urgency', 'DESC'))
    expect(answer).toMatchObject({ total: 2000, meta: { covered: 2000, total: 2345 } })
    await expect(provider.getOne('diseases', { id: 'd2300' })).rejects.toMatchObject({
      status: 404,
      message: expect.stringMatching(/lu de la liste.: 2.000 lignes/) as string,
    })
    expect(server?.requests).toHaveLength(20)
  })

  it('answers 404 for an id that is missing from the complete list', async () => {
    const { provider } = await backend(paged(3))
    await expect(provider.getOne('diseases', { id: 'd9' })).rejects.toMatchObject({
      status: 404,
      message: 'Cet enregistrement est introuvable.',
    })
  })

  it.each([
    [
      'gives the whole list whatever page is asked for',
      () => ({ body: Array.from({ length: 45 }, (_, n) => disease(n)) }),
    ],
    [
      'has pages of its own size',
      (seen: ServedRequest) => {
        seen.query.set('size', '10')
        return paged(45)(seen)
      },
    ],
    [
      'gives no more than 10 rows at once, and does not say so',
      (seen: ServedRequest) => {
        seen.query.set('size', String(Math.min(10, Number(seen.query.get('size')))))
        const { content, totalElements, totalPages } = paged(45)(seen).body as Record<string, unknown>
        return { body: { content, totalElements, totalPages } }
      },
    ],
    [
      'refuses more than 10 rows at once',
      (seen: ServedRequest) => (Number(seen.query.get('size')) > 10 ? { status: 400, body: {} } : paged(45)(seen)),
    ],
  ])('gives the right rows of a backend that %s', async (_, answer) => {
    const { provider } = await backend(answer)
    expect(ids(await provider.getList('diseases', question(2, 20)))).toEqual(
      ids({ data: Array.from({ length: 20 }, (__, n) => disease(20 + n)) }),
    )
    expect(ids(await provider.getList('diseases', question(1, 2, 'name', 'DESC')))).toEqual(['d44', 'd43'])
    const sorted = await provider.getList('diseases', question(1, 23, 'urgency', 'DESC'))
    expect([sorted.total, sorted.meta]).toEqual([45, { covered: 'all', total: 45 }])
    expect(new Set(ids(sorted))).toEqual(new Set(Array.from({ length: 23 }, (__, n) => `d${2 * n}`)))
  })

  it('fails with the server’s message', async () => {
    const { provider } = await backend(() => ({ status: 500, body: { message: 'En panne' } }))
    await expect(provider.getList('diseases', question(1, 5, 'urgency'))).rejects.toMatchObject({
      status: 500,
      message: 'En panne',
    })
    expect(server?.requests).toHaveLength(1)
  })
})

describe('reading a whole list', () => {
  it('reports its progress, and none for a list of one page', async () => {
    const { provider, progress } = await backend(paged(250))
    const steps: unknown[] = []
    progress.subscribe(() => steps.push(progress.of('diseases')?.done ?? null))
    await provider.getList('diseases', question(1, 5, 'urgency'))
    expect(steps).toEqual([100, 200, null])
    await server?.close()
    const short = await backend(paged(20))
    short.progress.subscribe(() => steps.push('told'))
    await short.provider.getList('diseases', question(1, 5, 'urgency'))
    expect(steps).toHaveLength(3)
  })

  it('ends with the rows read so far when it is stopped', async () => {
    const { provider, progress } = await backend(paged(1000))
    progress.subscribe(() => progress.of('diseases')?.stop())
    const answer = await provider.getList('diseases', question(1, 5, 'urgency'))
    expect(answer).toMatchObject({ total: 200, meta: { covered: 200, total: 1000 } })
    expect(progress.of('diseases')).toBeNull()
  })

  it('goes on while one caller waits, and stops once all have aborted', async () => {
    const { provider, progress } = await backend(paged(1000))
    const [first, second] = [new AbortController(), new AbortController()]
    progress.subscribe(() => {
      if (progress.of('diseases')?.done === 200) first.abort()
      if (progress.of('diseases')?.done === 400) second.abort()
    })
    const reads = [first, second].map(({ signal }) =>
      provider.getList('diseases', { ...question(1, 5, 'urgency'), signal }),
    )
    for (const read of reads) await expect(read).rejects.toMatchObject({ status: 0, message: 'Appel abandonné' })
    await vi.waitFor(() => expect(progress.of('diseases')).toBeNull())
    expect(asked()).toEqual(['0×100', '1×100', '2×100', '3×100'])
  })
})

describe('reports on the specification’s calls', () => {
  const report = (state: string) => (index: number) => ({
    id: `${state}${index}`,
    feedback: '',
    resolved: state === 'true',
    createdAt: new Date(Date.UTC(2026, 0, 100 - index, state === 'true' ? 12 : 0)).toISOString(),
  })
  const reports = (seen: ServedRequest) => paged(150, report(seen.query.get('resolved') ?? ''))(seen)

  it('are merged from both lists, newest first, reading no further than the page needs', async () => {
    const { provider } = await backend(reports)
    const answer = await provider.getList('reports', question(2, 2, 'createdAt', 'DESC'))
    expect([ids(answer), answer.total]).toEqual([['true1', 'false1'], 300])
    expect(asked()).toEqual(['0×4', '0×4'])
  })

  it('come from one list when the filter names its state', async () => {
    const { provider } = await backend(reports)
    const answer = await provider.getList('reports', question(2, 2, 'createdAt', 'DESC', { resolved: 'true' }))
    expect([ids(answer), answer.total]).toEqual([['true2', 'true3'], 150])
    expect(asked()).toEqual(['1×2'])
    expect((await provider.getOne('reports', { id: 'false149' })).data).toMatchObject({ resolved: false })
  })
})

describe('reviews on the specification’s calls', () => {
  const review = (index: number) => ({
    id: `a${index}`,
    userId: `0195aaaa-${index}`,
    resourceType: index % 2 ? 'DISH' : 'RESTAURANT',
    resourceId: index % 2 ? 'p1' : 'gone',
    rating: index,
  })
  const reviews = (seen: ServedRequest): ServedAnswer => {
    if (seen.path === '/notprotected/menu') return { body: [{ id: 'p1', name: 'Soupe' }] }
    if (seen.path === '/notprotected/restaurant') return { body: [] }
    return paged(4, review)(seen)
  }

  it('are the pending ones, with the names of their subjects', async () => {
    const { provider } = await backend(reviews)
    const answer = await provider.getList('reviews', question(1, 2, 'createdAt', 'ASC', { status: 'PENDING' }))
    expect(answer.data).toMatchObject([
      { id: 'a0', status: 'PENDING', author: '0195aaaa*****' },
      { id: 'a1', status: 'PENDING', resourceName: 'Soupe' },
    ])
    expect(answer.data[0]).not.toHaveProperty('resourceName')
    expect((await provider.getOne('reviews', { id: 'a3' })).data).toMatchObject({ resourceName: 'Soupe' })
    expect(await provider.getList('reviews', question(1, 2, 'rating', 'ASC', { status: 'APPROVED' }))).toMatchObject({
      data: [],
      total: 0,
    })
  })

  it('are listed for one dish', async () => {
    const { provider } = await backend(reviews)
    const { pagination, sort } = question(1, 5, 'rating', 'DESC')
    const ofDish = { target: 'resourceId', id: 'p1', filter: {}, pagination, sort }
    const answer = await provider.getManyReference('reviews', ofDish)
    expect([ids(answer), answer.total]).toEqual([['a3', 'a1'], 2])
  })
})

describe('bookings on the specification’s calls', () => {
  const bookings = (seen: ServedRequest): ServedAnswer => ({
    body: [3, 1, 2].map((n) => ({
      id: `b${n}`,
      customerName: n === 2 ? 'Zoé' : 'Léa',
      restaurantId: seen.path.endsWith('/all') ? `p${n}` : 'p1',
      startTime: `2026-07-1${n}T12:00:00`,
    })),
  })

  it.each([
    ['reservations', '/reservations/all', '/reservations/restaurant/p1'],
    ['event-requests', '/event-requests/all', '/event-requests/restaurant/p1'],
  ])('%s are read whole once, and those of a restaurant by its own call', async (resource, all, ofRestaurant) => {
    const { provider } = await backend(bookings)
    expect(ids(await provider.getList(resource, question(1, 2, 'start', 'DESC')))).toEqual(['b3', 'b2'])
    expect(ids(await provider.getList(resource, question(1, 2, 'start', 'DESC', { q: 'zoe' })))).toEqual(['b2'])
    const days = { from: '2026-07-12', to: '2026-07-12' }
    expect(ids(await provider.getList(resource, question(1, 2, 'start', 'DESC', days)))).toEqual(['b2'])
    expect((await provider.getOne(resource, { id: 'b1' })).data).toMatchObject({ id: 'b1' })
    await expect(provider.getOne(resource, { id: 'b9' })).rejects.toMatchObject({ status: 404 })
    expect(server?.requests.map(({ path }) => path)).toEqual([all])
    const { pagination, sort } = question(1, 5, 'start')
    await provider.getManyReference(resource, { target: 'restaurantId', id: 'p1', filter: {}, pagination, sort })
    expect(server?.requests.at(-1)?.path).toBe(ofRestaurant)
  })
})
