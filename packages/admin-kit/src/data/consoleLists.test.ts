import { createClient, createDialect } from '@potager/domain/api'
import { afterEach, describe, expect, it } from 'vitest'
import {
  clientOf,
  memoryAuth,
  type ServedAnswer,
  type ServedRequest,
  startContractServer,
} from '../testing/contract-server.ts'
import { createDataProvider } from './dataProvider.ts'
import { createQueryClient } from './queries.ts'

let server: Awaited<ReturnType<typeof startContractServer>> | undefined

async function providerFor(answer: (seen: ServedRequest) => ServedAnswer) {
  server = await startContractServer(answer)
  return createDataProvider({
    api: clientOf(server.baseUrl),
    supports: () => true,
    queryClient: createQueryClient(),
  })
}

const query = (index: number) => Object.fromEntries(server?.requests[index]?.query ?? [])

afterEach(() => server?.close())

const pageOf = (ids: readonly string[], total = ids.length) => ({
  body: { content: ids.map((id) => ({ id })), totalElements: total },
})

describe('a list of the console', () => {
  it('is paged, sorted and filtered by the server, which counts pages from 0', async () => {
    const provider = await providerFor(() => pageOf(['r1', 'r2'], 60))
    const { data, total } = await provider.getList('reservations', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'start', order: 'ASC' },
      filter: { q: 'Léa', status: '', day: null, people: 4 },
    })
    expect(server?.requests[0]?.path).toBe('/console/reservations')
    expect(query(0)).toEqual({ q: 'Léa', people: '4', sort: 'start', direction: 'asc', page: '2', size: '25' })
    expect([data.map(({ id }) => id), total]).toEqual([['r1', 'r2'], 60])
  })

  it('is asked for whole, in the server’s order, when no page or sort is given', async () => {
    const provider = await providerFor(() => pageOf([]))
    await provider.getList('event-requests', {})
    await provider.getList('event-requests', { sort: { field: 'start', order: 'DESC' } })
    expect(query(0)).toEqual({ page: '0', size: '1000' })
    expect(query(1)).toMatchObject({ sort: 'start', direction: 'desc' })
  })

  it('gives one record by its id, and a 404 for an unknown one', async () => {
    const provider = await providerFor(({ query: asked }) => pageOf(asked.get('id') === 'd1' ? ['d1'] : []))
    expect((await provider.getOne('diseases', { id: 'd1' })).data).toMatchObject({ id: 'd1' })
    expect(query(0)).toEqual({ id: 'd1', page: '0', size: '1' })
    await expect(provider.getOne('diseases', { id: 'd2' })).rejects.toMatchObject({
      status: 404,
      message: 'Cet enregistrement est introuvable.',
    })
  })

  it('gives several records, each asked for once, without missing ones', async () => {
    const provider = await providerFor(({ query: asked }) =>
      pageOf(asked.get('id') === 'b' ? [] : [`${asked.get('id')}`]),
    )
    const { data } = await provider.getMany('reports', { ids: ['a', 'b', 'c', 'a'] })
    expect(data).toMatchObject([{ id: 'a' }, { id: 'c' }])
    expect(server?.requests).toHaveLength(3)
    await server?.close()
    const broken = await providerFor(() => ({ status: 500, body: { message: 'En panne' } }))
    await expect(broken.getMany('reports', { ids: ['a'] })).rejects.toMatchObject({ status: 500 })
  })

  it('is not asked for when its signal is aborted', async () => {
    const provider = await providerFor(() => pageOf(['r1']))
    const signal = AbortSignal.abort()
    expect(provider.supportAbortSignal).toBe(true)
    await expect(provider.getList('sessions', { filter: {}, signal })).rejects.toMatchObject({ status: 0 })
    await expect(provider.getOne('orders', { id: 'o1', signal })).rejects.toMatchObject({ status: 0 })
    await expect(provider.getList('users', { pagination: { page: 1, perPage: 25 }, signal })).rejects.toMatchObject({
      status: 0,
    })
    expect(server?.requests).toEqual([])
  })
})

