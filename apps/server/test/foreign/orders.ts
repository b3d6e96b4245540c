import { randomUUID } from 'node:crypto'
import { type Backend, find, giveWay, type Handlers, moment, pageOf, Refused, wrong } from './answers.ts'
import { parisInstant } from './clock.ts'
import type { Row } from './document.ts'
import type { Kept } from './store.ts'

const MOVES: Record<string, string[]> = {
  PENDING: ['CONFIRMED', 'CANCELED'],
  CONFIRMED: ['PREPARING', 'CANCELED'],
  PREPARING: ['READY'],
  READY: ['COMPLETED'],
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : Number(String(one) > String(other))
}

/** Orders: taken, listed and moved. */
export function orderHandlers(backend: Backend): Handlers {
  const { on, store } = backend

  const order = (kept: Kept): Row => ({
    ...kept,
    createdAt: moment(backend, kept.createdAt),
    ...(on('order-cancelled-spelling') && kept.status === 'CANCELED' ? { status: 'CANCELLED' } : {}),
  })
  const bound = (text: unknown): number => {
    const clock = String(text).replace(' ', 'T')
    if (/(Z|[+-]\d{2}:?\d{2})$/.test(clock)) return Date.parse(clock)
    const whole = clock.length === 10 ? `${clock}T00:00:00` : clock
    return on('days-in-utc') ? Date.parse(`${whole}Z`) : parisInstant(whole)
  }
  const passes = (query: Row) => (kept: Kept) =>
    (on('filter-ignored') || query.status === undefined || kept.status === query.status) &&
    (query.customerId === undefined || kept.customerId === query.customerId) &&
    (query.startDate === undefined || Number(kept.createdAt) >= bound(query.startDate)) &&
    (query.endDate === undefined || Number(kept.createdAt) <= bound(query.endDate))
  const sorted = (list: Kept[], { sortBy, sortDirection }: Row) => {
    if (on('sort-ignored')) return list
    const key = (kept: Kept) => {
      const value = kept[on('sort-by-another') ? 'customerName' : String(sortBy)]
      return on('sort-as-text') ? String(value) : value
    }
    const way = sortDirection === 'desc' && !on('direction-ignored') ? -1 : 1
    return list.toSorted((one, other) => way * compare(key(one), key(other)))
  }
  const lineOf = ({ idDish, number }: Row): Row => {
    const dish = store.dishes.find(({ id }) => id === idDish)
    if (!dish) throw wrong('listDishNumber', 'Ce plat n’existe pas')
    if (!dish.available && !on('off-menu-ordered')) throw wrong('listDishNumber', 'Ce plat n’est plus à la carte')
    const lineTotal = Math.round(Number(dish.price) * 100 * Number(number)) / 100
    return {
      id: randomUUID(),
      dishName: dish.name,
      unitPrice: dish.price,
      quantity: number,
      lineTotal,
      allergens: dish.allergens,
    }
  }

  return {
    listOrders: ({ query }) => {
      const passing = store.orders.filter(passes(query))
      const found = on('sort-of-page') ? passing : sorted(passing, query)
      const page = pageOf(
        backend,
        found.map((kept) => (on('other-in-the-list') ? { ...order(kept), lines: [] } : order(kept))),
        query,
      )
      return on('sort-of-page') ? { ...page, content: sorted(page.content as Kept[], query) } : page
    },
    getOrder: ({ params }) => order(find(backend, store.orders, params.id)),
    createOrder: ({ body }) => {
      const place = store.restaurants.find(({ id }) => id === body.idRestaurant)
      if (!place) throw wrong('idRestaurant', 'Ce restaurant n’existe pas')
      const lines = (body.listDishNumber as Row[]).map(lineOf)
      const sum = lines.reduce(
        (total, line) => total + Number(on('quantity-ignored') ? line.unitPrice : line.lineTotal),
        0,
      )
      const customer = store.customers.find(({ id }) => id === body.idUser)
      const made = {
        id: randomUUID(),
        customerId: body.idUser,
        customerName: customer?.fullName ?? 'Client de passage',
        status: 'PENDING',
        totalAmount: Math.round(sum * 100) / 100,
        createdAt: Date.now(),
        flatDelivered: body.flatDelivered,
        lines,
        restaurantId: place.id,
        restaurantName: place.name,
      }
      store.orders.push(made)
      return order(made)
    },
    updateOrderStatus: async ({ params, body: { status } }) => {
      const kept = find(backend, store.orders, params.orderId)
      const from = String(kept.status)
      if (on('order-race')) await giveWay()
      if (!on('any-move') && !MOVES[from]?.includes(String(status)))
        throw new Refused(409, 'Cette commande ne peut pas aller à ce statut')
      if (on('status-ignored')) return order({ ...kept, status })
      kept.status = status
      return order(kept)
    },
  }
}
