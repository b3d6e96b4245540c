import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { type OrderStatus, orderMoves, orderStatuses } from '@potager/domain/order'
import { fold } from '@potager/domain/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { createOrder, getOrder, updateOrderStatus, listOrders } = contract.order

let server: TestServer
let token: string
let delivering: string
let counterOnly: string
let dishes: { id: string; name: string; price: number; allergens: string[] }[]
let unavailable: string

beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('gerant')
  const restaurants = await server.ok(contract.restaurant.listRestaurants)
  const withFeature = (wanted: boolean) =>
    restaurants.find(({ restaurantFeatures }) => restaurantFeatures.includes('PLATEAUX_LIVRABLE') === wanted)?.id ?? ''
  delivering = withFeature(true)
  counterOnly = withFeature(false)
  const menu = await server.ok(contract.dish.listDishes)
  dishes = menu.filter(({ available }) => available)
  unavailable = menu.find(({ available }) => !available)?.id ?? ''
})

const lines = (...quantities: number[]) => quantities.map((number, index) => ({ idDish: dishes[index]?.id, number }))
const order = (change: object = {}) => ({
  idRestaurant: delivering,
  idUser: GUEST_ID,
  listDishNumber: lines(2, 3),
  flatDelivered: false,
  ...change,
})
const take = (change?: object) => server.ok(createOrder, { token, body: order(change) })
const countOrders = async () => (await server.ok(listOrders, { token })).totalElements
const move = (id: string, status: string) =>
  server.ask(updateOrderStatus, { token, params: { orderId: id }, body: { status } })

