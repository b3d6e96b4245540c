import { createOrder, isOrderStatus, type Order, type OrderToSend, updateOrderStatus } from '@potager/domain/order'
import type { Adapter, CallContext } from '../adapter.ts'
import { notOffered } from '../failures.ts'
import { reasonIn } from './change.ts'
import { orderList } from './orderList.ts'

/** Orders for react-admin. An update has a status, with the reason of a cancellation. */
export function ordersAdapter(context: CallContext): Adapter<Order> {
  const { api } = context
  return {
    ...orderList(context),
    create: (draft, options) => api.send(createOrder, draft as OrderToSend, options),
    update: async (id, { data }) => {
      const { status } = data
      if (typeof status !== 'string' || !isOrderStatus(status)) throw notOffered('PUT')
      return api.send(updateOrderStatus, { id, status, ...reasonIn(data) })
    },
  }
}
