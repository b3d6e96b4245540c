import { keyOf, readAgainAfterWrite } from '@potager/admin-kit/data'
import { type ApiError, errorMessage } from '@potager/domain/api'
import { orderMessages } from '@potager/domain/messages'
import { getOrder, listOrders, type Order, type OrderStatus } from '@potager/domain/order'
import type { Paged } from '@potager/domain/wire'
import { toast } from '@potager/ui/toast'
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useRecords } from '../../platform/data/useRecords.ts'

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

/** Changes order statuses; `moving` holds the ids in flight, so that only their cards wait. */
export function useOrderMoves() {
  const queryClient = useQueryClient()
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set())
  const settle = (id: string) => setMoving((ids) => new Set([...ids].filter((other) => other !== id)))
  const { update } = useRecords<Order>('orders')
  const write = ({ id, status }: Move) => update({ id }, { status }, { readsAgain: true })
  const { mutate } = useMutation(orderMove({ write, queryClient, notify: toast, settle }))

  const move = useCallback(
    (order: Pick<Order, 'id'>, status: OrderStatus) => {
      setMoving((ids) => new Set([...ids, order.id]))
      mutate({ id: order.id, status })
    },
    [mutate],
  )
  return { moving, move }
}
