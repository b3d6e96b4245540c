import { createDataProvider, createQueryClient, keyOf, refusalOf } from '@potager/admin-kit/data'
import { clientOf, type ServedAnswer, startContractServer } from '@potager/admin-kit/testing'
import { ApiError } from '@potager/domain/api'
import { contract } from '@potager/domain/contract'
import { listDishes } from '@potager/domain/dish'
import { drawBody } from '@potager/domain/fixtures'
import { emptyOrderDraft, getOrder, listOrders, type Order, type OrderToSend } from '@potager/domain/order'
import { readRestaurant } from '@potager/domain/restaurant'
import type { Paged } from '@potager/domain/wire'
import type { QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { AddressValues } from '../../platform/list/address.ts'
import { backOffice, shownToasts } from '../../testing/backOffice.tsx'
import { SentOrder } from './CreateOrderPage.tsx'
import { type Move, orderMove, useOrderMoves } from './OpenOrder.tsx'
import { useOrdersRestaurant } from './OrdersPage.tsx'
import { orderAddress, toOrderFilter } from './orderAddress.ts'
import {
  readOrderFailure,
  useMenuFor,
  useOrderDraft,
  withOfferedRestaurant,
  withoutLostRestaurant,
} from './useOrderDraft.ts'

const address = {
  streetNumber: 3,
  streetName: 'rue des Jardins',
  postalCode: '35000',
  city: 'Rennes',
  country: 'France',
}

it('the order draft survives a reload with its key; only renewing, restarting or clearing changes the key', () => {
  const { run } = backOffice()
  const { result, unmount } = run(useOrderDraft)
  const empty = result.current.draft
  expect(empty).toMatchObject({ cart: [], customer: null, customerName: '', delivery: false })
  expect(empty.key).not.toBe('')
  act(() => result.current.setDraft({ ...empty, customerName: 'Zoé' }))
  unmount()

  const { result: again } = run(useOrderDraft)
  expect(again.current.draft).toEqual({ ...empty, customerName: 'Zoé' })
  act(() => again.current.renewKey())
  const renewed = again.current.draft
  expect(renewed).toEqual({ ...empty, customerName: 'Zoé', key: renewed.key })
  expect(renewed.key).not.toBe(empty.key)
  const restaurant = { id: 'r1', name: 'La Fane', features: [], address }
  act(() => again.current.startAgain({ restaurant, delivery: true }))
  const next = again.current.draft
  expect(next).toEqual({ ...empty, key: next.key, restaurant, delivery: true })
  expect([empty.key, renewed.key]).not.toContain(next.key)
  act(() => again.current.clear())
  expect(again.current.draft).toEqual({ ...empty, key: again.current.draft.key })
  expect([empty.key, renewed.key]).not.toContain(again.current.draft.key)
})

const dishes = drawBody(contract.dish.listDishes.response, 1)

it('an order uses the group’s menu if the backend has no menu per restaurant [OTH-02]', async () => {
  const { run } = backOffice({
    listRestaurantMenu: () => ({ status: 404, body: {} }),
    listDishes: () => ({ body: dishes }),
  })
  const { result } = run(() => useMenuFor('01955b3b-0000-7000-8000-000000000001'))
  await waitFor(() => expect(result.current.data).toHaveLength(dishes.length))
})

const house = (id: string, restaurantFeatures: string[] = []) =>
  readRestaurant({ id, name: `Chez ${id}`, restaurantFeatures, address: { city: 'Lyon' } })
const houses = [house('leaf'), house('root', ['PLATEAUX_LIVRABLE'])]
const empty = emptyOrderDraft('k')
const chosen = { ...empty, restaurant: house('root') }

describe('the restaurant that a new order starts with', () => {
  it('is the one asked for, else the last chosen, else none [WIZ-20]', () => {
    const start = (...ids: (string | null)[]) => withOfferedRestaurant(empty, houses, ids).restaurant?.id
    expect(start('root', 'leaf')).toBe('root')
    expect(start(null, 'leaf')).toBe('leaf')
    expect(start('sold', 'leaf')).toBe('leaf')
    expect(start(null, '')).toBeUndefined()
    expect(withOfferedRestaurant(empty, houses, ['root']).restaurant).toEqual({
      id: 'root',
      name: 'Chez root',
      features: ['PLATEAUX_LIVRABLE'],
      address: houses[1]?.address,
    })
  })

  it('does not replace the one in the draft, and is not set before the list is loaded [WIZ-20]', () => {
    expect(withOfferedRestaurant(chosen, houses, ['leaf'])).toBe(chosen)
    expect(withOfferedRestaurant(empty, undefined, ['leaf'])).toBe(empty)
  })

  it('is forgotten once it is no longer the user’s', () => {
    expect(withoutLostRestaurant(chosen, [house('leaf')]).restaurant).toBeNull()
    expect(withoutLostRestaurant(chosen, houses)).toBe(chosen)
    expect(withoutLostRestaurant(chosen, undefined)).toBe(chosen)
    expect(withoutLostRestaurant(empty, houses)).toBe(empty)
  })
})

const cart = [
  { dish: { id: 'd1', name: 'Soupe', price: 800, allergens: [] }, quantity: 1 },
  { dish: { id: 'd2', name: 'Tarte', price: 900, allergens: [] }, quantity: 1 },
]
const refused = (status: number, body: ApiError['body']) => new ApiError('refused', status, body, 'x')
const kept = { details: ['Rien n’est perdu\u00a0: réessayer ne créera pas de doublon.'], inCart: false, keyUsed: false }

describe('why an order was refused', () => {
  it('names the dish of a refused line once, and says that the cart is at fault', () => {
    const fields = {
      'listDishNumber.1.idDish': 'Ce plat n’est plus disponible',
      'listDishNumber[0].idDish': '« Soupe » n’est plus disponible',
      idRestaurant: 'Restaurant inconnu',
    }
    expect(readOrderFailure(refused(400, { fields }), cart)).toEqual({
      details: ['Tarte : Ce plat n’est plus disponible', '« Soupe » n’est plus disponible', 'Restaurant inconnu'],
      inCart: true,
      keyUsed: false,
    })
  })

  it('does not blame the cart for other fields', () => {
    const fields = { flatDelivered: 'Ce restaurant ne livre pas' }
    expect(readOrderFailure(refused(400, { fields }), cart)).toMatchObject({ inCart: false, keyUsed: false })
  })

  it('repeats the server’s message, and says that retrying is safe when nobody answered', () => {
    expect(readOrderFailure(refused(403, { fields: {}, message: 'Pas votre restaurant' }), cart).details).toEqual([
      'Pas votre restaurant',
    ])
    const unreachable = new ApiError('network', 0, { fields: {} }, 'Vérifiez votre réseau.')
    expect(readOrderFailure(unreachable, cart)).toEqual({
      ...kept,
      details: ['Vérifiez votre réseau.', ...kept.details],
    })
    expect(readOrderFailure(refused(500, { fields: {}, message: 'boum' }), cart)).toEqual(kept)
  })

  it('reports that a first version of the order was already taken under the same key', () => {
    const used = readOrderFailure(refused(422, { fields: {}, message: 'Cette clé a déjà servi' }), cart)
    expect(used.keyUsed).toBe(true)
    expect(used.details[0]).toMatch(/^Une première version/)
  })
})

const dish = { id: 'tarte', name: 'Tarte aux blettes', price: 820, allergens: [] }
const taken: OrderToSend = {
  restaurant: null,
  cart: [{ dish, quantity: 2 }],
  customer: null,
  customerName: 'Suzanne Legrand',
  delivery: false,
}
const order = {
  id: '0012ab34',
  customerName: 'Suzanne Legrand',
  status: 'PENDING',
  createdAt: null,
  delivery: false,
  lines: [],
}

const tell = (total: number | null) => (
  <MemoryRouter>
    <SentOrder sent={{ order: { ...order, total }, taken }} onAgain={() => {}} onClose={() => {}} />
  </MemoryRouter>
)

it('says what an order costs when its cart told the customer another total', () => {
  const { rerender } = render(tell(1640))
  expect(screen.queryByText(/au panier/)).toBeNull()
  rerender(tell(null))
  expect(screen.queryByText(/au panier/)).toBeNull()
  rerender(tell(2640))
  expect(screen.getByText(/^Total.*26,40.*au lieu de 16,40.*au panier\.$/)).toBeTruthy()
})

const remembered = 'RaStorepotager.gerant.dashboard.restaurant'

function visit(said: string | null, { last = '', extensions = true } = {}) {
  const { run } = backOffice({}, { extensions })
  if (last) localStorage.setItem(remembered, last)
  return run(() => useOrdersRestaurant(said)).result
}

it('the restaurant filter of orders comes from the address, else the last visit, else is all [ORD-41]', () => {
  expect(visit(null).current[0]).toBe('')
  expect(visit(null, { last: 'root' }).current[0]).toBe('root')
  expect(visit('', { last: 'root' }).current[0]).toBe('')
  expect(visit('leaf', { last: 'root' }).current[0]).toBe('leaf')
})

it('the restaurant filter of orders is remembered until reset, apart from the managed restaurant [ORD-41]', () => {
  const result = visit(null)
  localStorage.setItem('potager-restaurant:gerant', 'leaf')
  act(() => result.current[1]('root'))
  expect(result.current[0]).toBe('root')
  expect(localStorage.getItem(remembered)).toBe('root')
  expect(localStorage.getItem('potager-restaurant:gerant')).toBe('leaf')
  act(() => result.current[1](''))
  expect(result.current[0]).toBe('')
  expect(localStorage.getItem(remembered)).toBeNull()
})

it('the restaurant filter of orders is null on a backend that cannot filter by it', () => {
  expect(visit('leaf', { last: 'root', extensions: false }).current[0]).toBeNull()
})

type ModerationQuery = AddressValues<typeof orderAddress>

const queryOf = (query: ModerationQuery) => listOrders.request(toOrderFilter(query)).query

it('asks for 20 orders, newest first [ORD-10] [ORD-36]', () => {
  expect(queryOf({ filters: {}, restaurant: null, page: 0, order: null })).toEqual({
    page: 0,
    size: 20,
    sortBy: 'createdAt',
    sortDirection: 'desc',
  })
})

it('a request for orders has status, restaurant and the whole day, but not the service [ORD-05] [ORD-06] [ORD-37] [ORD-41]', () => {
  const query: ModerationQuery = {
    filters: { status: 'READY', service: 'delivery', day: '2026-07-14' },
    restaurant: 'leaf',
    page: 1,
    order: null,
  }
  expect(queryOf(query)).toMatchObject({
    status: 'READY',
    startDate: '2026-07-14T00:00:00',
    endDate: '2026-07-14T23:59:59',
    restaurantId: 'leaf',
    page: 1,
  })
  expect(queryOf(query)).not.toHaveProperty('service')
})

it('keeps filters, page and open order in the address, and reads them back', () => {
  const query: ModerationQuery = {
    filters: { status: 'PENDING', service: 'pickup', day: '2026-11-21' },
    restaurant: '',
    page: 2,
    order: 'abc',
  }
  expect(orderAddress.write(query).toString()).toBe(
    'statut=PENDING&service=pickup&date=2026-11-21&restaurant=tous&page=3&commande=abc',
  )
  expect(orderAddress.read(orderAddress.write(query))).toEqual(query)
  expect(orderAddress.write({ filters: {}, restaurant: null, page: 0, order: null }).toString()).toBe('')
})

it('invalid values in the address of orders are ignored, and its page is capped', () => {
  const odd = new URLSearchParams('statut=CANCELLED&service=drone&date=2026-02-31x&page=-4')
  expect(orderAddress.read(odd)).toEqual({ filters: {}, restaurant: null, page: 0, order: null })
  expect(queryOf(orderAddress.read(new URLSearchParams('date=2026-02-30')))).not.toHaveProperty('startDate')
  // The server rejects pages beyond it.
  expect(orderAddress.read(new URLSearchParams('page=99999999')).page).toBe(999_999)
})

describe('useOrderMoves', () => {
  const wire = (status: string) => ({ id: 'order-1', customerName: 'Ada', status, totalAmount: 12, lines: [] })
  const listKey = keyOf(listOrders, { page: 0 })
  const dishesKey = keyOf(listDishes, undefined)

  let server: Awaited<ReturnType<typeof startContractServer>> | undefined
  afterEach(() => server?.close())

  async function move(answer: ServedAnswer, change: Move = { id: 'order-1', status: 'CONFIRMED' }) {
    server = await startContractServer(() => answer)
    const api = clientOf(server.baseUrl)
    const queryClient: QueryClient = createQueryClient()
    const content = [wire('PENDING'), { ...wire('READY'), id: 'order-2' }]
    const before = listOrders.response({ content, totalElements: 2, totalPages: 1 }, { page: 0 })
    queryClient.setQueryData(listKey, before)
    queryClient.setQueryData(dishesKey, [])
    queryClient.getQueryCache().build(queryClient, { queryKey: keyOf(listOrders, { page: 1 }) })
    const said: string[] = []
    const settled: string[] = []
    const records = createDataProvider({ api, supports: () => true, queryClient })
    const options = orderMove({
      write: async ({ id, status }) => {
        const params = { id, data: { status }, previousData: { id } as Order, meta: { readsAgain: true } }
        const { data } = await records.update<Order>('orders', params).catch((error: unknown) => {
          throw refusalOf(error)
        })
        return data
      },
      queryClient,
      notify: { success: (text) => said.push(`succès : ${text}`), error: (text) => said.push(`échec : ${text}`) },
      settle: (id) => settled.push(id),
    })
    await queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute(change)
      .catch(() => {})
    return {
      said,
      settled,
      shown: queryClient.getQueryData<Paged<Order>>(listKey)?.items.map(({ status }) => status),
      opened: queryClient.getQueryData<Order>(keyOf(getOrder, 'order-1'))?.status,
      stale: queryClient.getQueryState(listKey)?.isInvalidated,
      dishesStale: queryClient.getQueryState(dishesKey)?.isInvalidated,
      requests: server.requests,
    }
  }

  it('shows the new status once the server agreed, and says so [ORD-34] [ORD-39]', async () => {
    const result = await move({ body: wire('CONFIRMED') })
    expect(result.requests).toMatchObject([
      { method: 'PUT', path: '/menu/order/status/order-1', body: { status: 'CONFIRMED' } },
    ])
    expect(result.said).toEqual(['succès : Statut mis à jour avec succès'])
    expect(result).toMatchObject({
      shown: ['CONFIRMED', 'READY'],
      opened: 'CONFIRMED',
      stale: true,
      dishesStale: false,
      settled: ['order-1'],
    })
  })

  it('keeps the old status when refused, gives the server’s reason and reads the orders again [ORD-35]', async () => {
    const result = await move({ status: 409, body: { message: 'La commande est déjà annulée.' } })
    expect(result.said).toEqual(['échec : La commande est déjà annulée.'])
    expect(result).toMatchObject({ shown: ['PENDING', 'READY'], stale: true, settled: ['order-1'] })
    expect(result.requests).toHaveLength(1)
  })

  it('says « Erreur lors de la mise à jour » when the server gives no reason [ORD-35]', async () => {
    expect((await move({ status: 500 })).said).toEqual(['échec : Erreur lors de la mise à jour'])
  })
})

describe('useOrderMoves', () => {
  const body = drawBody(contract.order.getOrder.response, 1)
  const other = drawBody(contract.order.getOrder.response, 2)

  it('each moved order stays pending until its own answer, accepted or refused', async () => {
    let answerLast = () => {}
    const asLast = new Promise<void>((answer) => {
      answerLast = answer
    })
    const { asked, run } = backOffice({
      updateOrderStatus: async ({ params }) => {
        if (params.orderId === body.id) return { body: { ...body, status: 'READY' } }
        await asLast
        return { status: 409, body: { message: 'Déjà annulée.' } }
      },
    })
    const { result } = run(useOrderMoves)
    const toasts = shownToasts()
    const { move } = result.current
    act(() => move(body, 'READY'))
    act(() => move(other, 'COMPLETED'))
    expect([...result.current.moving]).toEqual([body.id, other.id])
    expect(result.current.move).toBe(move)
    await waitFor(() => expect([...result.current.moving]).toEqual([other.id]))
    await waitFor(() => expect(toasts()).toEqual(['✓ Statut mis à jour avec succès']))
    answerLast()
    await waitFor(() => expect([...result.current.moving]).toEqual([]))
    await waitFor(() => expect(toasts()).toContain('! Déjà annulée.'))
    const sent = Object.fromEntries(asked.map(({ params, body: change }) => [params.orderId, change]))
    expect(sent).toEqual({ [body.id]: { status: 'READY' }, [other.id]: { status: 'COMPLETED' } })
  })
})
