import { isOrderStatus, type OrderStatus } from '@potager/domain/order'
import { StatusChip, type StatusTone } from '../../components/list/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'
import { statusOf } from './order-words.ts'

const tones: Record<OrderStatus, StatusTone> = {
  PENDING: 'warning',
  CONFIRMED: 'success',
  PREPARING: 'progress',
  READY: 'ready',
  COMPLETED: 'info',
  CANCELED: 'error',
}

/** An order's status as text and colour; an unknown code is shown as received. */
export function OrderStatusChip({ status, ...root }: { status: string } & RootProps<HTMLSpanElement>) {
  return <StatusChip {...root} tone={isOrderStatus(status) ? tones[status] : 'neutral'} label={statusOf(status)} />
}
