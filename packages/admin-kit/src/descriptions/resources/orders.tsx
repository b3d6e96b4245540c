import { formatInstant, formatMoney, formatPriceTtc } from '@potager/domain/format'
import {
  filterLabels,
  orderFieldLabels,
  orderMessages,
  orderStatusLabels,
  ordersScreenMessages,
} from '@potager/domain/messages'
import { listOrders, type Order, orderStatuses } from '@potager/domain/order'
import { allergensOf, customerOf, linesOf, numberOf, OrderStatusChip, orderService, statusOf } from '@potager/ui/order'
import type { ReactNode } from 'react'
import { listStarts } from '../../query/list-starts.ts'
import { consoleList } from '../../query/orders.ts'
import type { Description } from '../description.ts'
import { CustomerFilter } from './CustomerFilter.tsx'
import { customerOf as linkedCustomerOf } from './customerOf.tsx'
import { orderActions } from './orderActions.ts'
import { restaurantOf } from './restaurantOf.tsx'

const nameOf = (order: Order) => `#${numberOf(order)}`
const status = (order: Order) => <OrderStatusChip status={order.status} />
const created = (order: Order) => formatInstant(order.createdAt)

/** Every order: sorted, filtered and paged by the server. `link` has its number and where that leads. */
export const describe = (link: (order: Order) => ReactNode): Description<Order> => ({
  name: 'orders',
  call: listOrders,
  audited: 'order',
  count: ordersScreenMessages.total,
  empty: { title: orderMessages.empty, hint: ordersScreenMessages.emptyHint },
  ...listStarts.orders,
  words: { filteredEmpty: orderMessages.filteredEmpty, create: orderMessages.newOrder },
  columns: [
    { source: 'id', label: orderFieldLabels.number, cell: nameOf },
    { source: 'createdAt', label: orderFieldLabels.createdAt, cell: created, sortable: true, unbroken: true },
    { source: 'customerName', label: orderFieldLabels.customer, cell: customerOf, sortable: true },
    {
      source: 'restaurantName',
      label: orderFieldLabels.restaurant,
      cell: ({ restaurantName }) => restaurantName ?? null,
      needs: consoleList,
    },
    { source: 'delivery', label: orderFieldLabels.service, cell: orderService, unbroken: true },
    {
      source: 'status',
      label: orderFieldLabels.status,
      cell: (order) => statusOf(order.status),
      render: status,
      sortable: true,
    },
    {
      source: 'total',
      label: orderFieldLabels.total,
      cell: ({ total }) => total && total / 100,
      render: (order) => formatMoney(order.total),
      sortable: true,
      align: 'right',
      unbroken: true,
    },
  ],
  filters: [
    {
      kind: 'choice',
      source: 'status',
      label: orderFieldLabels.status,
      options: [
        { value: '', label: filterLabels.anyStatus },
        ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
      ],
    },
    { kind: 'own', source: 'customerId', label: orderFieldLabels.customer, Field: CustomerFilter },
    { kind: 'day', source: 'day', label: orderFieldLabels.day },
  ],
  summary: {
    primary: (order) => (
      <>
        {link(order)} <span>{customerOf(order)}</span>
      </>
    ),
    secondary: (order) => `${created(order)} · ${orderService(order)}`,
    end: (order) => (
      <>
        {status(order)}
        <span>{formatPriceTtc(order.total)}</span>
      </>
    ),
  },
  nameOf,
  link,
  statusOf: status,
  facts: (order) => [
    [orderFieldLabels.customer, linkedCustomerOf({ ...order, customerName: customerOf(order) })],
    [orderFieldLabels.restaurant, restaurantOf(order)],
    [orderFieldLabels.service, orderService(order)],
    [orderFieldLabels.createdAt, created(order)],
    [orderFieldLabels.lines, linesOf(order)],
    [orderFieldLabels.allergens, allergensOf(order)],
    [orderFieldLabels.total, formatMoney(order.total)],
  ],
  actions: orderActions,
})
