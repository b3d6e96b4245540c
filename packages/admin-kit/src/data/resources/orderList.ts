import { getOrder, listOrders, type Order } from '@potager/domain/order'
import { largestOrderPage, orderPageOf } from '../../query/orders.ts'
import type { CallContext, ReadAdapter } from '../adapter.ts'

/** Orders for react-admin, paged, sorted and filtered by the server; page 1 is the contract's page 0 (T12). */
export function orderList({ api, supports }: CallContext): ReadAdapter<Order> {
  return {
    references: ['customerId'],
    getList: async (params, options) => {
      const { items, total } = await api.send(listOrders, orderPageOf(params, largestOrderPage(supports)), options)
      return { data: items, total }
    },
    getOne: (id, options) => api.send(getOrder, id, options),
  }
}
