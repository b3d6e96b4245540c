import {
  createOrder,
  getOrder,
  isOrderStatus,
  listOrders,
  type Order,
  type OrderToSend,
  updateOrderStatus,
} from '@potager/domain/order'
import { largestOrderPage, orderPageOf } from '../../query/listQuery.ts'
import { type Adapter, type CallContext, reasonIn } from '../adapter.ts'
import { notOffered } from '../failures.ts'

/**
 * Orders, paged, sorted and filtered by the server; page 1 is the contract's page 0 (T12). An update has a status, with the reason
 * of a cancellation.
 */
export function ordersAdapter({ api, supports }: CallContext): Adapter<Order> {
  return {
    references: ['customerId'],
    getList: async (params, options) => {
      const { items, total } = await api.send(listOrders, orderPageOf(params, largestOrderPage(supports)), options)
      return { data: items, total }
    },
    getOne: (id, options) => api.send(getOrder, id, options),
    create: (draft, options) => api.send(createOrder, draft as OrderToSend, options),
    update: async (id, { data }) => {
      const { status } = data
      if (typeof status !== 'string' || !isOrderStatus(status)) throw notOffered('PUT')
      return api.send(updateOrderStatus, { id, status, ...reasonIn(data) })
    },
  }
}
