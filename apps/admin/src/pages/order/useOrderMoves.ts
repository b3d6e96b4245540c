import type { Order, OrderStatus } from '@potager/domain/order'
import { toast } from '@potager/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useRecords } from '../../platform/data/useRecords.ts'
import { type Move, orderMove } from './orderMove.ts'

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
