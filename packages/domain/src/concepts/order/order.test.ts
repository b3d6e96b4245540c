import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { orderStatusLabels } from '../../messages/index.ts'
import { GUEST_ID } from '../customer/customer.ts'
import { createOrderBody } from './order.api.ts'
import { createOrder, listOrders, type OrderToSend, updateOrderStatus } from './order.calls.ts'
import {
  nextOrderStatuses,
  orderMoves,
  orderStatuses,
  readOrder,
  readOrderStatus,
  revenue,
  showsTruck,
} from './order.ts'
import {
  type Cart,
  cartCount,
  cartTotal,
  chooseRestaurant,
  type DraftRestaurant,
  draftCustomerName,
  emptyOrderDraft,
  furthestStep,
  gapAt,
  isCustomerNameAccepted,
  type OrderDraft,
  orderSteps,
  parseOrderDraft,
  quantityOf,
  serialiseOrderDraft,
  setNote,
  setQuantity,
} from './order-draft.ts'

const restaurant = (features: string[]): DraftRestaurant => ({
  id: '0197a000-0000-7000-8000-000000000001',
  name: 'La Fane',
  features,
  address: { streetNumber: 3, streetName: 'rue des Jardins', postalCode: '35000', city: 'Rennes', country: 'France' },
})
const sentCart = [
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
    expect(furthestStep({ ...withRestaurant, cart: sentCart })).toBe('customer')
    expect(furthestStep({ ...withRestaurant, cart: sentCart, customer })).toBe('confirmation')
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
    expect(gapAt({ ...chosen, cart: sentCart }, 'confirmation')).toBe('no-customer')
  })

  it('accepts a delivery without a phone, but not with an invalid one [WIZ-23]', () => {
    const chosen = { ...chooseRestaurant(emptyOrderDraft('k'), restaurant(['PLATEAUX_LIVRABLE'])), cart: sentCart }
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
    const draft = { ...chooseRestaurant(emptyOrderDraft('k'), restaurant([])), cart: sentCart }
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
  const order = { restaurant: restaurant([]), cart: sentCart, customer: null, customerName: 'Zoé', delivery: false }

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
    const noted = { ...order, cart: sentCart.map((line) => ({ ...line, note: ' sans  oignon ' })) }
    const [line] = sentCart
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

const dish = (id: string, price = 1000) => ({ id, name: `Plat ${id}`, price, allergens: [] })
const full: Cart = Array.from({ length: 20 }, (_, index) => ({ dish: dish(`d${index}`), quantity: 1 }))

describe('cart', () => {
  it('removes a line at a quantity of 0 or less [WIZ-07]', () => {
    const { cart } = setQuantity([], dish('a'), 2)
    expect(setQuantity(cart, dish('a'), 0).cart).toEqual([])
    expect(setQuantity(cart, dish('a'), -3).cart).toEqual([])
  })

  it('changes or removes one line, and leaves the others as they are', () => {
    const two = setQuantity(setQuantity([], dish('a'), 2).cart, dish('b'), 3).cart
    const quantities = (cart: Cart) => cart.map((line) => [line.dish.id, line.quantity])
    expect(quantities(setQuantity(two, dish('a'), 5).cart)).toEqual([
      ['a', 5],
      ['b', 3],
    ])
    expect(quantities(setQuantity(two, dish('a'), 0).cart)).toEqual([['b', 3]])
    expect(setQuantity(two, dish('c'), 0).cart).toEqual(two)
  })

  it('notes what is wanted otherwise in one line, and forgets a blank note', () => {
    const two = setQuantity(setQuantity([], dish('a'), 2).cart, dish('b'), 3).cart
    const noted = setNote(two, 'b', 'sans oignon')
    expect(noted.map(({ note }) => note)).toEqual([undefined, 'sans oignon'])
    expect(setNote(noted, 'b', ' ')).toEqual(two)
  })

  it('takes 1 to 50 of a dish and refuses the 51st [WIZ-08]', () => {
    const { cart } = setQuantity([], dish('a'), 50)
    expect(quantityOf(cart, 'a')).toBe(50)
    expect(setQuantity(cart, dish('a'), 51)).toEqual({ cart, refusal: 'too-many-of-one-dish' })
    expect(setQuantity(cart, dish('a'), 1.5)).toEqual({ cart, refusal: 'not-a-whole-number' })
  })

  it('takes 20 lines and refuses the 21st, while held lines still change [WIZ-09]', () => {
    expect(setQuantity(full, dish('more'), 1)).toEqual({ cart: full, refusal: 'too-many-lines' })
    expect(quantityOf(setQuantity(full, dish('d3'), 7).cart, 'd3')).toBe(7)
  })

  it('adds up in cents, without binary fractions', () => {
    const cart: Cart = [110, 220, 330].map((price, index) => ({ dish: dish(`d${index}`, price), quantity: 1 }))
    expect(cartTotal(cart)).toBe(660)
    expect(cartCount(cart)).toBe(3)
  })

  const steps = fc.array(
    fc.record({ id: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), quantity: fc.integer({ min: -5, max: 60 }) }),
  )
  test.prop([steps])('stays within its bounds whatever is asked of it', (asked) => {
    let cart: Cart = []
    for (const { id, quantity } of asked) {
      const change = setQuantity(cart, dish(id), quantity)
      if (change.refusal) expect(change.cart).toBe(cart)
      else expect(quantityOf(change.cart, id)).toBe(Math.max(quantity, 0))
      cart = change.cart
    }
    expect(cart.length).toBeLessThanOrEqual(20)
    expect(new Set(cart.map((line) => line.dish.id)).size).toBe(cart.length)
    expect(cart.every((line) => line.quantity >= 1 && line.quantity <= 50)).toBe(true)
    expect(cartTotal(cart)).toBe(cartCount(cart) * 1000)
  })
})

const draft: OrderDraft = {
  key: 'k1',
  restaurant: {
    id: 'r1',
    name: 'La Fane',
    features: ['PLATEAUX_LIVRABLE'],
    address: { streetNumber: 3, streetName: 'rue des Jardins', postalCode: '35000', city: 'Rennes', country: 'France' },
  },
  cart: [{ dish: { id: 'd1', name: 'Soupe', price: 850, allergens: ['CELERY'] }, quantity: 2, note: 'sans sel' }],
  customer: { id: 'c1', fullName: 'Anne Le Goff', email: 'anne@exemple.fr' },
  customerName: 'Zoé',
  delivery: true,
  handover: { time: '19:30', address: '3 rue des Lilas, 2e étage', phone: '06 12' },
}

describe('a stored order draft', () => {
  it('comes back as it was, its retry key included', () => {
    expect(parseOrderDraft(serialiseOrderDraft(draft))).toEqual(draft)
    const guest = { ...draft, customer: null, restaurant: null, cart: [] }
    expect(parseOrderDraft(serialiseOrderDraft(guest))).toEqual(guest)
  })

  it('is nothing when absent, corrupt or of another version', () => {
    for (const text of [null, '', '{', '[]', '{"version":2,"draft":{"key":"k"}}', '{"version":1,"draft":{}}']) {
      expect(parseOrderDraft(text)).toBeNull()
    }
  })

  it('drops lines that break the cart’s bounds', () => {
    const stored = JSON.stringify({
      version: 1,
      draft: { ...draft, cart: [{ dish: { id: 'd1' }, quantity: 99 }, { quantity: 1 }, 'x', { quantity: 2 }] },
    })
    expect(parseOrderDraft(stored)?.cart).toEqual([])
    const { delivery: _, ...silent } = draft
    const kept = JSON.stringify({ version: 1, draft: { ...silent, cart: [{ dish: { id: 'd1' }, quantity: 2 }] } })
    expect(parseOrderDraft(kept)).toMatchObject({
      cart: [{ dish: { id: 'd1', name: '', price: null, allergens: null }, quantity: 2 }],
      delivery: false,
    })
    const odd = { version: 1, draft: { ...draft, handover: { time: '25:00', address: 3 } } }
    expect(parseOrderDraft(JSON.stringify(odd))?.handover).toEqual({ time: '', address: '3', phone: '' })
  })

  test.prop([fc.jsonValue()])('never throws, whatever was stored', (value) => {
    expect(() => parseOrderDraft(JSON.stringify({ version: 1, draft: value }))).not.toThrow()
  })
})

const wire = {
  id: '0197a000-0000-7000-8000-00000012ab34',
  customerName: 'Anne Le Goff',
  status: 'READY',
  totalAmount: 24.9,
  createdAt: '2026-07-14T17:00:00Z',
  flatDelivered: true,
  lines: [{ id: 'l1', dishName: 'Soupe', unitPrice: '12.45', quantity: 2, lineTotal: 24.9, allergens: ['CELERY'] }],
}

describe('reading an order', () => {
  it('reads amounts into cents, lines with their allergens, and the service mode [ORD-19] [ORD-21] [ENT-05]', () => {
    expect(readOrder(wire)).toEqual({
      id: wire.id,
      customerName: 'Anne Le Goff',
      status: 'READY',
      total: 2490,
      createdAt: Date.UTC(2026, 6, 14, 17),
      delivery: true,
      lines: [{ id: 'l1', dishName: 'Soupe', unitPrice: 1245, quantity: 2, total: 2490, allergens: ['CELERY'] }],
    })
    expect(readOrder({ ...wire, flatDelivered: false }).delivery).toBe(false)
  })

  it('takes its date as text or as an array in Paris time [ORD-20]', () => {
    expect(readOrder({ ...wire, createdAt: [2026, 7, 14, 19, 0, 0] }).createdAt).toBe(Date.UTC(2026, 6, 14, 17))
    expect(readOrder({ ...wire, createdAt: '2026-07-14T19:00:00' }).createdAt).toBe(Date.UTC(2026, 6, 14, 17))
    expect(readOrder({ ...wire, createdAt: 'hier' }).createdAt).toBeNull()
  })

  it('has the note of a line where the server keeps one [WIZ-22]', () => {
    const [line] = wire.lines
    expect(readOrder({ ...wire, lines: [{ ...line, note: 'sans oignon' }] }).lines[0]?.note).toBe('sans oignon')
    expect(readOrder(wire).lines[0]).not.toHaveProperty('note')
  })

  it('reads the wanted time, delivery address and phone, if any [WIZ-23]', () => {
    const said = { wantedTime: [19, 30], deliveryAddress: '3 rue des Lilas', deliveryPhone: '+33612345678' }
    expect(readOrder({ ...wire, ...said })).toMatchObject({ ...said, wantedTime: '19:30' })
    for (const key of Object.keys(said)) expect(readOrder(wire)).not.toHaveProperty(key)
  })

  it('survives an empty answer, and tells unknown allergens from none', () => {
    expect(readOrder(undefined)).toMatchObject({
      id: '',
      status: '',
      total: null,
      createdAt: null,
      lines: [],
      delivery: false,
    })
    expect(readOrder({ ...wire, lines: [{ ...wire.lines[0], allergens: null }] }).lines[0]?.allergens).toBeNull()
  })

  it('names its restaurant and its number of the day where the server does', () => {
    const read = readOrder({ ...wire, restaurantId: 7, restaurantName: 'La Fane', dayNumber: 12 })
    expect([read.restaurantId, read.restaurantName, read.dayNumber]).toEqual(['7', 'La Fane', 12])
    expect(readOrder(wire)).not.toHaveProperty('dayNumber')
  })

  it('sums totals in cents, and gives null when an amount is unknown [ORD-04] [ANS-05]', () => {
    expect(revenue([{ total: 110 }, { total: 220 }, { total: 330 }])).toBe(660)
    expect(revenue([{ total: 110 }, { total: null }])).toBeNull()
    expect(revenue([{ total: null }, { total: 110 }])).toBeNull()
    expect(cartTotal([{ dish: { id: 'd', name: 'Soupe', price: null, allergens: [] }, quantity: 2 }])).toBeNull()
  })
})

describe('cancelling an order', () => {
  it('sends a reason only when cancelling, and only to a backend with extensions', () => {
    const sent = (status: 'CANCELED' | 'READY', extensions: boolean, reason: string) =>
      requestOf(updateOrderStatus, { id: 'o', status, reason }, createDialect({ extensions }).supports).body
    expect(sent('CANCELED', true, ' Rupture ')).toEqual({ status: 'CANCELED', reason: 'Rupture' })
    expect(sent('CANCELED', true, '  ')).toEqual({ status: 'CANCELED' })
    expect(sent('CANCELED', false, 'Rupture')).toEqual({ status: 'CANCELED' })
    expect(sent('READY', true, 'Rupture')).toEqual({ status: 'READY' })
  })
})

describe('order status', () => {
  it('labels every status in French [ORD-22] [ORD-23] [ORD-24] [ORD-25] [ORD-26] [ORD-27]', () => {
    expect(orderStatusLabels).toEqual({
      PENDING: 'En attente',
      CONFIRMED: 'Confirmée',
      PREPARING: 'En préparation',
      READY: 'Prête',
      COMPLETED: 'Terminée',
      CANCELED: 'Annulée',
    })
  })

  it('offers only the moves of the specification [ORD-28] [ORD-29] [ORD-30] [ORD-31] [ORD-32]', () => {
    expect(nextOrderStatuses('PENDING')).toEqual(['CONFIRMED', 'CANCELED'])
    expect(nextOrderStatuses('CONFIRMED')).toEqual(['PREPARING', 'CANCELED'])
    expect(nextOrderStatuses('PREPARING')).toEqual(['READY'])
    expect(nextOrderStatuses('READY')).toEqual(['COMPLETED'])
    expect(nextOrderStatuses('COMPLETED')).toEqual([])
    expect(nextOrderStatuses('CANCELED')).toEqual([])
    expect(nextOrderStatuses('LOST_IN_TRANSIT')).toEqual([])
  })

  it('reads both spellings of cancelled and keeps unknown ones', () => {
    expect(readOrderStatus('CANCELLED')).toBe('CANCELED')
    expect(readOrderStatus('CANCELED')).toBe('CANCELED')
    expect(readOrderStatus('ON_HOLD')).toBe('ON_HOLD')
    expect(readOrderStatus(undefined)).toBe('')
  })

  it('shows a truck on deliveries in preparation or ready, and only there [ORD-33]', () => {
    const shown = orderStatuses.filter((status) => showsTruck({ delivery: true, status }))
    expect(shown).toEqual(['PREPARING', 'READY'])
    expect(orderStatuses.some((status) => showsTruck({ delivery: false, status }))).toBe(false)
  })

  test.prop([fc.array(fc.nat(5), { maxLength: 12 })])(
    'any sequence of moves ends after at most four, and never returns to pending',
    (choices) => {
      let status: (typeof orderStatuses)[number] = 'PENDING'
      let moves = 0
      for (const choice of choices) {
        const next: readonly (typeof orderStatuses)[number][] = orderMoves[status]
        if (next.length === 0) break
        status = next[choice % next.length] ?? status
        moves++
      }
      expect(moves).toBeLessThanOrEqual(4)
      expect(status === 'PENDING').toBe(moves === 0)
    },
  )
})
