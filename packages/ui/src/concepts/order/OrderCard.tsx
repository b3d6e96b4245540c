import {
  commonMessages,
  orderFieldLabels,
  orderMessages,
  orderMoveLabels,
  ordersScreenMessages,
} from '@potager/domain/messages'
import { nextOrderStatuses, type Order, type OrderStatus, showsTruck } from '@potager/domain/order'
import type { Instant } from '@potager/domain/time'
import { type ReactNode, useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { CardSkeletons, EmptyState } from '../../components/feedback/index.ts'
import { Joined } from '../../components/screen/Joined.tsx'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import { Icon } from '../../foundations/icon/index.ts'
import css from './order.module.css'
import { linesOf, OrderStatusChip, Price } from './order-parts.tsx'
import {
  allergensOf,
  customerOf,
  dayNumberOf,
  destinationOf,
  numberOf,
  orderService,
  wantedOf,
  whenOf,
} from './order-words.ts'

export type OrderCardProps = {
  order: Order
  now: Instant
  /** True while a status change is pending; the buttons are inactive but keep the focus. */
  busy?: boolean
  onOpen: (order: Order) => void
  onMove: (order: Order, status: OrderStatus) => void
  onCancel: (order: Order) => void
}

/** An order: lines, customer, age, and a button for its next status. */
function OrderCard({ order, now, busy = false, onOpen, onMove, onCancel }: OrderCardProps) {
  const heading = useId()
  const number = numberOf(order)
  const dayNumber = dayNumberOf(order)
  const wanted = wantedOf(order)
  const destination = destinationOf(order)
  return (
    <article className={css.card} aria-labelledby={heading} aria-busy={busy}>
      <div className={css.head}>
        <h2 className={css.number} id={heading}>
          <button
            type="button"
            className={css.open}
            aria-label={ordersScreenMessages.openDetail(number)}
            aria-haspopup="dialog"
            onClick={() => onOpen(order)}
          >
            {`#${number}`}
          </button>
        </h2>
        {dayNumber && <span className={css.day}>{dayNumber}</span>}
        <OrderStatusChip status={order.status} />
      </div>
      <div className={css.row}>
        <span className={css.customer}>{customerOf(order)}</span>
        <span className={css.total}>
          <Price cents={order.total} />
        </span>
      </div>
      <p className={css.soft}>{whenOf(order.createdAt, now)}</p>
      <p className={css.soft}>
        {showsTruck(order) && <Icon name="truck" className={css.truck} title={ordersScreenMessages.onItsWay} />}
        {order.restaurantName ? `${orderService(order)} · ` : orderService(order)}
        <bdi>{order.restaurantName}</bdi>
        {wanted && <strong className={css.wanted}>{` · ${wanted}`}</strong>}
      </p>
      {destination.length > 0 && (
        <p className={css.soft}>
          <Joined texts={destination} />
        </p>
      )}
      {linesOf(order)}
      <p className={css.allergens}>{`${orderFieldLabels.allergens}\u00a0: ${allergensOf(order)}`}</p>
      <OrderMoves order={order} number={number} busy={busy} onMove={onMove} onCancel={onCancel} />
    </article>
  )
}

type MovesProps = Pick<OrderCardProps, 'order' | 'onMove' | 'onCancel'> & { number: string; busy: boolean }

function OrderMoves({ order, number, busy, onMove, onCancel }: MovesProps) {
  const moves = nextOrderStatuses(order.status)
  if (moves.length === 0) return null
  const forward = moves.find((status) => status !== 'CANCELED')
  const waiting = { 'aria-disabled': busy, className: busy ? css.waiting : '' }
  return (
    <div className={css.moves}>
      {moves.includes('CANCELED') && (
        <Button
          size="small"
          color="error"
          aria-label={`${orderMoveLabels.CANCELED} ${number}`}
          {...waiting}
          onClick={() => !busy && onCancel(order)}
        >
          {commonMessages.cancel}
        </Button>
      )}
      {forward && (
        <Button
          size="small"
          variant="contained"
          aria-label={`${orderMoveLabels[forward]}, ${ordersScreenMessages.order(number)}`}
          {...waiting}
          onClick={() => !busy && onMove(order, forward)}
        >
          {orderMoveLabels[forward]}
        </Button>
      )}
    </div>
  )
}

type OrderListProps = Omit<OrderCardProps, 'order' | 'busy'> & {
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
