import { orderDeskMessages as desk, orderMessages } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { CardSkeletons, EmptyState } from '../feedback/index.ts'
import { OrderCard, type OrderCardProps } from './OrderCard.tsx'
import css from './OrderList.module.css'
import { useKeptFocus } from './useKeptFocus.ts'

const nothing: readonly Order[] = []

export type OrderListProps = Omit<OrderCardProps, 'order' | 'busy'> & {
  /** The orders to show; null while the first answer is awaited. */
  orders: readonly Order[] | null
  /** Ids of the orders whose move is under way. */
  moving: ReadonlySet<string>
  /** Whether an empty list is the filters' doing. */
  filtered: boolean
  onReset: () => void
}

/** The orders as cards, or what stands in their place. */
export function OrderList({ orders, moving, filtered, onReset, ...card }: OrderListProps) {
  const { list, ...focus } = useKeptFocus<HTMLUListElement>(orders ?? nothing)
  if (!orders) return <CardSkeletons count={10} />
  if (orders.length === 0) return <NoOrders filtered={filtered} onReset={onReset} />
  return (
    <ul ref={list} className={css.grid} aria-label={desk.list} {...focus}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard {...card} order={order} busy={moving.has(order.id)} />
        </li>
      ))}
    </ul>
  )
}

function NoOrders({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  return filtered ? (
    <EmptyState title={orderMessages.filteredEmpty} hint={desk.filteredEmptyHint} onReset={onReset} />
  ) : (
    <EmptyState title={orderMessages.empty} hint={desk.emptyHint} />
  )
}