describe('taking an order', () => {
  it('returns the customer’s id and name, and no customer id for a guest', async () => {
    const [customer] = await server.ok(contract.customer.listCustomers, { token })
    const taken = await take({ idUser: customer?.id })
    expect(taken).toMatchObject({ customerId: customer?.id, customerName: customer?.fullName })
    expect(await server.ok(getOrder, { token, params: { id: taken.id } })).toEqual(taken)
    expect(await take()).not.toHaveProperty('customerId')
  })

  it('computes the total from the menu and keeps names, prices and allergens [WIZ-12] [ORD-21]', async () => {
    const taken = await take({
      totalAmount: 1,
      listDishNumber: lines(2, 3).map((line) => ({ ...line, unitPrice: 0.01 })),
    })
    const [first, second] = dishes
    const cents = Math.round((first?.price ?? 0) * 100) * 2 + Math.round((second?.price ?? 0) * 100) * 3
    expect(taken).toMatchObject({
      status: 'PENDING',
      flatDelivered: false,
      restaurantId: delivering,
      totalAmount: cents / 100,
    })
    expect(taken.lines).toMatchObject([
      { dishName: first?.name, unitPrice: first?.price, quantity: 2, allergens: first?.allergens },
      { dishName: second?.name, unitPrice: second?.price, quantity: 3, allergens: second?.allergens },
    ])
    await server.db.query('update dish set price_cents = 99900, name = $2 where id = $1', [first?.id, 'Autre'])
    expect(await server.ok(getOrder, { token, params: { id: taken.id } })).toEqual(taken)
    await server.db.query('update dish set price_cents = $3, name = $2 where id = $1', [
      first?.id,
      first?.name,
      Math.round((first?.price ?? 0) * 100),
    ])
  })

  it('keeps the trimmed note of a line, and refuses one for a dish that is not in the order [WIZ-22]', async () => {
    const [first, second] = dishes
    const lineNotes = [{ idDish: second?.id, note: '  sans oignon ' }]
    const taken = await take({ lineNotes })
    expect(taken.lines.map(({ note }) => note)).toEqual([undefined, 'sans oignon'])
    expect(await server.ok(getOrder, { token, params: { id: taken.id } })).toEqual(taken)
    const listDishNumber = [{ idDish: first?.id, number: 1 }]
    expect(await server.ask(createOrder, { token, body: order({ listDishNumber, lineNotes }) })).toMatchObject({
      status: 400,
      body: { errors: { 'lineNotes.0.idDish': 'Plat inconnu' } },
    })
  })

  it('dates it now, as an instant [ORD-20]', async () => {
    const { createdAt } = await take()
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Math.abs(Date.parse(String(createdAt)) - Date.now())).toBeLessThan(10_000)
  })

  it('names the customer, the guest as typed, or « Client de passage » without either [WIZ-11] [WIZ-03]', async () => {
    const [customer] = await server.ok(contract.customer.listCustomers, { token })
    expect((await take({ idUser: customer?.id, customerName: 'Quelqu’un' })).customerName).toBe(customer?.fullName)
    expect((await take({ customerName: '  Jeanne Lefèvre-D’Arc ' })).customerName).toBe('Jeanne Lefèvre-D’Arc')
    expect((await take()).customerName).toBe('Client de passage')
  })

  it('stores no name for an unnamed guest, and sorts the order by the name shown', async () => {
    const { id } = await take()
    const stored = await server.db.query('select customer_name, customer_key from customer_order where id = $1', [id])
    expect(stored).toEqual([{ customer_name: null, customer_key: null }])
    const sorting = { sortBy: 'customerName', sortDirection: 'asc', size: '1000' }
    const names = (await server.ok(listOrders, { token, query: sorting })).content.map(
      ({ customerName }) => customerName,
    )
    const keys = names.map(fold)
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : Number(a > b))))
    expect(new Set(keys.slice(0, keys.indexOf('client de passage'))).size).toBeGreaterThan(1)
  })

  it('accepts the bounds: 1 and 50 of a dish, 20 dishes [WIZ-08] [WIZ-09]', async () => {
    expect((await take({ listDishNumber: lines(1, 50) })).lines.map(({ quantity }) => quantity)).toEqual([1, 50])
    expect((await take({ listDishNumber: lines(...Array<number>(20).fill(1)) })).lines).toHaveLength(20)
  })

  it('refuses delivery for a restaurant that does not deliver trays [WIZ-05] [WIZ-06]', async () => {
    expect((await take({ flatDelivered: true })).flatDelivered).toBe(true)
    expect(
      await server.ask(createOrder, { token, body: order({ idRestaurant: counterOnly, flatDelivered: true }) }),
    ).toMatchObject({ status: 400, body: { errors: { flatDelivered: 'Ce restaurant ne livre pas' } } })
  })

  it('keeps the wanted time and the delivery address and phone, and refuses an address without delivery [WIZ-23]', async () => {
    const said = {
      wantedTime: '19:30',
      deliveryAddress: ' 3 rue des Lilas, 2e étage ',
      deliveryPhone: '06 12 34 56 78',
    }
    const { id } = await take({ flatDelivered: true, ...said })
    const kept = { wantedTime: [19, 30], deliveryAddress: '3 rue des Lilas, 2e étage', deliveryPhone: '+33612345678' }
    expect(await server.ok(getOrder, { token, params: { id } })).toMatchObject(kept)
    expect((await server.ok(listOrders, { token })).content.find((listed) => listed.id === id)).toMatchObject(kept)
    expect((await take({ wantedTime: '00:00' })).wantedTime).toEqual([0, 0])
    const silent = await take({ flatDelivered: true })
    for (const key of Object.keys(said)) expect(silent).not.toHaveProperty(key)
    const refused = await server.ask(createOrder, { token, body: order(said) })
    expect(refused).toMatchObject({ status: 400, body: { errors: { deliveryAddress: expect.any(String) } } })
  })

  const nowhere = '0197a000-0000-7000-8000-000000000000'
  it.each<[string, () => object, string, string]>([
    ['an unknown restaurant', () => ({ idRestaurant: nowhere }), 'idRestaurant', 'Restaurant inconnu'],
    ['an unknown customer', () => ({ idUser: nowhere }), 'idUser', 'Client inconnu'],
    [
      'an unknown dish',
      () => ({ listDishNumber: [{ idDish: nowhere, number: 1 }] }),
      'listDishNumber.0.idDish',
      'Plat inconnu',
    ],
    [
      'an unavailable dish',
      () => ({ listDishNumber: [...lines(1), { idDish: unavailable, number: 1 }] }),
      'listDishNumber.1.idDish',
      'n’est plus disponible',
    ],
    [
      'the same dish twice',
      () => ({ listDishNumber: [...lines(1), { idDish: dishes[0]?.id.toUpperCase(), number: 1 }] }),
      'listDishNumber.1.idDish',
      'Ce plat est déjà dans la commande',
    ],
    [
      '51 of a dish [WIZ-08]',
      () => ({ listDishNumber: lines(51) }),
      'listDishNumber.0.number',
      'La quantité va de 1 à 50',
    ],
    [
      'none of a dish [WIZ-10]',
      () => ({ listDishNumber: lines(0) }),
      'listDishNumber.0.number',
      'La quantité va de 1 à 50',
    ],
    ['half a dish', () => ({ listDishNumber: lines(1.5) }), 'listDishNumber.0.number', 'La quantité va de 1 à 50'],
    ['no dish', () => ({ listDishNumber: [] }), 'listDishNumber', 'Ajoutez au moins un plat'],
    [
      '21 dishes [WIZ-09]',
      () => ({ listDishNumber: lines(...Array<number>(21).fill(1)) }),
      'listDishNumber',
      'Une commande compte au plus 20 plats différents',
    ],
  ])('refuses %s at its field and writes nothing', async (_, change, field, message) => {
    const before = await countOrders()
    const answer = await server.ask(createOrder, { token, body: order(change()) })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Erreur de validation', errors: { [field]: expect.stringContaining(message) } },
    })
    expect(await countOrders()).toBe(before)
  })
})

