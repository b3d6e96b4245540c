import { ReferenceManyField } from '@potager/admin-kit'
import { listStarts } from '@potager/admin-kit/query'
import { formatInstant, formatPriceTtc } from '@potager/domain/format'
import { ordersScreenMessages, consoleMessages as words } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { numberOf, OrderStatusChip, orderService } from '@potager/ui/order'

export const orderCount = ordersScreenMessages.total
export const orderName = (order: Order) => `#${numberOf(order)}`
export const orderStatus = (order: Order) => <OrderStatusChip status={order.status} />
export const orderedAt = (order: Order) => formatInstant(order.createdAt)

/** An order in three texts. */
export const orderRows = {
  sort: listStarts.orders.sort,
  count: orderCount,
  primaryText: orderName,
  secondaryText: (order: Order) => `${orderedAt(order)} · ${orderService(order)}`,
  tertiaryText: (order: Order) => (
    <>
      {orderStatus(order)}
      <span>{formatPriceTtc(order.total)}</span>
    </>
  ),
}

/** The other orders of the customer of a booking. */
export const ordersOfCustomer = (
  <ReferenceManyField
    {...orderRows}
    reference="orders"
    target="customerId"
    source="customerId"
    label={words.related.customerOrders}
  />
)
