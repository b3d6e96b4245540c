import type { Supports } from '@potager/domain/api'
import { isOrderStatus, ORDER_LARGEST_PAGE, type OrderFilter, orderSorts } from '@potager/domain/order'
import type { GetListParams } from 'react-admin'

/** Largest page of orders for a backend of the specification, which gives no limit. */
const FOREIGN_LARGEST_PAGE = 100

/** A list of the console, by its name: the call itself would bring the console's readers into the first load. */
export const consoleList = { name: 'browseReservations', extension: true } as const

/** Largest page of orders that one call may request: a backend with the console's lists takes pages of their size. */
export function largestOrderPage(supports: Supports): number {
  return supports(consoleList) ? ORDER_LARGEST_PAGE : FOREIGN_LARGEST_PAGE
}

/** Converts react-admin's list parameters to the contract's query. */
export function orderPageOf(params: GetListParams, largest: number): OrderFilter & { size: number } {
  const { pagination, filter, sort } = params
  const { page, perPage } = pagination ?? { page: 1, perPage: largest }
  const { status, day, from, to, customerId, restaurantId } = (filter ?? {}) as Record<string, string | undefined>
  const field = sort?.field === 'total' ? 'totalAmount' : sort?.field
  return {
    page: page - 1,
    size: perPage,
    sortBy: orderSorts.find((one) => one === field) ?? 'createdAt',
    sortDirection: sort?.order === 'ASC' ? 'asc' : 'desc',
    ...(status && isOrderStatus(status) ? { status } : {}),
    ...(day ? { day } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(customerId ? { customerId } : {}),
    ...(restaurantId ? { restaurantId } : {}),
  }
}