describe('moving an order', () => {
  /** An order whose status is written directly, so that each pair of statuses can be tested. */
  const orderAt = async (status: OrderStatus) => {
    const { id } = await take()
    await server.db.query('update customer_order set status = $2 where id = $1', [id, status])
    return id
  }

  it('allows the moves of the specification and answers 409 to all others [ORD-28] [ORD-29] [ORD-30] [ORD-31] [ORD-32] [ORD-39]', async () => {
    for (const from of orderStatuses) {
      for (const to of orderStatuses) {
        const id = await orderAt(from)
        const allowed = orderMoves[from].includes(to)
        const answer = await move(id, to)
        expect([from, to, answer.status]).toEqual([from, to, allowed ? 200 : 409])
        expect((await server.ok(getOrder, { token, params: { id } })).status).toBe(allowed ? to : from)
      }
    }
  })

  it('explains a refused move in French [ROL-06]', async () => {
    const answer = await move(await orderAt('PENDING'), 'READY')
    expect(answer.body).toEqual({
      message: 'Une commande au statut «\u00a0En attente\u00a0» ne peut pas passer à «\u00a0Prête\u00a0».',
    })
    // Of two people who press at once, the second.
    expect((await move(await orderAt('READY'), 'READY')).body).toEqual({
      message: 'Cette commande est déjà au statut «\u00a0Prête\u00a0».',
    })
    const final = await move(await orderAt('CANCELED'), 'PENDING')
    expect(final.body).toEqual({ message: 'Une commande au statut «\u00a0Annulée\u00a0» ne change plus.' })
  })

  it('lets one of several simultaneous moves win', async () => {
    for (const to of ['CONFIRMED', 'CANCELED'] as const) {
      const id = await orderAt('PENDING')
      const answers = await Promise.all(Array.from({ length: 8 }, () => move(id, to)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array<number>(7).fill(409),
      ])
    }
  })

  it('answers 400 to an unknown status or malformed id, 404 to an unknown order', async () => {
    expect(await move(await orderAt('PENDING'), 'CANCELLED')).toMatchObject({
      status: 400,
      body: { errors: { status: 'Statut inconnu' } },
    })
    expect((await move('0197a000-0000-7000-8000-000000000000', 'CONFIRMED')).status).toBe(404)
    expect(await move('abc', 'CONFIRMED')).toMatchObject({
      status: 400,
      body: { errors: { orderId: 'Identifiant invalide' } },
    })
  })
})