describe('accounts and the audit trail', () => {
  const ranged = (rows: readonly object[], total: number): ServedAnswer => ({
    body: rows,
    headers: { 'content-range': `users 0-24/${total}` },
  })

  it('are listed with their total', async () => {
    const provider = await providerFor(({ path }) =>
      path.endsWith('users')
        ? ranged([{ id: 'u1', username: 'lea', role: 'MANAGER' }], 31)
        : ranged([{ id: 'a1', username: 'lea', action: 'login' }], 7),
    )
    const params = {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    } as const
    const users = await provider.getList('users', params)
    expect(users).toMatchObject({ data: [{ id: 'u1', username: 'lea' }], total: 31 })
    expect(query(0)).toMatchObject({ range: '[25,49]', sort: '["createdAt","DESC"]', filter: '{}' })
    const trail = await provider.getList('audit', params)
    expect(trail).toMatchObject({ data: [{ id: 'a1', action: 'login' }], total: 7 })
    expect(server?.requests.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/users'],
      ['GET', '/audit'],
    ])
    expect(server?.requests[0]?.headers).toMatchObject({ authorization: 'Bearer one' })
    expect(server?.requests[0]?.headers).not.toHaveProperty('range')
  })

  it('are read one by one, and an account is updated with the changed fields alone', async () => {
    const provider = await providerFor(() => ({ body: { id: 'u1', username: 'lea', suspended: true } }))
    expect((await provider.getOne('users', { id: 'u1' })).data).toMatchObject({ id: 'u1', username: 'lea' })
    const data = { suspended: true }
    const changed = await provider.update('users', { id: 'u1', data, previousData: { id: 'u1' } })
    expect(changed.data).toMatchObject({ id: 'u1', suspended: true })
    expect(server?.requests).toMatchObject([
      { method: 'GET', path: '/users/u1', body: undefined },
      { method: 'PUT', path: '/users/u1', body: data },
    ])
  })

  it('stay available after a 404 for a record, and not after a 404 for the list', async () => {
    const dialect = createDialect({ extensions: true })
    server = await startContractServer(({ path }) =>
      path.endsWith('/1') ? { body: { id: '1', username: 'lea' } } : { status: 404, body: { message: 'Inconnu' } },
    )
    const provider = createDataProvider({
      api: createClient({ baseUrl: server.baseUrl, session: memoryAuth(), dialect }),
      supports: dialect.supports,
      queryClient: createQueryClient(),
    })
    for (const resource of ['users', 'audit']) {
      await expect(provider.getOne(resource, { id: 'a/b' })).rejects.toMatchObject({ status: 404 })
      await expect(provider.getOne(resource, { id: '2' })).rejects.toMatchObject({ status: 404 })
      expect((await provider.getOne(resource, { id: '1' })).data).toMatchObject({ id: '1' })
    }
    expect(server.requests[0]?.path).toBe('/users/a%2Fb')
    await expect(provider.getList('users', { pagination: { page: 1, perPage: 5 } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(provider.getList('users', { pagination: { page: 1, perPage: 5 } })).rejects.toMatchObject({
      status: 405,
    })
  })

  it.each([
    ['PENDING', { approved: false, suspended: false }],
    ['ACTIVE', { approved: true, suspended: false }],
    ['SUSPENDED', { suspended: true }],
  ])('are listed in the state %s by the flags of the server', async (state, flags) => {
    const provider = await providerFor(() => ({ body: [], headers: { 'content-range': 'users 0-0/0' } }))
    const params = { pagination: { page: 1, perPage: 25 }, sort: { field: 'createdAt', order: 'DESC' } } as const
    await provider.getList('users', { ...params, filter: { state, q: 'a' } })
    expect(JSON.parse(String(query(0).filter))).toEqual({ q: 'a', ...flags })
  })
})
