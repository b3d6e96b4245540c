import type { Client, SendOptions } from '@potager/domain/api'
import {
  getOrder,
  isOrderStatus,
  listOrders,
  type Order,
  type OrderFilter,
  type OrderSort,
  updateOrderStatus,
} from '@potager/domain/order'
import type { GetListParams } from 'ra-core'
import type { ResourceProvider } from './dataProvider.ts'

/** The most orders that one call may ask for. */
const LARGEST_PAGE = 100

const sortOf: Readonly<Record<string, OrderSort>> = {
  createdAt: 'createdAt',
  total: 'totalAmount',
  status: 'status',
  customerName: 'customerName',
}

type Page = { data: Order[]; total: number }

/** Orders for react-admin: paged, sorted and filtered by the server; its page 1 is the contract's page 0 (T12). */
export function ordersProvider(api: Client): ResourceProvider<Order> {
  const page = async (filter: OrderFilter, options: SendOptions): Promise<Page> => {
    const { items, total } = await api.send(listOrders, filter, options)
    return { data: items, total }
  }

  // An export asks for everything at once; pages are walked so that no row is left out.
  const everything = async (filter: OrderFilter, options: SendOptions): Promise<Page> => {
    const rows = new Map<string, Order>()
    let total = 0
    for (let index = 0; ; index++) {
      const { data, total: known } = await page({ ...filter, page: index, size: LARGEST_PAGE }, options)
      for (const order of data) rows.set(order.id, order)
      total = known
      if (data.length < LARGEST_PAGE || (index + 1) * LARGEST_PAGE >= known) return { data: [...rows.values()], total }
    }
  }

  return {
    getList: (params, options) => {
      const { page: number, perPage } = params.pagination ?? { page: 1, perPage: LARGEST_PAGE }
      const filter = toFilter(params)
      return perPage > LARGEST_PAGE
        ? everything(filter, options)
        : page({ ...filter, page: number - 1, size: perPage }, options)
    },
    getOne: async (id, options) => api.send(getOrder, id, options),
    update: async (id, data) => {
      const status = String(data.status)
      if (!isOrderStatus(status)) throw new Error(`No order status ${status}`)
      return api.send(updateOrderStatus, { id, status })
    },
  }
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
