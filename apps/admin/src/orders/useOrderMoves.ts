import type { Order, OrderStatus } from '@potager/domain/order'
import { toast } from '@potager/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api } from '../services.ts'
import { orderMove } from './orderMove.ts'

/** Changes order statuses; `moving` holds the ids in flight, so that only their cards wait. */
export function useOrderMoves() {
  const queryClient = useQueryClient()
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set())
  const settle = (id: string) => setMoving((ids) => new Set([...ids].filter((other) => other !== id)))
  const { mutate } = useMutation(orderMove({ api, queryClient, notify: toast, settle }))

  const move = useCallback(
    (order: Pick<Order, 'id'>, status: OrderStatus) => {
      setMoving((ids) => new Set([...ids, order.id]))
      mutate({ id: order.id, status })
    },
    [mutate],
  )
  return { moving, move }
}
