import type { Supports } from '@potager/domain/api'
import { isOrderStatus, ORDER_LARGEST_PAGE, type OrderFilter, type OrderSort } from '@potager/domain/order'
import type { GetListParams } from 'react-admin'

/** Largest page of orders for a backend of the specification, which gives no limit. */
const FOREIGN_LARGEST_PAGE = 100

/** A list of the console, by its name: the call itself would bring the console's readers into the first load. */
export const consoleList = { name: 'browseReservations', extension: true } as const

/** Largest page of orders that one call may request: a backend with the console's lists takes pages of their size. */
export function largestOrderPage(supports: Supports): number {
  return supports(consoleList) ? ORDER_LARGEST_PAGE : FOREIGN_LARGEST_PAGE
}

const sortOf: Readonly<Record<string, OrderSort>> = {
  createdAt: 'createdAt',
  total: 'totalAmount',
  status: 'status',
  customerName: 'customerName',
}

/** Converts react-admin's list parameters to the contract's query. */
export function orderPageOf(params: GetListParams, largest: number): OrderFilter & { size: number } {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: largest }
  return { ...toFilter(params), page: page - 1, size: perPage }
}

function toFilter({ filter, sort }: GetListParams): OrderFilter {
  const { status, day, from, to, customerId, restaurantId } = (filter ?? {}) as Record<string, string | undefined>
  return {
    page: 0,
    sortBy: sortOf[sort?.field ?? 'createdAt'] ?? 'createdAt',
    sortDirection: sort?.order === 'ASC' ? 'asc' : 'desc',
    ...(status && isOrderStatus(status) ? { status } : {}),
    ...(day ? { day } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(customerId ? { customerId } : {}),
    ...(restaurantId ? { restaurantId } : {}),
  }
}
