import { fc, test } from '@fast-check/vitest'
import { type Call, createClient, createDialect, type Supports } from '@potager/domain/api'
import { changeBooking, listCompetingBookings } from '@potager/domain/booking'
import { abilitiesWith } from '@potager/domain/capability'
import { derive, type ListRules } from '@potager/domain/console'
import { getDay } from '@potager/domain/day'
import { listDishes, setDishAvailability } from '@potager/domain/dish'
import { listEventRequests, updateEventRequestStatus } from '@potager/domain/event-request'
import {
  canAskForRooms,
  listAvailableRooms,
  listMeetingRooms,
  type RoomQuery,
  updateMeetingRoom,
} from '@potager/domain/meeting-room'
import { cancelReservation, listRestaurantReservations } from '@potager/domain/reservation'
import { getRestaurantAvailability, listMyRestaurants } from '@potager/domain/restaurant'
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOf, memoryAuth, type ServedRequest, startContractServer } from '../testing/contract-server.ts'
import { staleCalls } from '../testing/staleCalls.ts'
import { adapters } from './adapters.ts'
import { createDataProvider } from './dataProvider.ts'
import { createListReads } from './listReads.ts'
import { apiQuery, createQueryClient, keyOf } from './queries.ts'
import { listFrom, type PagedSource } from './resources/pagedSource.ts'

describe('takenBack', () => {
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
})

describe('decided', () => {
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
})

const anything: Supports = () => true

it.each(Object.entries(adapters))('the adapter of %s has the writes that its calls allow', async (resource, load) => {
  const api = { send: () => Promise.reject(new Error('No call is made')) }
  const reads = createListReads(api, createQueryClient())
  const adapter = (await load())({ api, supports: anything, reads })
  const { list, create, update, delete: deletes } = abilitiesWith(anything, resource)
  expect(['getList' in adapter, 'create' in adapter, 'update' in adapter, 'delete' in adapter]).toEqual([
    list,
    create,
    update,
    deletes,
  ])
})

describe('bookings', () => {
  const SECOND = 1000
  const period: RoomQuery = { restaurantId: 'r', start: '2026-09-14T10:00', end: '2026-09-14T12:00' }

  let server: Awaited<ReturnType<typeof startContractServer>>
  let queryClient: ReturnType<typeof createQueryClient>

  beforeEach(async () => {
    // Only the clock: connections need real timers.
    vi.useFakeTimers({ toFake: ['Date'] })
    server = await startContractServer(() => ({ body: { id: 'b', content: [], openingHours: {} } }))
    queryClient = createQueryClient()
    queryClient.mount()
  })

  afterEach(async () => {
    queryClient.clear()
    queryClient.unmount()
    focusManager.setFocused(undefined)
    vi.useRealTimers()
    await server.close()
  })

  /** A screen that shows a call; `returnAfter` refocuses the window that long after the last answer. */
  async function show<Input, Result>(call: Call<Input, Result>, input: Input) {
    const observer = new QueryObserver(queryClient, apiQuery(clientOf(server.baseUrl), call, input))
    const close = observer.subscribe(() => {})
    const answered = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await answered()
    return {
      close,
      returnAfter: async (seconds: number) => {
        focusManager.setFocused(false)
        vi.setSystemTime((queryClient.getQueryState(keyOf(call, input))?.dataUpdatedAt ?? 0) + seconds * SECOND)
        focusManager.setFocused(true)
        // The cache checks staleness only after resuming its paused mutations (there are none).
        await new Promise((resolve) => setImmediate(resolve))
        await answered()
        return server.requests.length
      },
    }
  }

  it('keeps a restaurant’s reservations fresh for 30 s [FRE-05]', async () => {
    const { returnAfter, close } = await show(listRestaurantReservations, 'r')
    expect(await returnAfter(29)).toBe(1)
    expect(await returnAfter(31)).toBe(2)
    close()
  })

  it('keeps availability fresh for 60 s [FRE-06]', async () => {
    const { returnAfter, close } = await show(getRestaurantAvailability, 'r')
    expect(await returnAfter(59)).toBe(1)
    expect(await returnAfter(61)).toBe(2)
    close()
  })

  it('keeps all event requests fresh for 30 s, and does not ask again on focus [FRE-07]', async () => {
    const first = await show(listEventRequests, undefined)
    expect(await first.returnAfter(3600)).toBe(1)
    first.close()
    vi.setSystemTime(Date.now() + 1)
    ;(await show(listEventRequests, undefined)).close()
    expect(server.requests).toHaveLength(2)
    vi.setSystemTime(Date.now() + 29 * SECOND)
    ;(await show(listEventRequests, undefined)).close()
    expect(server.requests).toHaveLength(2)
  })

  it('keeps the rooms of a restaurant fresh for 5 min [FRE-08]', async () => {
    const { returnAfter, close } = await show(listMeetingRooms, 'r')
    expect(await returnAfter(299)).toBe(1)
    expect(await returnAfter(301)).toBe(2)
    close()
  })

  it('keeps available rooms fresh for 1 min [FRE-09]', async () => {
    const { returnAfter, close } = await show(listAvailableRooms, period)
    expect(await returnAfter(59)).toBe(1)
    expect(await returnAfter(61)).toBe(2)
    close()
  })

  it('asks for available rooms only with a restaurant, a start and an end', async () => {
    for (const missing of ['restaurantId', 'start', 'end'] as const) {
      const query = { ...period, [missing]: '' }
      const options = apiQuery(clientOf(server.baseUrl), listAvailableRooms, query, { enabled: canAskForRooms(query) })
      const close = new QueryObserver(queryClient, options).subscribe(() => {})
      expect(queryClient.isFetching()).toBe(0)
      close()
    }
    expect(server.requests).toHaveLength(0)
  })

  it('reads the space of a restaurant and the day again after a booking of either kind', () => {
    const kept = [
      listAvailableRooms,
      listCompetingBookings,
      getDay,
      listRestaurantReservations,
      listEventRequests,
      listDishes,
    ]
    const space = ['listAvailableRooms', 'listCompetingBookings', 'getDay']
    expect(staleCalls(cancelReservation, kept)).toEqual([...space, 'listRestaurantReservations'])
    expect(staleCalls(updateEventRequestStatus, kept)).toEqual([...space, 'listEventRequests'])
    expect(staleCalls(changeBooking, kept)).toEqual([...space, 'listRestaurantReservations', 'listEventRequests'])
    expect(staleCalls(setDishAvailability, kept)).toEqual(['listDishes'])
  })

  it('reads the rooms, their restaurants and the space again after a change of a room', () => {
    const kept = [listMeetingRooms, listMyRestaurants, listAvailableRooms, listDishes]
    expect(staleCalls(updateMeetingRoom, kept)).toEqual(['listMeetingRooms', 'listMyRestaurants', 'listAvailableRooms'])
  })
})

