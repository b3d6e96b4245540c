import type { Supports } from '@potager/domain/api'
import { eventRequestDraft } from '@potager/domain/event-request'
import { reservationDraft } from '@potager/domain/reservation'
import { HttpError } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { clientOf, type ServedAnswer, type ServedRequest, startContractServer } from '../testing/contract-server.ts'
import { createDataProvider } from './dataProvider.ts'
import { PartlyFailed } from './failures.ts'
import { createQueryClient } from './queries.ts'

let server: Awaited<ReturnType<typeof startContractServer>> | undefined

const anything: Supports = () => true
const specification: Supports = ({ extension }) => extension !== true

async function providerFor(answer: (seen: ServedRequest) => ServedAnswer, supports = anything) {
  server = await startContractServer(answer)
  const queryClient = createQueryClient()
  const provider = createDataProvider({ api: clientOf(server.baseUrl), supports, queryClient })
  return { provider, queryClient }
}

const asked = () => server?.requests.map(({ method, path, body }) => [method, path, body])

afterEach(() => server?.close())

const dish = {
  id: 'd1',
  name: 'Soupe',
  description: 'Chaude',
  price: 900,
  category: 'ENTREE',
  available: true,
  allergens: ['CELERY'],
  version: 3,
}
const dishBody = { ...dish, price: 9 }
const { id: _, available: __, ...dishEdit } = dishBody

const disease = {
  id: 'm1',
  name: 'Gale',
  description: 'Des croûtes.',
  urgency: 'LOW',
  advice: 'Voir un vétérinaire.',
  symptoms: ['prurit'],
  affectedRaces: ['toutes'],
  version: 2,
}
const { id: ___, ...diseaseBody } = disease

type Case = [
  name: string,
  resource: string,
  previousData: { id: string; [key: string]: unknown },
  data: object,
  request: [path: string, body: unknown],
]

const changes: Case[] = [
  ['moves an order', 'orders', { id: 'o1' }, { status: 'READY' }, ['/menu/order/status/o1', { status: 'READY' }]],
  [
    'cancels an order with the reason',
    'orders',
    { id: 'o1' },
    { status: 'CANCELED', reason: 'Plus de pain' },
    ['/menu/order/status/o1', { status: 'CANCELED', reason: 'Plus de pain' }],
  ],
  ['withdraws a dish', 'dishes', dish, { available: false }, ['/menu/d1/availability', { available: false }]],
  [
    'edits a dish, of the version that was shown',
    'dishes',
    dish,
    { name: 'Velouté' },
    ['/menu/d1', { ...dishEdit, name: 'Velouté' }],
  ],
  [
    'never says of a dish with unknown allergens that it has none',
    'dishes',
    { ...dish, allergens: null },
    { name: 'Velouté' },
    ['/menu/d1', { ...dishEdit, allergens: null, name: 'Velouté' }],
  ],
  [
    'confirms a reservation in place of the status that was shown',
    'reservations',
    { id: 'r1', status: 'PENDING' },
    { status: 'CONFIRMED' },
    ['/reservations/r1/status', { status: 'CONFIRMED', seenStatus: 'PENDING' }],
  ],
  [
    'marks that nobody came',
    'reservations',
    { id: 'r1', status: 'CONFIRMED' },
    { noShow: true },
    ['/reservations/r1/no-show', { noShow: true }],
  ],
  [
    'refuses an event request with the reason',
    'event-requests',
    { id: 'e1', status: 'PENDING' },
    { status: 'CANCELLED', reason: 'Complet' },
    ['/event-requests/e1/status', { status: 'CANCELLED', seenStatus: 'PENDING', reason: 'Complet' }],
  ],
  [
    'refuses a review with the reason',
    'reviews',
    { id: 'a1', author: 'Léa D.' },
    { status: 'REJECTED', reason: 'SPAM' },
    ['/admin/reviews/a1/moderate', { status: 'REJECTED', reason: 'SPAM' }],
  ],
  [
    'resolves a report',
    'reports',
    { id: 's1' },
    { resolution: 'Corrigé', updateDisease: true },
    ['/admin/chatbot/reports/s1/resolve', { resolution: 'Corrigé', updateDisease: true }],
  ],
  [
    'edits a disease, of the version that was shown',
    'diseases',
    disease,
    { urgency: 'HIGH' },
    ['/admin/chatbot/diseases/m1', { ...diseaseBody, urgency: 'HIGH' }],
  ],
  [
    'edits a room of a restaurant',
    'meeting-rooms',
    { id: 'x1', name: 'Verte', capacity: 8, reservable: true, version: 4 },
    { restaurantId: 'p1', capacity: 9 },
    ['/restaurant/p1/rooms/x1', { name: 'Verte', numberMettingPlace: 9, isReservable: true, version: 4 }],
  ],
  ['suspends an account', 'users', { id: 'u1' }, { suspended: true, email: 'x' }, ['/users/u1', { suspended: true }]],
]

