import { orderMessages, ordersScreenMessages } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { CardSkeletons, EmptyState } from '../../components/feedback/index.ts'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import { OrderCard, type OrderCardProps } from './OrderCard.tsx'
import css from './OrderList.module.css'

export type OrderListProps = Omit<OrderCardProps, 'order' | 'busy'> & {
  /** The orders to show; null while the first answer is awaited. */
  orders: readonly Order[] | null
  /** Ids of the orders whose move is under way. */
  moving: ReadonlySet<string>
  /** Whether an empty list is the filters' doing. */
  filtered: boolean
  /** Whether other pages may hold some that the service lets through. */
  elsewhere?: boolean
  onReset: () => void
}

/** The orders as cards, or what stands in their place. */
export function OrderList({ orders, moving, filtered, elsewhere = false, onReset, ...card }: OrderListProps) {
  const kept = useKeptFocus<HTMLUListElement>(orders)
  if (!orders) return <CardSkeletons count={10} />
  if (orders.length === 0) return <NoOrders filtered={filtered} elsewhere={elsewhere} onReset={onReset} />
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

type NoOrdersProps = { filtered: boolean; elsewhere: boolean; onReset: () => void }

function NoOrders({ filtered, elsewhere, onReset }: NoOrdersProps) {
  return filtered ? (
    <EmptyState
      title={orderMessages.filteredEmpty}
      hint={elsewhere ? ordersScreenMessages.emptyPageHint : ordersScreenMessages.filteredEmptyHint}
      onReset={onReset}
    />
  ) : (
    <EmptyState title={orderMessages.empty} hint={ordersScreenMessages.emptyHint} />
  )
}
