import { afterEach, expect, it } from 'vitest'
import { clientOf, startContractServer } from '../testing/contract-server.ts'
import { createDataProvider } from './dataProvider.ts'
import { createQueryClient } from './queries.ts'

let server: Awaited<ReturnType<typeof startContractServer>> | undefined
afterEach(() => server?.close())

/** A backend of the specification whose lists have only what waits, and that answers a decision with this. */
async function providerFor(answer: object | undefined) {
  let waits = true
  server = await startContractServer(({ method, query }) => {
    if (method === 'PUT') {
      waits = false
      return { body: answer }
    }
    const rows = waits && query.get('resolved') !== 'true' ? [{ id: 'r1', comment: 'Bien', feedback: 'Faux' }] : []
    return { body: query.has('page') ? { content: rows, totalElements: rows.length, totalPages: 1 } : [] }
  })
  return createDataProvider({
    api: clientOf(server.baseUrl),
    supports: ({ extension }) => extension !== true,
    queryClient: createQueryClient(),
  })
}

it.each([
  ['reviews', { status: 'APPROVED' }, { comment: 'Bien' }, { id: 'r1', comment: 'Bien' }],
  ['reviews', { status: 'REJECTED', reason: 'SPAM' }, { comment: 'Bien' }, {}],
  ['reports', { resolution: 'Corrigé' }, { feedback: 'Faux' }, { id: 'r1', feedback: 'Faux', resolved: true }],
  ['reports', { resolution: 'Corrigé' }, { feedback: 'Faux' }, undefined],
])('shows a decided record of %s that no list has any more: %o [OTH-04]', async (name, data, kept, answer) => {
  const provider = await providerFor(answer)
  const { data: previousData } = await provider.getOne(name, { id: 'r1' })
  await provider.update(name, { id: 'r1', data, previousData })
  const state = 'resolution' in data ? { resolved: true } : { status: data.status }
  expect((await provider.getOne(name, { id: 'r1' })).data).toMatchObject({ id: 'r1', ...kept, ...state })
  await expect(provider.getOne(name, { id: 'r2' })).rejects.toMatchObject({ status: 404 })
})
