import type { Order, OrderStatus } from '@potager/domain/order'
import type { WallDate } from '@potager/domain/time'

/** How an order reaches its customer. */
export type ServiceMode = 'delivery' | 'pickup'

/** Filters of the orders; a missing key means all. The day is a day in Paris, a restaurant is its id. */
export type OrderFilters = { status?: OrderStatus; service?: ServiceMode; day?: WallDate; restaurant?: string }

/** Whether any filter is set. */
export function isFiltered(filters: OrderFilters): boolean {
  return Boolean(filters.status ?? filters.service ?? filters.day ?? filters.restaurant)
}

/** The page's orders for the chosen service, which the contract's query cannot filter (AMB-20). */
export function ofService<O extends Pick<Order, 'delivery'>>(orders: readonly O[], service?: ServiceMode): O[] {
  return orders.filter((order) => !service || order.delivery === (service === 'delivery'))
}
