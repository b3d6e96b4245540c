import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { GUEST_ID } from '../customer/customer.ts'
import { setNote } from './cart.ts'
import { createOrderBody } from './order.api.ts'
import { createOrder, listOrders, type OrderToSend } from './order.calls.ts'
import {
  chooseRestaurant,
  type DraftRestaurant,
  draftCustomerName,
  emptyOrderDraft,
  furthestStep,
  gapAt,
  isCustomerNameAccepted,
  orderSteps,
} from './order-draft.ts'

const restaurant = (features: string[]): DraftRestaurant => ({
  id: '0197a000-0000-7000-8000-000000000001',
  name: 'La Fane',
  features,
  address: { streetNumber: 3, streetName: 'rue des Jardins', postalCode: '35000', city: 'Rennes', country: 'France' },
})
const cart = [
  { dish: { id: '0197a000-0000-7000-8000-000000000002', name: 'Soupe', price: 800, allergens: [] }, quantity: 2 },
]
const customer = { id: '0197a000-0000-7000-8000-000000000003', fullName: 'Anne Le Goff', email: 'anne@exemple.fr' }

describe('order draft', () => {
  it('goes through five steps in order [WIZ-01]', () => {
    expect(orderSteps).toEqual(['restaurant', 'menu', 'cart', 'customer', 'confirmation'])
    const empty = emptyOrderDraft('k')
    expect(furthestStep(empty)).toBe('restaurant')
    const withRestaurant = chooseRestaurant(empty, restaurant([]))
    expect(furthestStep(withRestaurant)).toBe('menu')
    expect(furthestStep({ ...withRestaurant, cart })).toBe('customer')
    expect(furthestStep({ ...withRestaurant, cart, customer })).toBe('confirmation')
  })

  it('reports the gap of each step, and the first gap of all at the confirmation', () => {
    const empty = emptyOrderDraft('k')
    const chosen = chooseRestaurant(empty, restaurant([]))
    expect(orderSteps.map((step) => gapAt(empty, step))).toEqual([
      'no-restaurant',
      'empty-cart',
      'empty-cart',
      'no-customer',
      'no-restaurant',
    ])
    expect(gapAt(chosen, 'restaurant')).toBeNull()
    expect(gapAt(chosen, 'confirmation')).toBe('empty-cart')
    expect(gapAt({ ...chosen, cart }, 'confirmation')).toBe('no-customer')
  })

  it('accepts a delivery without a phone, but not with an invalid one [WIZ-23]', () => {
    const chosen = { ...chooseRestaurant(emptyOrderDraft('k'), restaurant(['PLATEAUX_LIVRABLE'])), cart }
    const called = (phone: string, delivery: boolean) =>
      gapAt({ ...chosen, delivery, handover: { ...chosen.handover, phone } }, 'cart')
    expect(called('06 12', true)).toBe('bad-phone')
    expect([called('06 12', false), called(' ', true), called('06 12 34 56 78', true)]).toEqual([null, null, null])
  })

  it('is for pickup unless told', () => {
    expect(emptyOrderDraft('k').delivery).toBe(false)
  })

  it('resets delivery to pickup where the restaurant does not deliver [WIZ-06]', () => {
    const delivering = { ...chooseRestaurant(emptyOrderDraft('k'), restaurant(['PLATEAUX_LIVRABLE'])), delivery: true }
    expect(chooseRestaurant(delivering, restaurant(['PLATEAUX_LIVRABLE'])).delivery).toBe(true)
    expect(chooseRestaurant(delivering, restaurant(['WIFI_HAUT_DEBIT'])).delivery).toBe(false)
  })

  it('asks for a customer or a name of 2 to 100 letters [WIZ-03] [WIZ-10]', () => {
    const draft = { ...chooseRestaurant(emptyOrderDraft('k'), restaurant([])), cart }
    expect(gapAt(draft, 'customer')).toBe('no-customer')
    expect(gapAt({ ...draft, customerName: '   ' }, 'customer')).toBe('no-customer')
    for (const customerName of ['R2D2', '--'])
      expect(gapAt({ ...draft, customerName }, 'customer')).toBe('bad-customer-name')
    expect(gapAt({ ...draft, customerName: 'Zoé' }, 'confirmation')).toBeNull()
    expect(gapAt({ ...draft, customer }, 'confirmation')).toBeNull()
    expect(["D'Arc", 'D’Arc', 'Jean-Paul', 'Łukasz'].every(isCustomerNameAccepted)).toBe(true)
    expect(['J', 'x'.repeat(101), 'a;b', ' J '].some(isCustomerNameAccepted)).toBe(false)
    const pasted = [
      'Anne\u00a0Marie',
      'Jean‑Paul',
      'Jean–Luc',
      'Zoé\u200b',
      'D´Angelo',
      'de\u00a0La\u202fTour',
      'Gal·la',
    ]
    expect(pasted.every(isCustomerNameAccepted)).toBe(true)
    expect(['\u200b\u200b', 'J\u200b\u00ad'].some(isCustomerNameAccepted)).toBe(false)
    expect(['Al', 'x'.repeat(100)].every(isCustomerNameAccepted)).toBe(true)
  })

  it('names the customer, else the typed name', () => {
    expect(draftCustomerName({ customer, customerName: 'Zoé' })).toBe('Anne Le Goff')
    expect(draftCustomerName({ customer: null, customerName: ' Zoé ' })).toBe('Zoé')
  })
})

