import { type ApiError, type Client, errorMessage } from '@potager/domain/api'
import { orderMessages } from '@potager/domain/messages'
import { getOrder, listOrders, type Order, type OrderStatus, updateOrderStatus } from '@potager/domain/order'
import type { Paged } from '@potager/domain/wire'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { keyOf } from '../data/queryKeys.ts'

export type Move = { id: string; status: OrderStatus }

type Dependencies = {
  api: Client
  queryClient: QueryClient
  notify: { success: (text: string) => unknown; error: (text: string) => unknown }
  /** Called when the order's move has succeeded or failed. */
  settle: (id: string) => void
}

/**
 * One status change of one order, shown only once the server has accepted it. A refusal shows the server's message.
 * Either way the orders are refetched: somebody else may have moved them.
 */
export function orderMove({ api, queryClient, notify, settle }: Dependencies): MutationOptions<Order, ApiError, Move> {
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['orders'] })
  return {
    mutationFn: (move) => api.send(updateOrderStatus, move),
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
