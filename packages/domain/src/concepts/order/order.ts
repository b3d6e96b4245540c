import {
  type Cents,
  clock,
  code,
  count,
  describe,
  euros,
  flag,
  id,
  instant,
  integer,
  list,
  named,
  optional,
  orLeftOut,
  orNull,
  type Read,
  reader,
  record,
  text,
} from '../../base/wire/index.ts'
import { allergenCodes } from '../dish/index.ts'

/** Order statuses in the wire's spelling; CANCELED has one L here, unlike everywhere else (AMB-25, T09). */
export const orderStatuses = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The moves of the specification; the server refuses all others. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELED'],
  CONFIRMED: ['PREPARING', 'CANCELED'],
  PREPARING: ['READY'],
  READY: ['COMPLETED'],
  COMPLETED: [],
  CANCELED: [],
}

/** Whether a status is known; unknown ones may arrive, and offer no move (T20). */
export function isOrderStatus(status: string): status is OrderStatus {
  return (orderStatuses as readonly string[]).includes(status)
}

/** The statuses an order may move to; none from an unknown status. */
export function nextOrderStatuses(status: string): readonly OrderStatus[] {
  return isOrderStatus(status) ? orderMoves[status] : []
}

/** Reads a status; a foreign backend's two-L spelling gets one. */
export function readOrderStatus(value: unknown): string {
  const status = typeof value === 'string' ? value : ''
  return status === 'CANCELLED' ? 'CANCELED' : status
}

/** Whether to show a truck: on deliveries in preparation or ready. */
export function showsTruck(order: { delivery: boolean; status: string }): boolean {
  return order.delivery && (order.status === 'PREPARING' || order.status === 'READY')
}

/** Bounds of the specification. */
export const ORDER_PAGE_SIZE = 20
/** The most orders that one call may ask our server for (extension: the specification gives no bound). */
export const ORDER_LARGEST_PAGE = 1000
export const orderLimits = {
  quantity: { min: 1, max: 50 },
  lines: { min: 1, max: 20 },
  customerName: { min: 2, max: 100 },
  /** Of our own: a note of a line, as a kitchen reads it at a glance. */
  note: { max: 100 },
  /** Of our own: where an order is carried, with the floor and the code of the door. */
  address: { max: 200 },
} as const

/** One dish of an order. */
const orderLineRecord = record({
  id,
  dishName: text,
  unitPrice: orNull(euros),
  quantity: integer,
  total: named('lineTotal', orNull(euros)),
  allergens: allergenCodes,
  note: describe('Ce que le client veut autrement dans ce plat (extension)', optional(text)),
})
export interface OrderLine extends Read<typeof orderLineRecord> {}

/** An order of the wire. The number of the day, the restaurant, and when and where it is handed over are extensions. */
export const orderRecord = record({
  id,
  customerName: text,
  status: code(orderStatuses, readOrderStatus),
  total: named('totalAmount', orNull(euros)),
  createdAt: instant,
  delivery: named('flatDelivered', flag),
  lines: list(orderLineRecord),
  dayNumber: describe('Numéro du jour au restaurant, à partir de 1 (extension)', optional(count)),
  wantedTime: describe('Heure souhaitée, à l’horloge du restaurant (extension)', optional(clock)),
  deliveryAddress: describe('Où la commande est livrée (extension)', optional(text)),
  deliveryPhone: describe('Qui appeler à la livraison (extension)', optional(text)),
  restaurantId: orLeftOut(id),
  restaurantName: orLeftOut(text),
  customerId: describe('Absent pour un client de passage (extension)', optional(id)),
})
export interface Order extends Read<typeof orderRecord> {}
export const readOrder = reader(orderRecord)

/** The sum of amounts; null when one of them was not said. */
export function sumOf(amounts: readonly (Cents | null)[]): Cents | null {
  return amounts.reduce<Cents | null>((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0)
}

/** Sum of what is displayed, cancelled orders included (AMB-19); null when the total of one is not said. */
export function revenue(orders: readonly Pick<Order, 'total'>[]): Cents | null {
  return sumOf(orders.map(({ total }) => total))
}
