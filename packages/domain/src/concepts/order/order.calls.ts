import { call } from '../../base/api/call.ts'
import type { WallDate } from '../../base/time/index.ts'
import { dayRangeQuery, type Paged, readPaged } from '../../base/wire/index.ts'
import { reasonFor } from '../booking/index.ts'
import { GUEST_ID } from '../customer/index.ts'
import { ORDER_PAGE_SIZE, type OrderStatus, readOrder } from './order.ts'
import type { Cart, OrderDraft } from './order-draft.ts'

/** Sort columns of the order list. */
export const orderSorts = ['createdAt', 'totalAmount', 'status', 'customerName'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Filters of the order list; days are Paris days, `from` and `to` included, pages start at 0. That by restaurant is an extension. */
export type OrderFilter = {
  status?: OrderStatus
  restaurantId?: string
  customerId?: string
  day?: WallDate
  from?: WallDate
  to?: WallDate
  page: number
  size?: number
  sortBy?: OrderSort
  sortDirection?: 'asc' | 'desc'
}

/** The days of a filter as the wire has them: the one day, or from and to, each of which may be open. */
const daysQuery = (day: WallDate | undefined, from = day, to = day) => ({
  ...(from ? { startDate: dayRangeQuery(from, 'local').startDate } : {}),
  ...(to ? { endDate: dayRangeQuery(to, 'local').endDate } : {}),
})

/** A page of orders, newest first by default. A day goes from 00:00:00 to 23:59:59, zone-less (AMB-21). */
export const listOrders = call({
  name: 'listOrders',
  resource: 'orders',
  freshness: { staleTime: 30_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/menu/order',
  access: 'signed-in',
  extensionKeys: ['restaurantId'],
  request: ({
    day,
    from,
    to,
    page,
    size = ORDER_PAGE_SIZE,
    sortBy = 'createdAt',
    sortDirection = 'desc',
    ...filter
  }: OrderFilter) => ({
    query: { ...filter, ...daysQuery(day, from, to), page, size, sortBy, sortDirection },
  }),
  response: (body, { page, size = ORDER_PAGE_SIZE }): Paged<ReturnType<typeof readOrder>> =>
    readPaged(body, readOrder, { page, size }),
})

/** One order with its lines; 404 when the caller may not see it or there is none. */
export const getOrder = call({
  name: 'getOrder',
  resource: 'orders',
  freshness: { staleTime: 30_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/menu/order/:id',
  access: 'signed-in',
  request: (id: string) => ({ params: { id } }),
  response: readOrder,
})

/** A new status, with the reason of a cancellation: an extension key of the body. */
export type OrderStatusChange = { id: string; status: OrderStatus; reason?: string }

/** Moves an order to another status; 409 when the specification has no such move. */
export const updateOrderStatus = call({
  name: 'updateOrderStatus',
  resource: 'orders',
  method: 'PUT',
  path: '/menu/order/status/:orderId',
  access: 'signed-in',
  extensionKeys: ['reason'],
  request: ({ id, status, reason }: OrderStatusChange) => ({
    params: { orderId: id },
    body: { status, ...(status === 'CANCELED' ? reasonFor(reason) : {}) },
  }),
  response: readOrder,
})

/** The fields of a draft that are sent. */
export type OrderToSend = Pick<OrderDraft, 'restaurant' | 'cart' | 'customer' | 'customerName' | 'delivery'> &
  Partial<Pick<OrderDraft, 'handover'>>

/** The notes of a cart, whose reader is the server's; left out when there are none. */
function notesOf(cart: Cart) {
  const lineNotes = cart.flatMap(({ dish, note }) => {
    const text = note?.trim()
    return text ? [{ idDish: dish.id, note: text }] : []
  })
  return lineNotes.length > 0 ? { lineNotes } : {}
}

/** When an order is handed over, and where it is carried; what nobody said is left out. */
function handoverOf({ delivery, handover }: OrderToSend) {
  if (!handover) return {}
  const { time, address, phone } = handover
  return {
    ...(time && { wantedTime: time }),
    ...(delivery && address.trim() && { deliveryAddress: address.trim() }),
    ...(delivery && phone.trim() && { deliveryPhone: phone.trim() }),
  }
}

/**
 * Creates an order. The guest id replaces a missing customer; the typed name is sent as `customerName`, an
 * extension key, as the notes of lines are in `lineNotes`, and when and where it is handed over.
 */
export const createOrder = call({
  name: 'createOrder',
  resource: 'orders',
  method: 'POST',
  path: '/menu/order',
  access: 'signed-in',
  creates: true,
  extensionKeys: ['customerName', 'lineNotes', 'wantedTime', 'deliveryAddress', 'deliveryPhone'],
  request: (order: OrderToSend) => ({
    body: {
      idRestaurant: order.restaurant?.id,
      idUser: order.customer?.id ?? GUEST_ID,
      listDishNumber: order.cart.map((line) => ({ idDish: line.dish.id, number: line.quantity })),
      flatDelivered: order.delivery,
      ...(!order.customer && order.customerName.trim() ? { customerName: order.customerName.trim() } : {}),
      ...notesOf(order.cart),
      ...handoverOf(order),
    },
  }),
  response: readOrder,
})
