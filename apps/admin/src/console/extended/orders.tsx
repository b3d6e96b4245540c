import type { Description } from '@potager/admin-kit/descriptions'
import { describe } from '@potager/admin-kit/descriptions/orders'
import type { Order } from '@potager/domain/order'
import { OpenedOrder, OrderNumber } from '../resources/OpenedOrder.tsx'

/** Orders, whose numbers open their detail over the list. */
export const description: Description<Order> = {
  ...describe((order) => <OrderNumber order={order} />),
  Around: OpenedOrder,
}
