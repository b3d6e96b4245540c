import { formatMoney } from '@potager/domain/format'
import { orderMessages, ordersScreenMessages } from '@potager/domain/messages'
import { isOrderStatus, type Order, type OrderStatus } from '@potager/domain/order'
import type { Cents } from '@potager/domain/wire'
import type { ReactNode } from 'react'
import { StatusChip, type StatusTone } from '../../components/list/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'
import css from './order.module.css'
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

/** All lines of an order in a row, each dish in the direction of its own name: « 2 × Velouté, 1 × Tarte », or that none was told. */
export function linesOf({ lines }: Pick<Order, 'lines'>): ReactNode {
  if (lines.length === 0) return <p className={css.dishes}>{orderMessages.noDishes}</p>
  return (
    <ul className={css.dishes}>
      {lines.map(({ id, quantity, dishName, note }, place) => (
        <li key={id}>
          {`${place > 0 ? ', ' : ''}${quantity}\u00a0×\u00a0`}
          <bdi>{dishName}</bdi>
          {note && <strong>{` (${note})`}</strong>}
        </li>
      ))}
    </ul>
  )
}

/** An amount with « TTC » in small beside it (GEN-03); nothing stands beside one that nobody said. */
export function Price({ cents, as: Amount = 'span' }: { cents: Cents | null; as?: 'span' | 'strong' }) {
  return (
    <>
      <Amount>{formatMoney(cents)}</Amount> {cents !== null && <small>{ordersScreenMessages.taxIncluded}</small>}
    </>
  )
}
