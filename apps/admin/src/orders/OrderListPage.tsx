import { formatInstant, formatMoney, formatPriceTtc } from '@potager/domain/format'
import { navigationMessages, orderFieldLabels, orderMessages, ordersScreenMessages } from '@potager/domain/messages'
import { listOrders, type Order } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { Button, TextLink } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { customerOf, numberOf, OrderStatusChip, orderService } from '@potager/ui/order'
import { createContext, use, useState } from 'react'
import { Link } from 'react-router-dom'
import { BulkActions } from '../console/BulkActions.tsx'
import type { ListColumn } from '../lists/ListTable.tsx'
import { listStarts } from '../lists/list-starts.ts'
import { type ListSummary, ResourceList } from '../lists/ResourceList.tsx'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListFilters } from './OrderListFilters.tsx'
import { orderActions } from './orderActions.ts'
import { orderColumns } from './orderColumns.ts'
import { useOrderMoves } from './useOrderMoves.ts'

const Opener = createContext<(id: string) => void>(() => {})

function OrderNumber({ order }: { order: Order }) {
  const open = use(Opener)
  return (
    <TextLink
      component="button"
      type="button"
      aria-haspopup="dialog"
      aria-label={ordersScreenMessages.openDetail(numberOf(order))}
      onClick={() => open(order.id)}
    >
      {`#${numberOf(order)}`}
    </TextLink>
  )
}

const nameOfOrder = (order: Order) => `#${numberOf(order)}`
const number = (order: Order) => <OrderNumber order={order} />
const status = (order: Order) => <OrderStatusChip status={order.status} />
const created = (order: Order) => formatInstant(order.createdAt)
const total = (order: Order) => formatMoney(order.total)

const listed: readonly ListColumn<Order>[] = [
  { source: 'id', label: orderFieldLabels.number, render: number },
  { source: 'createdAt', label: orderFieldLabels.createdAt, render: created, sortable: true, unbroken: true },
  { source: 'customerName', label: orderFieldLabels.customer, render: customerOf, sortable: true },
  { source: 'restaurantName', label: orderFieldLabels.restaurant, render: ({ restaurantName }) => restaurantName },
  { source: 'delivery', label: orderFieldLabels.service, render: orderService, unbroken: true },
  { source: 'status', label: orderFieldLabels.status, render: status, sortable: true },
  { source: 'total', label: orderFieldLabels.total, render: total, sortable: true, align: 'right', unbroken: true },
]

const summary: ListSummary<Order> = {
  primary: (order) => (
    <>
      {number(order)} {customerOf(order)}
    </>
  ),
  secondary: (order) => `${created(order)} · ${orderService(order)}`,
  end: (order) => (
    <>
      {status(order)}
      {formatPriceTtc(order.total)}
    </>
  ),
}

const subject = { name: 'orders', call: listOrders, count: ordersScreenMessages.total, nameOf: nameOfOrder } as const

/** Every order as a table: sorted, filtered and paged by the server; exports cover all pages. */
export function OrderListPage() {
  const [open, setOpen] = useState<string | null>(null)
  const { moving, move } = useOrderMoves()
  return (
    <Opener value={setOpen}>
      <ResourceList<Order>
        call={listOrders}
        title={navigationMessages.orders}
        count={ordersScreenMessages.total}
        {...listStarts.orders}
        empty={orderMessages.empty}
        filteredEmpty={orderMessages.filteredEmpty}
        filters={<OrderListFilters />}
        actions={
          <Button
            component={Link}
            to={paths.createOrder}
            size="small"
            variant="contained"
            startIcon={<Icon name="add" />}
          >
            {orderMessages.newOrder}
          </Button>
        }
        csv={{ name: 'commandes', columns: orderColumns }}
        summary={summary}
        bulk={{ nameOf: numberOf, actions: <BulkActions<Order> subject={subject} actions={orderActions} /> }}
        columns={listed}
      />
      <OpenOrder id={open} moving={moving} onMove={move} onClose={() => setOpen(null)} />
    </Opener>
  )
}