describe('an update', () => {
  it.each(changes)('%s', async (_name, resource, previousData, data, [path, body]) => {
    const { provider } = await providerFor(() => ({ body: { id: previousData.id } }))
    const answer = await provider.update(resource, { id: previousData.id, data, previousData })
    expect(answer.data).toMatchObject({ id: previousData.id })
    expect(asked()).toEqual([['PUT', path, body]])
  })

  it('of a whole dish makes one call for each part that changed', async () => {
    const { provider } = await providerFor(({ path }) => ({ body: { ...dishBody, available: !path.endsWith('y') } }))
    await provider.update('dishes', { id: 'd1', data: { ...dish, available: false }, previousData: dish })
    await provider.update('dishes', { id: 'd1', data: { ...dish, name: 'Velouté' }, previousData: dish })
    expect(asked()?.map(([, path]) => path)).toEqual(['/menu/d1', '/menu/d1/availability', '/menu/d1'])
  })

  it('of a restaurant leaves out its rooms and its exceptional hours', async () => {
    const { provider } = await providerFor(() => ({ body: { id: 'p1' } }))
    const previousData = { id: 'p1', name: 'Vert', seats: 40, printers: 1, features: [], openingHours: {}, version: 5 }
    const data = { seats: 30, rooms: [{ name: 'Verte', capacity: 8, reservable: true }], exceptions: [] }
    await provider.update('restaurants', { id: 'p1', data, previousData })
    expect(asked()?.[0]).toMatchObject(['PUT', '/restaurant/p1', { name: 'Vert', numberPlace: 30, version: 5 }])
    expect(server?.requests[0]?.body).not.toHaveProperty('meetingRooms')
  })

  it('of a review keeps the fields that the answer leaves out', async () => {
    const { provider } = await providerFor(() => ({ body: { id: 'a1', rating: 2 } }))
    const previousData = { id: 'a1', author: 'Léa D.', resourceName: 'Soupe', status: 'PENDING' }
    const { data } = await provider.update('reviews', { id: 'a1', data: { status: 'APPROVED' }, previousData })
    expect(data).toMatchObject({ author: 'Léa D.', resourceName: 'Soupe', status: 'APPROVED', rating: 2 })
  })

  it('of a review sends the round that was shown', async () => {
    const { provider } = await providerFor(() => ({ body: { id: 'a1' } }))
    const previousData = { id: 'a1', status: 'PENDING', round: 1 }
    await provider.update('reviews', { id: 'a1', data: { status: 'APPROVED' }, previousData })
    await provider.update('reviews', { id: 'a1', data: { status: 'APPROVED' }, previousData: { id: 'a1' } })
    expect(server?.requests.map(({ query }) => query.get('round'))).toEqual(['1', '0'])
  })

  it.each([
    ['orders', { status: 'EATEN' }],
    ['reservations', { status: 'EATEN' }],
    ['event-requests', {}],
    ['reviews', { status: 'PENDING' }],
    ['reports', { feedback: 'Non' }],
    ['dishes', {}],
    ['users', { email: 'x' }],
    ['sessions', { race: 'Lapin' }],
    ['audit', { action: 'none' }],
  ])('of %s with data that no call takes is refused with a 405, without a request', async (resource, data) => {
    const { provider } = await providerFor(() => ({}))
    const refused = await provider
      .update(resource, { id: '1', data, previousData: { id: '1' } })
      .catch((e: unknown) => e)
    expect(refused).toBeInstanceOf(HttpError)
    expect(refused).toMatchObject({
      status: 405,
      message: 'Ce serveur ne propose pas cette modification. Demandez à la personne qui l’administre.',
    })
    expect(asked()).toEqual([])
  })
})

