import type { Client, Supports } from '@potager/domain/api'
import {
  getOrder,
  isOrderStatus,
  listOrders,
  ORDER_LARGEST_PAGE,
  type Order,
  type OrderFilter,
  type OrderSort,
  updateOrderStatus,
} from '@potager/domain/order'
import type { GetListParams } from 'react-admin'
import type { ResourceProvider } from './resourceProvider.ts'

/** Largest page of orders for a backend of the specification, which gives no limit. */
const FOREIGN_LARGEST_PAGE = 100

// Whoever has the console's lists has their large pages too. Named here: the calls themselves are the console's.
const consoleList = { name: 'browseReservations', extension: true } as const

/** Largest page of orders that one call may request. */
export function largestOrderPage(supports: Supports): number {
  return supports(consoleList) ? ORDER_LARGEST_PAGE : FOREIGN_LARGEST_PAGE
}

const sortOf: Readonly<Record<string, OrderSort>> = {
  createdAt: 'createdAt',
  total: 'totalAmount',
  status: 'status',
  customerName: 'customerName',
}

/** Orders for react-admin, paged, sorted and filtered by the server; page 1 is the contract's page 0 (T12). */
export function ordersProvider(api: Client, supports: Supports): ResourceProvider<Order> {
  return {
    getList: async (params, options) => {
      const { items, total } = await api.send(listOrders, orderPageOf(params, largestOrderPage(supports)), options)
      return { data: items, total }
    },
    getOne: async (id, options) => api.send(getOrder, id, options),
    update: async (id, data) => {
      const status = String(data.status)
      if (!isOrderStatus(status)) throw new Error(`No order status ${status}`)
      return api.send(updateOrderStatus, { id, status })
    },
  }
}

/** Converts react-admin's list parameters to the contract's query. */
export function orderPageOf(params: GetListParams, largest: number): OrderFilter & { size: number } {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: largest }
  return { ...toFilter(params), page: page - 1, size: perPage }
}

function toFilter({ filter, sort }: GetListParams): OrderFilter {
  const { status, day, customerId } = (filter ?? {}) as Record<string, string | undefined>
  return {
    page: 0,
    sortBy: sortOf[sort?.field ?? 'createdAt'] ?? 'createdAt',
    sortDirection: sort?.order === 'ASC' ? 'asc' : 'desc',
    ...(status && isOrderStatus(status) ? { status } : {}),
    ...(day ? { day } : {}),
    ...(customerId ? { customerId } : {}),
  }
}
