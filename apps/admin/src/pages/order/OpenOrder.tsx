import { keyOf, readAgainAfterWrite, reasonOf } from '@potager/admin-kit/data'
import { type ApiError, errorMessage } from '@potager/domain/api'
import { orderMessages } from '@potager/domain/messages'
import { getOrder, listOrders, type Order, type OrderStatus } from '@potager/domain/order'
import { getOrderVisit } from '@potager/domain/visit-review'
import type { Paged } from '@potager/domain/wire'
import { OrderDetailDialog, type OrderDetailDialogProps } from '@potager/ui/order'
import { toast } from '@potager/ui/toast'
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { supports } from '../../platform/services.ts'

type OpenOrderProps = Pick<OrderDetailDialogProps, 'onClose' | 'onMove'> & {
  id: string | null
  /** Orders already loaded: the dialog shows them at once. */
  known?: readonly Order[] | undefined
  moving: ReadonlySet<string>
}

/** The detail of one order, refetched on opening. */
export function OpenOrder({ id, known, moving, onClose, onMove }: OpenOrderProps) {
  const { data, error } = useApiQuery(getOrder, id ?? '', { enabled: id !== null })
  const order = id === null ? null : (data ?? known?.find((candidate) => candidate.id === id) ?? null)

  // A failed refetch keeps the order on screen, unless it no longer exists.
  const lost = error !== null && (order === null || error.status === 404)
  useEffect(() => {
    if (!lost || id === null) return
    toast.error(orderMessages.failure(reasonOf(error)))
    onClose()
  }, [error, lost, id, onClose])

  const visited = order?.status === 'COMPLETED' && supports(getOrderVisit)
  const { data: visit } = useApiQuery(getOrderVisit, id ?? '', { enabled: visited })
  return (
    <OrderDetailDialog
      order={order}
      visit={visited ? visit : undefined}
      busy={id !== null && moving.has(id)}
      onClose={onClose}
      onMove={onMove}
    />
  )
}

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
