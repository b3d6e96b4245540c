import { getAccuracy, getPopularRaces, getPopularSymptoms } from '@potager/domain/analytics'
import type { Call } from '@potager/domain/api'
import { getChatSessionStats } from '@potager/domain/chat-session'
import { listCustomers, searchCustomers } from '@potager/domain/customer'
import { getDay } from '@potager/domain/day'
import { listDishes } from '@potager/domain/dish'
import { getOrder, listOrders } from '@potager/domain/order'
import { listRestaurantReservations } from '@potager/domain/reservation'
import { getRestaurantAvailability } from '@potager/domain/restaurant'
import { getReviewStats, listPendingReviews } from '@potager/domain/review'
import { environmentManager, focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOf, startContractServer } from '../testing/contract-server.ts'
import { apiQuery, createQueryClient } from './queries.ts'

const SECOND = 1000

/** A page, a record, hours and figures in one: an answer of every call. */
const anyAnswer = { id: 'o', content: [], openingHours: {}, date: '', accuracyRate: 90, totalSessions: 1, pending: 1 }

let server: Awaited<ReturnType<typeof startContractServer>>
let queryClient: ReturnType<typeof createQueryClient>
let status: number

beforeEach(async () => {
  // Only polling and staleness: connections need real timers.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  // The cache polls in browsers only.
  environmentManager.setIsServer(() => false)
  status = 200
  server = await startContractServer(() => ({ status, body: anyAnswer }))
  queryClient = createQueryClient()
  queryClient.mount()
  focusManager.setFocused(true)
})

afterEach(async () => {
  queryClient.clear()
  queryClient.unmount()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  await server.close()
})

const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))

/** A screen that shows a call, as the pages do. */
async function show<Input, Result>(call: Call<Input, Result>, input: Input) {
  const observer = new QueryObserver(queryClient, apiQuery(clientOf(server.baseUrl), call, input))
  const close = observer.subscribe(() => {})
  await settled()
  return { observer, close }
}

/** Reopens the screen this long after its answer, and returns the total number of requests. */
async function reopenedAfter<Input, Result>(seconds: number, call: Call<Input, Result>, input: Input) {
  const first = await show(call, input)
  const answered = first.observer.getCurrentResult().dataUpdatedAt
  first.close()
  vi.setSystemTime(answered + seconds * SECOND)
  const again = await show(call, input)
  again.close()
  return server.requests.length
}

/** The number of requests while a screen stays open untouched for so many seconds. */
async function askedWithin<Input, Result>(seconds: number, call: Call<Input, Result>, input: Input) {
  const { close } = await show(call, input)
  vi.advanceTimersByTime(seconds * SECOND)
  await settled()
  close()
  return server.requests.length
}

type Case = { name: string; read: <Answer>(use: <I, R>(call: Call<I, R>, input: I) => Answer) => Answer; fresh: number }
type Polled = Case & { every: number }

const page = { page: 0 }
const kept: Case[] = [
  { name: 'orders: 30 s [FRE-01]', read: (use) => use(listOrders, page), fresh: 30 },
  { name: 'an order: 30 s [FRE-01]', read: (use) => use(getOrder, 'o'), fresh: 30 },
  { name: 'dishes: 5 min [FRE-02]', read: (use) => use(listDishes, undefined), fresh: 300 },
  { name: 'the list of users: 2 min [FRE-03]', read: (use) => use(listCustomers, undefined), fresh: 120 },
  { name: 'a search for users: 1 min [FRE-04]', read: (use) => use(searchCustomers, 'suz'), fresh: 60 },
  { name: 'popular symptoms: 10 min [FRE-11]', read: (use) => use(getPopularSymptoms, {}), fresh: 600 },
  { name: 'popular breeds: 10 min [FRE-11]', read: (use) => use(getPopularRaces, {}), fresh: 600 },
  { name: 'the accuracy: 5 min [FRE-12]', read: (use) => use(getAccuracy, undefined), fresh: 300 },
  { name: 'pending reviews: 10 s [FRE-13]', read: (use) => use(listPendingReviews, page), fresh: 10 },
  { name: 'figures of reviews: 30 s [FRE-14]', read: (use) => use(getReviewStats, undefined), fresh: 30 },
]

const polled: Polled[] = [
  {
    name: 'a restaurant’s reservations every 60 s [FRE-05]',
    read: (use) => use(listRestaurantReservations, 'r'),
    fresh: 30,
    every: 60,
  },
  {
    name: 'availability every 120 s [FRE-06]',
    read: (use) => use(getRestaurantAvailability, 'r'),
    fresh: 60,
    every: 120,
  },
  { name: 'the day every 60 s', read: (use) => use(getDay, undefined), fresh: 30, every: 60 },
  { name: 'orders every 60 s [FRE-01]', read: (use) => use(listOrders, page), fresh: 30, every: 60 },
  { name: 'an order every 60 s [FRE-01]', read: (use) => use(getOrder, 'o'), fresh: 30, every: 60 },
  {
    name: 'the chatbot’s figures every 30 s [FRE-10]',
    read: (use) => use(getChatSessionStats, undefined),
    fresh: 0,
    every: 30,
  },
  { name: 'pending reviews every 30 s [FRE-13]', read: (use) => use(listPendingReviews, page), fresh: 10, every: 30 },
  {
    name: 'figures of reviews every 60 s [FRE-14]',
    read: (use) => use(getReviewStats, undefined),
    fresh: 30,
    every: 60,
  },
]

describe('an answer is used again while it is fresh', () => {
  it.each(kept)('$name', async ({ read, fresh }) => {
    expect(await read((call, input) => reopenedAfter(fresh - 1, call, input))).toBe(1)
  })
})

describe('an answer is asked for again once it is stale', () => {
  it.each(kept)('$name', async ({ read, fresh }) => {
    expect(await read((call, input) => reopenedAfter(fresh + 1, call, input))).toBe(2)
  })
})

describe('an open screen asks again for', () => {
  it.each(polled)('$name, not sooner', async ({ read, every }) => {
    expect(await read((call, input) => askedWithin(every - 1, call, input))).toBe(1)
  })

  it.each(polled)('$name', async ({ read, every }) => {
    expect(await read((call, input) => askedWithin(every + 1, call, input))).toBe(2)
  })
})

it('asks again for pending reviews when the window gets the focus back [FRE-13]', async () => {
  const { observer, close } = await show(listPendingReviews, page)
  focusManager.setFocused(false)
  vi.setSystemTime(observer.getCurrentResult().dataUpdatedAt + 11 * SECOND)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(server.requests).toHaveLength(2))
  close()
})

describe('when the network is back', () => {
  it('asks again at once for failed calls, also where an older answer is shown', async () => {
    status = 400
    const failed = await show(listDishes, undefined)
    status = 200
    const refreshed = await show(listOrders, page)
    status = 400
    await refreshed.observer.refetch()
    expect(refreshed.observer.getCurrentResult().isError).toBe(true)
    status = 200
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(failed.observer.getCurrentResult().isSuccess).toBe(true))
    await vi.waitFor(() => expect(refreshed.observer.getCurrentResult().isSuccess).toBe(true))
    failed.close()
    refreshed.close()
  })

  it('does not ask again for a fresh answer', async () => {
    const { close } = await show(listDishes, undefined)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await settled()
    expect(server.requests).toHaveLength(1)
    close()
  })
})