describe('creation and deletion', () => {
  it.each([
    ['dishes', '/menu'],
    ['restaurants', '/restaurant'],
    ['orders', '/menu/order'],
    ['reservations', '/reservations'],
    ['event-requests', '/event-requests'],
    ['diseases', '/admin/chatbot/diseases'],
    ['sessions', '/admin/chatbot/sessions'],
    ['reports', '/admin/chatbot/reports'],
    ['meeting-rooms', '/restaurant/p1/rooms'],
  ])('of %s sends the draft with its idempotency key', async (resource, path) => {
    const { provider } = await providerFor(() => ({ body: { id: 'new' } }))
    const draft = {
      ...reservationDraft.empty(),
      ...eventRequestDraft.empty(),
      cart: [],
      customerName: '',
      rooms: [],
      openingHours: {},
      restaurantId: 'p1',
      feedback: 'Non',
    }
    const { data } = await provider.create(resource, { data: draft, meta: { idempotencyKey: 'k1' } })
    expect(data).toMatchObject({ id: 'new' })
    expect(server?.requests).toMatchObject([{ method: 'POST', path, headers: { 'idempotency-key': 'k1' } }])
  })

  it.each(['reservations', 'event-requests'])(
    'of %s cancels it with the status that was shown and the reason',
    async (resource) => {
      const { provider } = await providerFor(() => ({ status: 204 }))
      const previousData = { id: 'r1', status: 'CONFIRMED' }
      await provider.delete(resource, { id: 'r1', previousData, meta: { reason: 'Fermé' } })
      expect(asked()).toEqual([['DELETE', `/${resource}/r1`, undefined]])
      expect(Object.fromEntries(server?.requests[0]?.query ?? [])).toEqual({ seenStatus: 'CONFIRMED', reason: 'Fermé' })
    },
  )

  it('deletes a disease, and refuses what cannot be deleted or created', async () => {
    const { provider } = await providerFor(() => ({ status: 204 }))
    expect(await provider.delete('diseases', { id: 'm1', previousData: disease })).toEqual({ data: disease })
    expect(asked()).toEqual([['DELETE', '/admin/chatbot/diseases/m1', undefined]])
    await expect(provider.delete('orders', { id: 'o1' })).rejects.toThrow('suppression')
    await expect(provider.create('reviews', { data: {} })).rejects.toThrow('création')
    expect(server?.requests).toHaveLength(1)
  })

  it('a creation, an update or a read that the backend lacks is refused without a request', async () => {
    const { provider } = await providerFor(() => ({}), specification)
    const change = { id: 'd1', data: { available: false }, previousData: dish }
    await expect(provider.update('dishes', change)).rejects.toMatchObject({ status: 405 })
    await expect(provider.create('reports', { data: {} })).rejects.toMatchObject({ status: 405 })
    await expect(provider.getOne('users', { id: 'u1' })).rejects.toMatchObject({ status: 405 })
    await expect(provider.getList('audit', { pagination: { page: 1, perPage: 5 } })).rejects.toThrow('lecture')
    expect(asked()).toEqual([])
  })
})

