import { consoleMessages, orderMoveLabels } from '@potager/domain/messages'
import { nextOrderStatuses, type Order, orderStatuses } from '@potager/domain/order'
import type { Action } from '../description.ts'

/** The transitions of the specification, each on the orders that allow it; a cancellation asks first. */
export const orderActions: readonly Action<Order>[] = orderStatuses
  .filter((status) => status !== 'PENDING')
  .map((status) => ({
    verb: status === 'CANCELED' ? consoleMessages.actions.cancel : orderMoveLabels[status],
    fits: (order) => nextOrderStatuses(order.status).includes(status),
    changes: 'status',
    to: (reason) => ({ status, reason }),
    ...(status === 'CANCELED' ? { spelled: true, asks: true, asksReason: true, destructive: true } : { apart: true }),
  }))
