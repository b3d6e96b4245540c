import { consoleMessages, orderMoveLabels } from '@potager/domain/messages'
import { nextOrderStatuses, type Order, orderStatuses, updateOrderStatus } from '@potager/domain/order'
import type { Action } from '../console/description.ts'
import { api, supports } from '../services.ts'

/** The transitions of the specification, each on the orders that allow it; a cancellation asks first. */
export const orderActions: readonly Action<Order>[] = orderStatuses
  .filter((status) => status !== 'PENDING')
  .map((status) => ({
    verb: status === 'CANCELED' ? consoleMessages.actions.cancel : orderMoveLabels[status],
    fits: (order) => nextOrderStatuses(order.status).includes(status),
    run: ({ id }, reason = '') => api.send(updateOrderStatus, { id, status, reason }),
    ...(status === 'CANCELED'
      ? {
          spelled: true,
          asks: true,
          destructive: true,
          ...(supports(updateOrderStatus, 'reason') && { asksReason: true }),
        }
      : { apart: true }),
  }))
