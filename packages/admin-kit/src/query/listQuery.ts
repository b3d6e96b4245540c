import type { Supports } from '@potager/domain/api'
import { CONSOLE_LARGEST_PAGE, type ConsoleQuery } from '@potager/domain/console'
import { isOrderStatus, ORDER_LARGEST_PAGE, type OrderFilter, orderSorts } from '@potager/domain/order'
import type { GetListParams, SortPayload } from 'react-admin'
import { asText } from './localList.ts'

/** Converts react-admin's list parameters to the contract's query. */
export function consoleQueryOf({ pagination, sort, filter }: GetListParams): ConsoleQuery {
  const { page, perPage } = pagination ?? { page: 1, perPage: CONSOLE_LARGEST_PAGE }
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const text = asText(value)
    return text === '' ? [] : [[name, text] as const]
  })
  return {
    page: page - 1,
    size: perPage,
    ...(sort ? { sort: sort.field, direction: sort.order === 'ASC' ? 'asc' : 'desc' } : {}),
    filter: Object.fromEntries(filters),
  }
}

/** The query string, without '?', that opens the first page of a list. */
export function searchOf(filter: object, sort?: SortPayload, perPage?: number): string {
  const sorted = sort && { sort: sort.field, order: sort.order, page: '1' }
  const sized = perPage === undefined ? {} : { perPage: String(perPage) }
  return new URLSearchParams({ filter: JSON.stringify(filter), ...sorted, ...sized }).toString()
}

/** Largest page of orders for a backend of the specification, which gives no limit. */
const FOREIGN_LARGEST_PAGE = 100

/** A list of the console, by its name: the call itself would bring the console's readers into the first load. */
export const consoleList = { name: 'browseReservations', extension: true } as const

/** Largest page of orders that one call may request: a backend with the console's lists takes pages of their size. */
export function largestOrderPage(supports: Supports): number {
  return supports(consoleList) ? ORDER_LARGEST_PAGE : FOREIGN_LARGEST_PAGE
}

const orderFilters = ['day', 'from', 'to', 'customerId', 'restaurantId'] as const

/** Converts react-admin's list parameters to the query of orders. */
export function orderPageOf(params: GetListParams, largest: number): OrderFilter & { size: number } {
  const { pagination = { page: 1, perPage: largest } } = params
  const { page, size = largest, sort, direction = 'desc', filter = {} } = consoleQueryOf({ ...params, pagination })
  const { status } = filter
  const field = sort === 'total' ? 'totalAmount' : sort
  return {
    page,
    size,
    sortBy: orderSorts.find((one) => one === field) ?? 'createdAt',
    sortDirection: direction,
    ...(status && isOrderStatus(status) ? { status } : {}),
    ...Object.fromEntries(orderFilters.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))),
  }
}
