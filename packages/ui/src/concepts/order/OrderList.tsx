import { orderMessages, ordersScreenMessages } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import type { ReactNode } from 'react'
import { CardSkeletons, EmptyState } from '../../components/feedback/index.ts'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import { OrderCard, type OrderCardProps } from './OrderCard.tsx'
import css from './OrderList.module.css'

export type OrderListProps = Omit<OrderCardProps, 'order' | 'busy'> & {
  /** Orders to show; null during the first load. */
  orders: readonly Order[] | null
  /** Ids of orders with a pending status change. */
  moving: ReadonlySet<string>
  /** True when the filters are why the list is empty. */
  filtered: boolean
  /** Whether other pages may hold orders of the chosen service. */
  elsewhere?: boolean
  /** Leads from an empty list to where the first order is taken. */
  create?: ReactNode
  onReset: () => void
}

/** The orders as cards, or a placeholder. */
export function OrderList({ orders, moving, filtered, elsewhere = false, create, onReset, ...card }: OrderListProps) {
  const kept = useKeptFocus<HTMLUListElement>(orders)
  if (!orders) return <CardSkeletons count={10} />
  if (orders.length === 0)
    return <NoOrders filtered={filtered} elsewhere={elsewhere} create={create} onReset={onReset} />
  return (
    <ul className={css.grid} aria-label={ordersScreenMessages.list} {...kept}>
      {orders.map((order) => (
        <li key={order.id} data-row={order.id}>
          <OrderCard {...card} order={order} busy={moving.has(order.id)} />
        </li>
      ))}
    </ul>
  )
}

type NoOrdersProps = { filtered: boolean; elsewhere: boolean; create: ReactNode; onReset: () => void }

function NoOrders({ filtered, elsewhere, create, onReset }: NoOrdersProps) {
  return filtered ? (
    <EmptyState
      title={orderMessages.filteredEmpty}
      hint={elsewhere ? ordersScreenMessages.emptyPageHint : ordersScreenMessages.filteredEmptyHint}
      onReset={onReset}
    />
  ) : (
    <EmptyState title={orderMessages.empty} hint={ordersScreenMessages.emptyHint} action={create} />
  )
}
