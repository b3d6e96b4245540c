import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createQueryClient } from '@potager/admin-kit/data'
import { clientOf } from '@potager/admin-kit/testing'
import { type Change, writeStreamEvent } from '@potager/domain/changes'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { type ChangesEnvironment, followServerChanges } from './changes.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0).toReversed()) close()
})

/** A server whose streams stay open until the test ends them. */
async function streams() {
  const open: ServerResponse[] = []
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(writeStreamEvent({ event: 'resync', data: '{}' }))
    open.push(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open,
    tell: (change: Change) => open.at(-1)?.write(writeStreamEvent({ event: 'change', data: JSON.stringify(change) })),
  }
}

type InOneTab = ChangesEnvironment['inOneTab']

/** Gives the tabs their turns in order, as a lock of the browser does. */
function inTurn(): InOneTab {
  let last: Promise<unknown> = Promise.resolve()
  return async (task, signal) => {
    last = last.then(() => task(signal))
    await last
  }
}

/** A tab that shows a list of each of these resources and counts how often each was fetched. */
function openTab(baseUrl: string, inOneTab: InOneTab, updatedAt = Date.now()) {
  const queryClient = createQueryClient()
  const reads: Record<string, number> = {}
  for (const resource of ['orders', 'reservations', 'event-requests', 'space', 'dishes', 'restaurant-menus', 'users']) {
    reads[resource] = 0
    queryClient.setQueryData([resource, 'list', null], [], { updatedAt })
    const queryFn = async () => {
      reads[resource] = (reads[resource] ?? 0) + 1
      return []
    }
    const observer = new QueryObserver(queryClient, {
      queryKey: [resource, 'list', null],
      queryFn,
      staleTime: Infinity,
    })
    closers.push(observer.subscribe(() => {}))
  }
  const stop = new AbortController()
  const channel = new BroadcastChannel('changes')
  const following = followServerChanges({ api: clientOf(baseUrl), queryClient, inOneTab, channel }, stop.signal)
  const close = () => {
    stop.abort()
    channel.close()
  }
  closers.push(close)
  return { reads, close, following, queryClient }
}

/** Timeouts for a slow machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })
const patient = { timeout: 60_000 }

const none = {
  orders: 0,
  reservations: 0,
  'event-requests': 0,
  space: 0,
  dishes: 0,
  'restaurant-menus': 0,
  users: 0,
}
const change = (resource: Change['resource']): Change => ({ resource, id: '1', version: '1' })

it('reads again what has changed, and for a booking the free space, but nothing else', patient, async () => {
  const { baseUrl, open, tell } = await streams()
  const { reads } = openTab(baseUrl, inTurn())
  await eventually(() => expect(open).toHaveLength(1))
  tell(change('order'))
  await eventually(() => expect(reads).toEqual({ ...none, orders: 1 }))
  tell(change('reservation'))
  await eventually(() => expect(reads).toEqual({ ...none, orders: 1, reservations: 1, space: 1 }))
  tell(change('event-request'))
  await eventually(() => expect(reads).toEqual({ ...none, orders: 1, reservations: 1, 'event-requests': 1, space: 2 }))
})

it('reads the dishes again where they change, and the menus that are made of them', patient, async () => {
  const { baseUrl, open, tell } = await streams()
  const { reads } = openTab(baseUrl, inTurn())
  await eventually(() => expect(open).toHaveLength(1))
  tell({ resource: 'dish', version: '1' })
  await eventually(() => expect(reads).toEqual({ ...none, dishes: 1, 'restaurant-menus': 1 }))
})

it('many changes at once cause few refetches', patient, async () => {
  const { baseUrl, open, tell } = await streams()
  const { reads } = openTab(baseUrl, inTurn())
  await eventually(() => expect(open).toHaveLength(1))
  for (let count = 0; count < 50; count += 1) tell(change('order'))
  tell(change('event-request'))
  await eventually(() => expect(reads).toMatchObject({ 'event-requests': 1 }))
  expect(reads.orders).toBeLessThan(5)
})

it('has one stream for all tabs, told to each; when its tab closes, another takes over', patient, async () => {
  const { baseUrl, open, tell } = await streams()
  const turns = inTurn()
  const first = openTab(baseUrl, turns)
  const second = openTab(baseUrl, turns)
  await eventually(() => expect(open).toHaveLength(1))
  tell(change('order'))
  await eventually(() => expect([first.reads.orders, second.reads.orders]).toEqual([1, 1]))
  expect(open).toHaveLength(1)
  first.close()
  await first.following
  await eventually(() => expect(open).toHaveLength(2))
  tell(change('order'))
  await eventually(() => expect(second.reads.orders).toBe(2))
  expect(first.reads.orders).toBe(1)
})

it('a resync refetches failed queries, also of a resource without changes', patient, async () => {
  const { baseUrl } = await streams()
  const tab = openTab(baseUrl, inTurn())
  let answers = 0
  const observer = new QueryObserver(tab.queryClient, {
    queryKey: ['restaurants', 'list', null],
    queryFn: async () => {
      answers += 1
      if (answers === 1) throw new Error('échec')
      return []
    },
    retry: false,
  })
  closers.push(observer.subscribe(() => {}))
  await eventually(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  expect([answers, tab.reads.users]).toEqual([2, 0])
})

it('a resync refetches minute-old data of the resources with changes', patient, async () => {
  const { baseUrl } = await streams()
  const old = openTab(baseUrl, inTurn(), Date.now() - 60_000)
  await eventually(() =>
    expect(old.reads).toEqual({
      orders: 1,
      reservations: 1,
      'event-requests': 1,
      space: 1,
      dishes: 1,
      'restaurant-menus': 1,
      users: 0,
    }),
  )
})

it('a change does not refetch other resources, nor failed queries of them', patient, async () => {
  const { baseUrl, tell } = await streams()
  const tab = openTab(baseUrl, inTurn())
  let answers = 0
  const queryFn = async () => {
    answers += 1
    throw new Error('échec')
  }
  const queryKey = ['restaurants', 'list', null]
  closers.push(new QueryObserver(tab.queryClient, { queryKey, queryFn, retry: false }).subscribe(() => {}))
  await eventually(() => expect(answers).toBe(2))
  tell(change('order'))
  await eventually(() => expect(tab.reads.orders).toBe(1))
  expect(answers).toBe(2)
})
