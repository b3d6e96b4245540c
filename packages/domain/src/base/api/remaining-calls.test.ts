import { afterEach, describe, expect, it, vi } from 'vitest'
import { listCustomers, searchCustomers } from '../../concepts/customer/customer.calls.ts'
import { createDish } from '../../concepts/dish/dish.calls.ts'
import { newDish } from '../../concepts/dish/dish.ts'
import { listMeetingRooms } from '../../concepts/meeting-room/meeting-room.calls.ts'
import { getRestaurantAvailability, listRestaurants } from '../../concepts/restaurant/restaurant.calls.ts'
import { fillPath } from './call.ts'
import { createClient } from './client.ts'
import { backend, closeBackends, memorySession, signedIn } from './test-backend.ts'

afterEach(closeBackends)
afterEach(() => vi.restoreAllMocks())

async function clientOf(body: unknown) {
  const { seen, baseUrl } = await backend(() => ({ body }))
  return { seen, client: createClient({ baseUrl, session: memorySession(signedIn) }) }
}

describe('every call', () => {
  it('goes to the same base and gives up after 10 s, with a token or without [CAL-01]', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const { seen, client } = await clientOf([])
    await client.send(listRestaurants, undefined)
    await client.send(listCustomers, undefined)
    expect(seen.map(({ url }) => url)).toEqual(['/api/notprotected/restaurant', '/api/user/customers'])
    expect(limits.mock.calls).toEqual([[10_000], [10_000]])
  })

  it('sends and accepts JSON, or accepts an event stream [CAL-02]', async () => {
    const requests: RequestInit[] = []
    const client = createClient({
      baseUrl: 'http://127.0.0.1:9/api',
      session: memorySession(signedIn),
      fetch: async (_, init) => {
        requests.push(init ?? {})
        return new Response(init?.method === 'GET' ? '' : '{"id":1}', {
          headers: { 'content-type': 'text/event-stream' },
        })
      },
    })
    await client.send(createDish, { ...newDish, name: 'Soupe', price: 650 })
    expect(requests[0]?.headers).toMatchObject({ 'Content-Type': 'application/json', Accept: 'application/json' })
    expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ name: 'Soupe', price: 6.5 })
    await client.open('/changes', new AbortController().signal)
    expect(requests[1]?.headers).toMatchObject({ Accept: 'text/event-stream' })
  })

  it('throws when a parameter of its path is missing', () => {
    expect(fillPath('/menu/:id', { id: 'a b' })).toBe('/menu/a%20b')
    expect(() => fillPath('/menu/:id', {})).toThrow(':id')
  })
})

describe('customers', () => {
  const body = [{ id: 7, fullName: 'Anne Le Goff', email: 'anne@exemple.fr', since: 2019 }]

  it('are all listed, with the token [CAL-03] [ENT-02]', async () => {
    const { seen, client } = await clientOf(body)
    expect(await client.send(listCustomers, undefined)).toEqual([
      { id: '7', fullName: 'Anne Le Goff', email: 'anne@exemple.fr' },
    ])
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/user/customers', authorization: 'Bearer old' })
  })

  it('are searched by name, or by e-mail when there is an @, at most 20 [CAL-04] [ENT-02] (AMB-61)', async () => {
    const { seen, client } = await clientOf(body)
    expect(await client.send(searchCustomers, ' le goff ')).toHaveLength(1)
    await client.send(searchCustomers, 'anne@')
    await client.send(searchCustomers, '  ')
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/user/customers/search?name=le+goff&limit=20',
      '/api/user/customers/search?email=anne%40&limit=20',
      '/api/user/customers/search?limit=20',
    ])
  })
})

describe('public calls', () => {
  it('read the hours of a restaurant day by day, without a token [CAL-05] (AMB-68)', async () => {
    const { seen, client } = await clientOf({ openingHours: { FRIDAY: { start: [19, 0], end: [1, 0] }, MONDAY: null } })
    expect(await client.send(getRestaurantAvailability, 'r/1')).toEqual({ FRIDAY: { start: '19:00', end: '01:00' } })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/notprotected/restaurant/availability/r%2F1' })
    expect(seen[0]).not.toHaveProperty('authorization')
  })

  it('read the rooms of a restaurant, without a token [CAL-06]', async () => {
    const { seen, client } = await clientOf([{ id: 's', name: 'Pastel', numberMettingPlace: 50 }])
    expect(await client.send(listMeetingRooms, 'r')).toEqual([
      { id: 's', name: 'Pastel', capacity: 50, reservable: true },
    ])
    expect(seen[0]).toMatchObject({ url: '/api/notprotected/meeting-rooms/restaurant/r' })
    expect(seen[0]).not.toHaveProperty('authorization')
  })
})
