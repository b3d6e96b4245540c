import { errorMessage } from '@potager/domain/api'
import { orderMessages } from '@potager/domain/messages'
import { getOrder, listOrders, type Order, type OrderStatus, updateOrderStatus } from '@potager/domain/order'
import type { Paged } from '@potager/domain/wire'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { keyOf } from '../data/queryKeys.ts'
import { useApiMutation } from '../data/useApi.ts'

/**
 * Moves orders, one request per click, shown only once the server agreed (SPEC §4, §8). A refusal says why and reads the
 * lists again, since somebody else may have moved the order. `moving` holds the orders whose answer is awaited.
 */
export function useOrderMoves() {
  const queryClient = useQueryClient()
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set())
  const settle = (id: string) => setMoving((ids) => new Set([...ids].filter((other) => other !== id)))

  const { mutate } = useApiMutation(updateOrderStatus, {
    onSuccess: (moved) => {
      settle(moved.id)
      queryClient.setQueriesData<Paged<Order>>({ queryKey: ['orders', listOrders.name] }, (page) =>
        page ? { ...page, items: page.items.map((order) => (order.id === moved.id ? moved : order)) } : page,
      )
      queryClient.setQueryData(keyOf(getOrder, moved.id), moved)
      toast.success(orderMessages.statusUpdated)
    },
    onError: (error, { id }) => {
      settle(id)
      toast.error(errorMessage(error) ?? orderMessages.statusFailure)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })

  const move = useCallback(
    (order: Pick<Order, 'id'>, status: OrderStatus) => {
      setMoving((ids) => new Set([...ids, order.id]))
      mutate({ id: order.id, status })
    },
    [mutate],
  )
  return { moving, move }
}
