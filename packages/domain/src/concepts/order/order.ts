import type { Instant } from '../../base/time/index.ts'
import {
  asRecord,
  type Cents,
  readBoolean,
  readCents,
  readId,
  readInstant,
  readList,
  readNumber,
  readOptionalString,
  readString,
} from '../../base/wire/index.ts'
import { readAllergens } from '../dish/index.ts'
import { readOrderStatus } from './order-status.ts'

/** Bounds of the specification. */
export const ORDER_PAGE_SIZE = 20
/** The most orders that one call may ask our server for (extension: the specification gives no bound). */
export const ORDER_LARGEST_PAGE = 1000
export const orderLimits = {
  quantity: { min: 1, max: 50 },
  lines: { min: 1, max: 20 },
  customerName: { min: 2, max: 100 },
} as const

/** One dish of an order; `allergens` null means that nobody said. */
export type OrderLine = {
  id: string
  dishName: string
  unitPrice: Cents
  quantity: number
  total: Cents
  allergens: string[] | null
}

/** An order. `createdAt` is null when the server's date could not be read. The restaurant is an extension. */
export type Order = {
  id: string
  customerName: string
  status: string
  total: Cents
  createdAt: Instant | null
  delivery: boolean
  lines: OrderLine[]
  restaurantId?: string
  restaurantName?: string
}

function readLine(value: unknown): OrderLine {
  const row = asRecord(value) ?? {}
  return {
    id: readId(row.id),
    dishName: readString(row.dishName),
    unitPrice: readCents(row.unitPrice) ?? 0,
    quantity: readNumber(row.quantity) ?? 0,
    total: readCents(row.lineTotal) ?? 0,
    allergens: readAllergens(row.allergens),
  }
}

/** Reads an order as the server sends it: dates as text or arrays, totals as numbers or text. */
export function readOrder(value: unknown): Order {
  const row = asRecord(value) ?? {}
  const restaurantId = readId(row.restaurantId)
  const restaurantName = readOptionalString(row.restaurantName)
  return {
    id: readId(row.id),
    customerName: readString(row.customerName),
    status: readOrderStatus(row.status),
    total: readCents(row.totalAmount) ?? 0,
    createdAt: readInstant(row.createdAt),
    delivery: readBoolean(row.flatDelivered) ?? false,
    lines: readList(row.lines, readLine),
    ...(restaurantId ? { restaurantId } : {}),
    ...(restaurantName ? { restaurantName } : {}),
  }
}

/** Sum of what is displayed, cancelled orders included (AMB-19). */
export function revenue(orders: readonly Pick<Order, 'total'>[]): Cents {
  return orders.reduce((sum, order) => sum + order.total, 0)
}
