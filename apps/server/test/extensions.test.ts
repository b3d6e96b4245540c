import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect, it } from 'vitest'
import { capabilitiesIn } from '../src/api/capability/openapi.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer({ extensions: false })
  token = (await server.signIn('admin')).accessToken
})

describe('a backend that only knows the specification', () => {
  it('answers the calls of the specification', async () => {
    expect((await server.ask(contract.restaurant.listRestaurants, {})).status).toBe(200)
    expect((await server.ask(contract.order.listOrders, { token })).status).toBe(200)
  })

  it('answers 404 to the calls that are extensions', async () => {
    const extensions = Object.values(contract)
      .flatMap((group) => Object.values(group))
      .filter(({ call }) => call.extension && !call.path.includes(':'))
    expect(extensions.length).toBeGreaterThan(10)
    for (const { call } of extensions) {
      const { status } = await server.call(call.method, call.path, { token })
      expect([call.name, status]).toEqual([call.name, 404])
    }
  })
})

type Marked = { operationId: string; 'x-potager-extension'?: true; 'x-potager-extension-keys'?: string[] }

describe('a backend that knows some of the extensions', () => {
  const some = ['getDay', 'getCapabilities', 'updateReservationStatus.reason']
  let partial: TestServer
  beforeAll(async () => {
    partial = await startServer({ extensions: some })
  })

  it('lists exactly these in GET /capabilities, and answers 404 to others', async () => {
    expect((await partial.call('GET', '/capabilities')).body).toEqual({
      extensions: expect.toSatisfy((names: string[]) => names.toSorted().join() === some.toSorted().join()),
    })
    const { accessToken } = await partial.signIn('admin')
    const status = async (path: string) => (await partial.call('GET', path, { token: accessToken })).status
    expect(await Promise.all(['/day', '/audit', '/changes'].map(status))).toEqual([200, 404, 404])
  })

  it('has an OpenAPI document from which the same capabilities are read', async () => {
    const { body } = await partial.call('GET', '/openapi.json')
    expect(capabilitiesIn(body, new URL('http://backend/api'))?.toSorted()).toEqual(some.toSorted())
  })

  it('marks them in that document, so that nobody takes them for the specification', async () => {
    const { body } = await partial.call('GET', '/openapi.json')
    const { paths } = body as { paths: Record<string, Record<string, Marked>> }
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const marked = operations.flatMap(({ operationId, ...marks }) => [
      ...(marks['x-potager-extension'] ? [operationId] : []),
      ...(marks['x-potager-extension-keys'] ?? []).map((key) => `${operationId}.${key}`),
    ])
    expect(marked.toSorted()).toEqual(some.toSorted())
  })

  it('passes over the keys that it does not know', async () => {
    const { accessToken } = await partial.signIn('gerant')
    const { body: all } = await partial.ask(contract.reservation.listReservations, { token: accessToken })
    const pending = (all as { id: string; status: string }[]).find(({ status }) => status === 'PENDING')
    const change = { status: 'CANCELLED', reason: 'Travaux', seenStatus: 'COMPLETED' } as const
    const params = { id: pending?.id ?? '' }
    const { status, body } = await partial.ask(contract.reservation.updateReservationStatus, {
      token: accessToken,
      params,
      body: change,
    })
    expect([status, body]).toMatchObject([200, { status: 'CANCELLED', reason: 'Travaux' }])
  })
})

it('a backend with every extension call but no extension key starts, lists no key, and ignores keys', async () => {
  const extended = Object.values(contract)
    .flatMap((group) => Object.values(group))
    .filter(({ call }) => call.extension)
  const keyless = await startServer({ extensions: extended.map(({ call }) => call.name) })
  const { body: document } = await keyless.call('GET', '/openapi.json')
  expect(capabilitiesIn(document, new URL('http://backend/api'))?.filter((name) => name.includes('.'))).toEqual([])
  const { accessToken } = await keyless.signIn('gerant')
  const [place] = await keyless.ok(contract.restaurant.listRestaurants, {})
  const day = addDays(todayInParis(Date.now()), 300)
  const made = await keyless.ok(contract.restaurant.createHoursException, {
    token: accessToken,
    params: { id: place?.id ?? '' },
    body: {
      startDate: day,
      endDate: day,
      openingHours: { start: '12:00', end: '14:00' },
      openingHours2: { start: '19:00', end: '22:00' },
    },
  })
  expect(made).toMatchObject({ openingHours: { start: [12, 0], end: [14, 0] } })
  expect(made.openingHours2).toBeUndefined()
})
