import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { formatInstant, formatMoney, formatPriceTtc } from '@potager/domain/format'
import {
  orderDeskMessages as desk,
  navigationMessages,
  orderMessages,
  backOfficeMessages as texts,
} from '@potager/domain/messages'
import { ORDER_PAGE_SIZE, type Order } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { customerOf, numberOf, OrderStatusChip, serviceOf } from '@potager/ui/order'
import { DataTable } from 'ra-ui-materialui'
import { createContext, use, useState } from 'react'
import { Link } from 'react-router-dom'
import { BulkActions } from '../console/BulkActions.tsx'
import { ResourceList, type Summary } from '../lists/ResourceList.tsx'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListFilters } from './OrderListFilters.tsx'
import { orderActions } from './orderActions.ts'
import { orderColumns } from './orderColumns.ts'
import { useOrderMoves } from './useOrderMoves.ts'

const { columns } = texts

const Opener = createContext<(id: string) => void>(() => {})

function OrderNumber({ order }: { order: Order }) {
  const open = use(Opener)
  return (
    <MuiLink
      component="button"
      type="button"
      aria-haspopup="dialog"
      aria-label={desk.openDetail(numberOf(order))}
      onClick={() => open(order.id)}
    >
      {`#${numberOf(order)}`}
    </MuiLink>
  )
}

const number = (order: Order) => <OrderNumber order={order} />
const status = (order: Order) => <OrderStatusChip status={order.status} />
const created = (order: Order) => formatInstant(order.createdAt)
const total = (order: Order) => formatMoney(order.total)

const summary: Summary<Order> = {
  primary: (order) => (
    <>
      {number(order)} {customerOf(order)}
    </>
  ),
  secondary: (order) => `${created(order)} · ${serviceOf(order)}`,
  end: (order) => (
    <>
      {status(order)}
      {formatPriceTtc(order.total)}
    </>
  ),
}

/** Every order as a table: sorted, filtered and paged by the server, exported whole. */
export function OrderListPage() {
  const [open, setOpen] = useState<string | null>(null)
  const { moving, move } = useOrderMoves()
  return (
    <Opener value={setOpen}>
      <ResourceList<Order>
        resource="orders"
        call="listOrders"
        title={navigationMessages.orders}
        count={desk.total}
        perPage={ORDER_PAGE_SIZE}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={orderMessages.empty}
        filteredEmpty={orderMessages.filteredEmpty}
        filters={<OrderListFilters />}
        actions={
          <Button component={Link} to={paths.createOrder} size="small" variant="contained" startIcon={<Add />}>
            {orderMessages.newOrder}
          </Button>
        }
        csv={{ name: 'commandes', columns: orderColumns }}
        summary={summary}
        bulk={{ nameOf: numberOf, actions: <BulkActions<Order> resource="orders" actions={orderActions} /> }}
      >
        <DataTable.Col<Order> source="id" label={columns.number} disableSort render={number} />
        <DataTable.Col<Order> source="createdAt" label={columns.createdAt} render={created} />
        <DataTable.Col<Order> source="customerName" label={columns.customer} render={customerOf} />
        <DataTable.Col<Order> source="restaurantName" label={columns.restaurant} disableSort />
        <DataTable.Col<Order> source="delivery" label={columns.service} disableSort render={serviceOf} />
        <DataTable.Col<Order> source="status" label={columns.status} render={status} />
        <DataTable.Col<Order> source="total" label={columns.total} align="right" className="figures" render={total} />
      </ResourceList>
      <OpenOrder id={open} moving={moving} onMove={move} onClose={() => setOpen(null)} />
    </Opener>
  )
}
