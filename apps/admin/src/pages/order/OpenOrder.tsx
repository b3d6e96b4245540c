import { reasonOf } from '@potager/admin-kit/data'
import { orderMessages } from '@potager/domain/messages'
import { getOrder, type Order } from '@potager/domain/order'
import { getOrderVisit } from '@potager/domain/visit-review'
import { OrderDetailDialog, type OrderDetailDialogProps } from '@potager/ui/order'
import { toast } from '@potager/ui/toast'
import { useEffect } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'
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