describe('sending an order', () => {
  const order = { restaurant: restaurant([]), cart, customer: null, customerName: 'Zoé', delivery: false }

  it('sends exactly the documented keys, and the guest id without a customer [WIZ-11] [WIZ-12]', () => {
    expect(requestOf(createOrder, order, createDialect({ extensions: false }).supports).body).toEqual({
      idRestaurant: '0197a000-0000-7000-8000-000000000001',
      idUser: '00000000-0000-0000-0000-000000000000',
      listDishNumber: [{ idDish: '0197a000-0000-7000-8000-000000000002', number: 2 }],
      flatDelivered: false,
    })
    const named = createOrder.request({ ...order, customer }).body
    expect(named).toMatchObject({ idUser: customer.id })
    expect(named).not.toHaveProperty('customerName')
  })

  it('sends no date and no time by default [WIZ-19] (AMB-23)', () => {
    const sent = JSON.stringify(createOrder.request(order).body)
    expect(sent).not.toMatch(/date|time|\d\d:\d\d/i)
  })

  it('sends the typed name trimmed, and none when it is blank', () => {
    const sent = (customerName: string) => createOrder.request({ ...order, customerName }).body
    expect(sent(' Zoé ')).toHaveProperty('customerName', 'Zoé')
    expect(sent('  ')).not.toHaveProperty('customerName')
  })

  it('carries the notes of lines apart, only to a backend that keeps them [WIZ-22]', () => {
    const noted = { ...order, cart: cart.map((line) => ({ ...line, note: ' sans  oignon ' })) }
    const [line] = cart
    const sent = (taken: OrderToSend, extensions: boolean) =>
      requestOf(createOrder, taken, createDialect({ extensions }).supports).body
    expect(sent(noted, true)).toMatchObject({
      listDishNumber: [{ idDish: line?.dish.id, number: 2 }],
      lineNotes: [{ idDish: line?.dish.id, note: 'sans  oignon' }],
    })
    expect(sent(noted, false)).toEqual(sent(order, false))
    expect(sent(order, true)).not.toHaveProperty('lineNotes')
    expect(sent({ ...order, cart: setNote(noted.cart, line?.dish.id ?? '', '  ') }, true)).not.toHaveProperty(
      'lineNotes',
    )
  })

  it('sends the wanted time, and a delivery’s address and phone, only to a backend with extensions [WIZ-23]', () => {
    const handover = { time: '19:30', address: ' 3 rue des Lilas ', phone: ' 06 12 34 56 78 ' }
    const sent = (delivery: boolean, extensions = true) =>
      requestOf(createOrder, { ...order, delivery, handover }, createDialect({ extensions }).supports).body
    expect(sent(true)).toMatchObject({
      wantedTime: '19:30',
      deliveryAddress: '3 rue des Lilas',
      deliveryPhone: '06 12 34 56 78',
    })
    expect(sent(false)).toEqual({ ...(createOrder.request(order).body as object), wantedTime: '19:30' })
    expect(Object.keys(sent(true, false) as object).sort()).toEqual(
      ['flatDelivered', 'idRestaurant', 'idUser', 'listDishNumber'].sort(),
    )
    const unsaid = { time: '', address: ' ', phone: ' ' }
    for (const delivers of [true, false]) {
      const taken = { ...order, delivery: delivers }
      expect(createOrder.request({ ...taken, handover: unsaid }).body).toEqual(createOrder.request(taken).body)
    }
  })

  it('is refused by the server without a restaurant', () => {
    const { body } = createOrder.request({ ...order, restaurant: null })
    expect(createOrderBody.safeParse(body).success).toBe(false)
  })

  it('accepts 1 to 20 lines of 1 to 50, ids as UUIDs, the guest included [WIZ-10]', () => {
    const body = createOrder.request(order).body
    expect(createOrderBody.safeParse(body).success).toBe(true)
    const line = { idDish: GUEST_ID, number: 1 }
    const messagesOf = (change: object) =>
      createOrderBody.safeParse({ ...(body as object), ...change }).error?.issues.map((issue) => issue.message)
    expect(messagesOf({ listDishNumber: [] })).toEqual(['Ajoutez au moins un plat'])
    expect(messagesOf({ listDishNumber: Array(21).fill(line) })).toEqual([
      'Une commande compte au plus 20 plats différents',
    ])
    expect(messagesOf({ listDishNumber: [{ ...line, number: 51 }] })).toEqual(['La quantité va de 1 à 50'])
    expect(messagesOf({ listDishNumber: [{ ...line, number: 0 }] })).toEqual(['La quantité va de 1 à 50'])
    expect(messagesOf({ listDishNumber: [{ ...line, idDish: '12' }] })).toEqual(['Plat inconnu'])
  })
})

describe('asking for orders', () => {
  it('asks for 20, newest first, pages from 0 [ORD-10] [ORD-36]', () => {
    expect(listOrders.request({ page: 0 }).query).toEqual({
      page: 0,
      size: 20,
      sortBy: 'createdAt',
      sortDirection: 'desc',
    })
  })

  it('sends a day from its start through 23:59:59, zone-less [ORD-37]', () => {
    expect(listOrders.request({ page: 2, day: '2026-07-14', status: 'READY' }).query).toMatchObject({
      status: 'READY',
      page: 2,
      startDate: '2026-07-14T00:00:00',
      endDate: '2026-07-14T23:59:59',
    })
  })
})
