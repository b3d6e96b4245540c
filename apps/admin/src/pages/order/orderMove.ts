import { keyOf, readAgainAfterWrite } from '@potager/admin-kit/data'
import { type ApiError, errorMessage } from '@potager/domain/api'
import { orderMessages } from '@potager/domain/messages'
import { getOrder, listOrders, type Order, type OrderStatus } from '@potager/domain/order'
import type { Paged } from '@potager/domain/wire'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'

export type Move = { id: string; status: OrderStatus }

type Dependencies = {
  /** Writes it; what it affects is read again here. */
  write: (move: Move) => Promise<Order>
  queryClient: QueryClient
  notify: { success: (text: string) => unknown; error: (text: string) => unknown }
  /** Called when the order's move has succeeded or failed. */
  settle: (id: string) => void
}

/**
 * One status change of one order, shown only once the server has accepted it. A refusal shows the server's message.
 * Either way the orders are refetched: somebody else may have moved them.
 */
export function orderMove({
  write,
  queryClient,
  notify,
  settle,
}: Dependencies): MutationOptions<Order, ApiError, Move> {
  const readAgain = () => readAgainAfterWrite(queryClient, 'orders')
  return {
    mutationFn: write,
    onSuccess: (moved) => {
      queryClient.setQueriesData<Paged<Order>>({ queryKey: ['orders', listOrders.name] }, (page) =>
        page ? { ...page, items: page.items.map((order) => (order.id === moved.id ? moved : order)) } : page,
      )
      queryClient.setQueryData(keyOf(getOrder, moved.id), moved)
      settle(moved.id)
      notify.success(orderMessages.statusUpdated)
      readAgain()
    },
    onError: (error, { id }) => {
      settle(id)
      notify.error(errorMessage(error) ?? orderMessages.statusFailure)
      readAgain()
    },
  }
}
