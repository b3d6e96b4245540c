import { ApiError } from '@potager/domain/api'
import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { emptyOrderDraft, type OrderToSend } from '@potager/domain/order'
import { readRestaurant } from '@potager/domain/restaurant'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useOrdersRestaurant } from './OrdersPage.tsx'
import { SentOrder } from './SentOrder.tsx'
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
