import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { formatInstant, formatMoney } from '@potager/domain/format'
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
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ResourceList } from '../lists/ResourceList.tsx'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListFilters } from './OrderListFilters.tsx'
import { orderColumns } from './orderColumns.ts'
import { useOrderMoves } from './useOrderMoves.ts'

const { columns } = texts

/** Every order as a table: sorted, filtered and paged by the server, exported whole. */
export function OrderListPage() {
  const [open, setOpen] = useState<string | null>(null)
  const { moving, move } = useOrderMoves()
  const number = (order: Order) => (
    <MuiLink
      component="button"
      type="button"
      aria-haspopup="dialog"
      aria-label={desk.openDetail(numberOf(order))}
      onClick={() => setOpen(order.id)}
    >
      {`#${numberOf(order)}`}
    </MuiLink>
  )
  return (
    <>
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
        summary={{
          primary: (order) => (
            <>
              {number(order)} {customerOf(order)}
            </>
          ),
          secondary: (order) => `${formatInstant(order.createdAt)} · ${serviceOf(order)} · ${formatMoney(order.total)}`,
          end: (order) => <OrderStatusChip status={order.status} />,
        }}
      >
        <DataTable.Col<Order> source="id" label={columns.number} disableSort render={number} />
        <DataTable.Col<Order>
          source="createdAt"
          label={columns.createdAt}
          render={(order) => formatInstant(order.createdAt)}
        />
        <DataTable.Col<Order> source="customerName" label={columns.customer} render={customerOf} />
        <DataTable.Col<Order> source="restaurantName" label={columns.restaurant} disableSort />
        <DataTable.Col<Order> source="delivery" label={columns.service} disableSort render={serviceOf} />
        <DataTable.Col<Order>
          source="status"
          label={columns.status}
          render={({ status }) => <OrderStatusChip status={status} />}
        />
        <DataTable.Col<Order>
          source="total"
          label={columns.total}
          align="right"
          className="figures"
          render={({ total }) => formatMoney(total)}
        />
      </ResourceList>
      <OpenOrder id={open} moving={moving} onMove={move} onClose={() => setOpen(null)} />
    </>
  )
}
