import type { UpdateProps } from '@potager/admin-kit'
import { consoleMessages, orderMoveLabels } from '@potager/domain/messages'
import { nextOrderStatuses, type Order, orderStatuses } from '@potager/domain/order'

/** The transitions of the specification, each on the orders that allow it; a cancellation asks first. */
export const orderActions: readonly UpdateProps<Order>[] = orderStatuses
  .filter((status) => status !== 'PENDING')
  .map((status) => ({
    label: status === 'CANCELED' ? consoleMessages.actions.cancel : orderMoveLabels[status],
    fits: (order) => nextOrderStatuses(order.status).includes(status),
    data: { status },
    ...(status === 'CANCELED' ? { spelled: true, asks: true, asksReason: true, destructive: true } : { apart: true }),
  }))
