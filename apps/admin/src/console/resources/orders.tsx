import { formatInstant, formatMoney } from '@potager/domain/format'
import { orderFieldLabels, consoleMessages as words } from '@potager/domain/messages'
import { listOrders, type Order } from '@potager/domain/order'
import { allergensOf, customerOf, linesOf, numberOf, OrderStatusChip, orderService } from '@potager/ui/order'
import { listStarts } from '../../lists/list-starts.ts'
import { orderActions } from '../../orders/orderActions.ts'
import type { Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'
import { restaurantOf } from './restaurantOf.tsx'

const status = (order: Order) => <OrderStatusChip status={order.status} />

const description: Description<Order> = {
  name: 'orders',
  call: listOrders,
  audited: 'order',
  count: words.counts.orders,
  ...listStarts.orders,
  columns: [],
  filters: [],
  summary: { secondary: orderService, end: status },
  nameOf: (order) => `#${numberOf(order)}`,
  statusOf: status,
  facts: (order) => [
    [orderFieldLabels.customer, customerOf(order)],
    [orderFieldLabels.restaurant, restaurantOf(order)],
    [orderFieldLabels.service, orderService(order)],
    [orderFieldLabels.createdAt, formatInstant(order.createdAt)],
    [orderFieldLabels.lines, linesOf(order)],
    [orderFieldLabels.allergens, allergensOf(order)],
    [orderFieldLabels.total, formatMoney(order.total)],
  ],
  actions: orderActions,
}

export const RecordPage = recordPage(description)
