import { getOrder, isOrderStatus, listOrders, type Order, updateOrderStatus } from '@potager/domain/order'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { largestOrderPage, orderPageOf } from '../orders.ts'

/** Orders for react-admin, paged, sorted and filtered by the server; page 1 is the contract's page 0 (T12). */
export function ordersAdapter({ api, supports }: AdapterContext): Adapter<Order> {
  return {
    getList: async (params, options) => {
      const { items, total } = await api.send(listOrders, orderPageOf(params, largestOrderPage(supports)), options)
      return { data: items, total }
    },
    getOne: (id, options) => api.send(getOrder, id, options),
    update: async (id, { data }) => {
      const status = String(data.status)
      if (!isOrderStatus(status)) throw new Error(`No order status ${status}`)
      return api.send(updateOrderStatus, { id, status })
    },
  }
}