type Row = { id: string; at: number | null }

const list: ListRules<Row> = { filters: {}, sorts: { at: ({ at }) => at }, sort: 'at', direction: 'asc' }

/** A backend's list in its own order; `whole` counts how often all of it was read. */
function sourceOf(rows: readonly Row[]) {
  const read = { whole: 0 }
  const source: PagedSource<Row> = {
    page: async (page, size) => {
      const totalPages = Math.ceil(rows.length / size)
      const items = rows.slice(page * size, (page + 1) * size)
      const [first, last] = [page === 0, page >= totalPages - 1]
      return { items, total: rows.length, totalPages, page, size, first, last }
    },
    all: async () => {
      read.whole += 1
      return { rows: [...rows], total: rows.length, complete: true, steady: true }
    },
  }
  return { source, read }
}

const rowsOf = fc
  .array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 12 })
  .map((keys) => keys.map((at, index): Row => ({ id: `r${String(index).padStart(2, '0')}`, at })))

const shown = (page: number, size: number, direction: 'asc' | 'desc') => ({ page, size, sort: 'at', direction })

test.prop([
  fc.array(rowsOf, { minLength: 1, maxLength: 2 }),
  fc.integer({ min: 2, max: 5 }),
  fc.constantFrom('asc', 'desc'),
])('listFrom sorts every page as asked for [OTH-03]', async (lists, size, direction) => {
  const sources = lists.map((rows, index) => sourceOf(rows.map((row) => ({ ...row, id: `${index}${row.id}` }))).source)
  const count = lists.flat().length
  for (let page = 0; page * size < count; page += 1) {
    const { data, total } = await listFrom(sources, list, shown(page, size, direction), {})
    expect(data.map(({ at }) => at)).toEqual(
      derive(data, { page: 0, size, sort: 'at', direction }, list).data.map(({ at }) => at),
    )
    expect([data.length, total]).toEqual([Math.min(size, count - page * size), count])
  }
})

it.each(['asc', 'desc'] as const)(
  'listFrom sorts the whole list in the browser when the backend has another order: %s [OTH-03]',
  async (direction) => {
    const rows = [3, 1, 2, 0].map((at) => ({ id: `r${at}`, at }))
    const { source, read } = sourceOf(rows)
    const ids: string[] = []
    for (const page of [0, 1]) {
      const { data, meta } = await listFrom([source], list, shown(page, 2, direction), {})
      ids.push(...data.map(({ id }) => id))
      expect(meta).toEqual({ covered: 'all', total: 4 })
    }
    const ascending = ['r0', 'r1', 'r2', 'r3']
    expect(ids).toEqual(direction === 'asc' ? ascending : ascending.toReversed())
    expect(read.whole).toBe(2)
  },
)

it('listFrom does not read the whole list when the backend has its rows in the order asked for', async () => {
  const { source, read } = sourceOf([0, 1, 1, 2, null].map((at, index) => ({ id: `r${9 - index}`, at })))
  for (const direction of ['asc', 'desc'] as const) await listFrom([source], list, shown(0, 3, direction), {})
  expect(read.whole).toBe(0)
})
