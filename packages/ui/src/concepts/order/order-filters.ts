import type { Order, OrderStatus } from '@potager/domain/order'
import type { WallDate } from '@potager/domain/time'

/** How an order reaches its customer. */
export type ServiceMode = 'delivery' | 'pickup'

/** What the order management is narrowed to; a missing key means everything. The day is a Paris day. */
export type OrderFilters = { status?: OrderStatus; service?: ServiceMode; day?: WallDate }

/** Whether anything is narrowed. */
export function isFiltered(filters: OrderFilters): boolean {
  return Boolean(filters.status ?? filters.service ?? filters.day)
}

/** The orders of a page that match the service asked for; the contract's query has none (AMB-20). */
export function ofService<O extends Pick<Order, 'delivery'>>(orders: readonly O[], service?: ServiceMode): O[] {
  return orders.filter((order) => !service || order.delivery === (service === 'delivery'))
}