describe('a write of several records', () => {
  const taken = { status: 409, body: { message: 'La salle est prise.' } }

  it('writes each in turn from the status that was shown, and reports which failed and why', async () => {
    const { provider } = await providerFor(({ path }) => (path.includes('r2') ? taken : { body: { id: 'r1' } }))
    const previousData = ['r1', 'r2', 'r3'].map((id) => ({ id, status: 'PENDING' }))
    const failure: unknown = await provider
      .updateMany('reservations', { ids: ['r1', 'r2', 'r3'], data: { status: 'CONFIRMED' }, meta: { previousData } })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PartlyFailed)
    expect(failure).toMatchObject({
      message: 'Échec pour 1 ligne\u00a0: La salle est prise.',
      failed: [{ id: 'r2', message: 'La salle est prise.' }],
      done: ['r1', 'r3'],
    })
    expect(asked()?.map(([, path]) => path)).toEqual(['r1', 'r2', 'r3'].map((id) => `/reservations/${id}/status`))
    expect(server?.requests[2]?.body).toEqual({ status: 'CONFIRMED', seenStatus: 'PENDING' })
  })

  it('reads records that were not shown, and gives the ids of all', async () => {
    const { provider } = await providerFor(({ method }) => ({
      body: method === 'GET' ? { content: [{ id: 'r1', status: 'CONFIRMED' }] } : { id: 'r1' },
    }))
    expect(await provider.updateMany('reservations', { ids: ['r1'], data: { status: 'COMPLETED' } })).toEqual({
      data: ['r1'],
    })
    expect(server?.requests.at(-1)?.body).toEqual({ status: 'COMPLETED', seenStatus: 'CONFIRMED' })
  })

  it('deletes each, and reports those that could not be deleted', async () => {
    const { provider } = await providerFor(({ path }) =>
      path.endsWith('b') ? { status: 404, body: {} } : { status: 204 },
    )
    await expect(provider.deleteMany('diseases', { ids: ['a', 'b', 'a'] })).rejects.toMatchObject({
      failed: [{ id: 'b' }],
      done: ['a'],
    })
    await expect(provider.deleteMany('orders', { ids: ['a'] })).rejects.toMatchObject({
      failed: [{ id: 'a', message: expect.stringContaining('suppression') as string }],
    })
    expect(server?.requests).toHaveLength(2)
  })

  it('deletes from the status that was shown, with the reason', async () => {
    const { provider } = await providerFor(() => ({ status: 204 }))
    const previousData = [{ id: 'r1', status: 'PENDING' }]
    await provider.deleteMany('reservations', { ids: ['r1'], meta: { previousData, reason: 'Fermé' } })
    expect(Object.fromEntries(server?.requests[0]?.query ?? [])).toEqual({ seenStatus: 'PENDING', reason: 'Fermé' })
  })
})

