import { createClient, createDialect } from '@potager/domain/api'
import { afterEach, describe, expect, it } from 'vitest'
import { memoryAuth, type ServedRequest, startContractServer } from '../testing/contract-server.ts'
import { createDataProvider } from './dataProvider.ts'
import { createQueryClient } from './queries.ts'

let server: Awaited<ReturnType<typeof startContractServer>> | undefined
afterEach(() => server?.close())

const extension = ({ path }: ServedRequest) => path.startsWith('/console/') || path.endsWith('/mine')

/** A backend that is said to have everything, and has the specification's calls alone. */
async function providerFor(status: number) {
  server = await startContractServer((seen) => {
    if (extension(seen)) return { status, body: {} }
    const rows = seen.query.get('resolved') === 'true' ? [] : [{ id: 'r1', name: 'Un' }]
    return { body: seen.query.has('page') ? { content: rows, totalElements: rows.length, totalPages: 1 } : rows }
  })
  const dialect = createDialect({ extensions: true })
  return createDataProvider({
    api: createClient({ baseUrl: server.baseUrl, session: memoryAuth(), dialect }),
    supports: dialect.supports,
    queryClient: createQueryClient(),
  })
}

const resources = ['restaurants', 'reservations', 'event-requests', 'diseases', 'sessions', 'reports', 'reviews']

describe.each([404, 405, 501])('a list whose extension is answered %i', (status) => {
  it.each(resources)('falls back to the specification’s list at once: %s [OTH-02]', async (resource) => {
    const provider = await providerFor(status)
    const question = { pagination: { page: 1, perPage: 10 }, filter: {} }
    for (const _ of [1, 2]) {
      expect(await provider.getList(resource, question)).toMatchObject({ data: [{ id: 'r1' }], total: 1 })
    }
    expect(server?.requests.filter(extension)).toHaveLength(1)
  })
})

it.each(['reservations', 'diseases', 'reports', 'reviews'])(
  'a record is read from the specification’s list at once: %s [OTH-02]',
  async (resource) => {
    const provider = await providerFor(404)
    expect((await provider.getOne(resource, { id: 'r1' })).data).toMatchObject({ id: 'r1' })
  },
)

it('a list that is refused with a 403 does not fall back', async () => {
  const provider = await providerFor(403)
  await expect(provider.getList('diseases', {})).rejects.toMatchObject({ status: 403 })
  expect(server?.requests).toHaveLength(1)
})