describe('related lists of a record', () => {
  it.each([
    ['orders', 'customerId', '/menu/order'],
    ['reservations', 'restaurantId', '/console/reservations'],
    ['event-requests', 'restaurantId', '/console/event-requests'],
  ])('are read for %s by %s', async (resource, target, path) => {
    const { provider } = await providerFor(() => ({ body: { content: [{ id: 'x' }], totalElements: 1 } }))
    const params = { pagination: { page: 1, perPage: 10 }, sort: { field: 'createdAt', order: 'DESC' as const } }
    const { data, total } = await provider.getManyReference(resource, { target, id: 'id-1', filter: {}, ...params })
    expect(data).toMatchObject([{ id: 'x' }])
    expect(total).toBe(1)
    expect(server?.requests[0]?.path).toBe(path)
    expect(server?.requests[0]?.query.get(target)).toBe('id-1')
  })

  it('have the exceptional hours of a restaurant in the order asked for', async () => {
    const days = (day: string) => ({ id: day, startDate: day, endDate: day })
    const exceptionalHours = [days('2027-01-02'), days('2026-12-24')]
    const { provider } = await providerFor(() => ({ body: { id: 'p1', name: 'Vert', exceptionalHours } }))
    const params = { filter: {}, pagination: { page: 1, perPage: 10 }, sort: { field: 'from', order: 'ASC' as const } }
    const found = await provider.getManyReference('hours-exceptions', { ...params, target: 'restaurantId', id: 'p1' })
    expect(found.data.map(({ id }) => id as string)).toEqual(['2026-12-24', '2027-01-02'])
    await expect(provider.getList('hours-exceptions', params)).rejects.toThrow('lecture')
    expect(asked()).toEqual([['GET', '/notprotected/restaurant/p1', undefined]])
  })

  it('of reports and rooms are sorted and paged in the browser', async () => {
    const reports = [3, 1, 2].map((n) => ({ id: `r${n}`, feedback: '', createdAt: `2026-01-0${n}T10:00:00Z` }))
    const { provider } = await providerFor(({ path }) => ({
      body: path.includes('sessions')
        ? { id: 's1', reports }
        : [
            { id: 'x2', name: 'B' },
            { id: 'x1', name: 'A' },
          ],
    }))
    const pagination = { page: 1, perPage: 2 }
    const newest = { field: 'createdAt', order: 'DESC' as const }
    const ofSession = { target: 'sessionId', id: 's1', filter: {}, pagination, sort: newest }
    const found = await provider.getManyReference('reports', ofSession)
    expect([found.data.map(({ id }) => id as string), found.total]).toEqual([['r3', 'r2'], 3])
    const ofRestaurant = { target: 'restaurantId', id: 'p1', filter: {}, pagination }
    const rooms = await provider.getManyReference('meeting-rooms', {
      ...ofRestaurant,
      sort: { field: 'name', order: 'ASC' },
    })
    expect(rooms.data).toMatchObject([{ id: 'x1' }, { id: 'x2' }])
    expect(server?.requests.map(({ path }) => path)).toEqual([
      '/admin/chatbot/sessions/s1',
      '/notprotected/meeting-rooms/restaurant/p1',
    ])
  })

  it('are refused for a field that the list cannot be filtered by', async () => {
    const { provider } = await providerFor(() => ({}))
    const params = {
      id: '1',
      filter: {},
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' as const },
    }
    await expect(provider.getManyReference('orders', { ...params, target: 'dishId' })).rejects.toThrow('lecture')
    expect(asked()).toEqual([])
  })
})

describe('after a write', () => {
  async function staleAfter(status: number, write: 'update' | 'many') {
    const { provider, queryClient } = await providerFor(() => ({ status, body: { id: 'r1' } }))
    const keys = ['reservations', 'space', 'day', 'audit', 'orders']
    for (const key of keys) queryClient.setQueryData([key, 'getList'], [])
    const change = { data: { status: 'CONFIRMED' } }
    const previousData = { id: 'r1', status: 'PENDING' }
    await (write === 'update'
      ? provider.update('reservations', { id: 'r1', ...change, previousData })
      : provider.updateMany('reservations', { ids: ['r1'], ...change, meta: { previousData: [previousData] } })
    ).catch((error: unknown) => error)
    const stale = keys.filter((key) => queryClient.getQueryState([key, 'getList'])?.isInvalidated)
    await server?.close()
    return stale
  }
  const affected = ['reservations', 'space', 'day', 'audit']

  it('every affected list is stale, also after a conflict or a write of several, not after another refusal', async () => {
    expect(await staleAfter(200, 'update')).toEqual(affected)
    expect(await staleAfter(409, 'update')).toEqual(affected)
    expect(await staleAfter(400, 'update')).toEqual([])
    expect(await staleAfter(200, 'many')).toEqual(affected)
    expect(await staleAfter(400, 'many')).toEqual(affected)
  })
})
