import { house } from '@potager/domain/config'
import { formatInstant, formatWait } from '@potager/domain/format'
import { orderMessages, orderMoveLabels, orderStatusLabels, serviceMessages as text } from '@potager/domain/messages'
import { nextOrderStatuses, type Order, type OrderStatus } from '@potager/domain/order'
import type { Instant } from '@potager/domain/time'
import { useEffect, useEffectEvent, useId } from 'react'
import { Joined } from '../../../components/screen/Joined.tsx'
import {
  customerOf,
  dayNumberOf,
  destinationOf,
  numberOf,
  orderService,
  shortAllergensOfLine,
  wantedOf,
} from '../index.ts'
import css from './ServiceScreen.module.css'

const MINUTE = 60_000
/** Waiting times from which a ticket is highlighted. */
const LATE = [
  [30 * MINUTE, 'late'],
  [15 * MINUTE, 'soon'],
] as const

function urgencyOf(createdAt: Instant | null, now: Instant): 'fresh' | 'soon' | 'late' {
  const waited = createdAt === null ? 0 : now - createdAt
  return LATE.find(([limit]) => waited >= limit)?.[1] ?? 'fresh'
}

export type ServiceTicketProps = {
  order: Order
  now: Instant
  /** True while its status change is pending. */
  queued: boolean
  /** True while its status change may be taken back. */
  held?: boolean
  /** True where the board is of one restaurant, whose name tells nothing then. */
  ofOne?: boolean
  /** True while only this ticket is printed. */
  printing: boolean
  onMove: (order: Order, to: OrderStatus) => void
  /** Receives the order whose last move to undo. */
  onTakeBack: (order: Order) => void
  onPrint: (order: Order) => void
}

/**
 * An order for the kitchen, legible from a step away: quantities, dishes, allergens and the next action. Paper has the
 * name of the house at its head, and the moment of the order, since a wait would not grow.
 */
export function ServiceTicket({
  order,
  now,
  queued,
  held = false,
  ofOne = false,
  printing,
  ...on
}: ServiceTicketProps) {
  const heading = useId()
  const number = numberOf(order)
  const dayNumber = dayNumberOf(order)
  const wanted = wantedOf(order)
  const destination = destinationOf(order)
  const next = nextOrderStatuses(order.status).find((status) => status !== 'CANCELED')
  const label = next && (held ? orderStatusLabels[next] : queued ? text.queued : orderMoveLabels[next])
  const wait = order.createdAt === null ? '' : formatWait(order.createdAt, now)
  return (
    <article
      className={css.ticket}
      data-row={order.id}
      aria-labelledby={heading}
      data-urgency={urgencyOf(order.createdAt, now)}
      data-printing={printing}
    >
      {printing && <p className={css.house}>{house.name}</p>}
      <div className={css.head}>
        <h3 id={heading} className={css.number}>{`#${number}`}</h3>
        {dayNumber && <span className={css.day}>{dayNumber}</span>}
        <span className={css.wait}>
          {printing ? formatInstant(order.createdAt) : wait === text.now ? text.now : text.since(wait)}
        </span>
      </div>
      <p className={css.who}>
        <Joined
          texts={[customerOf(order), orderService(order), ofOne && !printing ? undefined : order.restaurantName]}
        />
      </p>
      {wanted && <p className={css.wanted}>{wanted}</p>}
      {destination.length > 0 && (
        <p className={css.who}>
          <Joined texts={destination} />
        </p>
      )}
      {order.lines.length === 0 && <p className={css.lines}>{orderMessages.noDishes}</p>}
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <span className={css.quantity}>{`${line.quantity} ×`}</span>
            <span>
              <bdi>{line.dishName}</bdi>
              {line.note && <strong className={css.note}>{line.note}</strong>}
              <small className={css.allergens}>
                {line.allergens ? shortAllergensOfLine(line) : text.unknownAllergens}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {held ? (
          <button
            type="button"
            className={css.print}
            aria-label={text.takeBackOf(number)}
            onClick={() => on.onTakeBack(order)}
          >
            {text.takeBack}
          </button>
        ) : (
          <button
            type="button"
            className={css.print}
            aria-label={text.printOf(number)}
            onClick={() => on.onPrint(order)}
          >
            {text.print}
          </button>
        )}
        {next && (
          <button
            type="button"
            className={css.next}
            aria-disabled={queued}
            aria-label={`${label}, #${number}`}
            onClick={() => !queued && on.onMove(order, next)}
          >
            {label}
          </button>
        )}
      </div>
    </article>
  )
}

export type PrintedTicketProps = Pick<ServiceTicketProps, 'order' | 'now'> & {
  /** Called once the print dialog was answered. */
  onPrinted: () => void
}

const nothing = () => undefined

/** Prints the kitchen's ticket of an order from any page, once it is rendered. On screen there is nothing of it. */
export function PrintedTicket({ order, now, onPrinted }: PrintedTicketProps) {
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    window.print()
    printed()
  }, [])
  return (
    <div className={css.paper}>
      <ServiceTicket
        order={order}
        now={now}
        queued={false}
        printing
        onMove={nothing}
        onTakeBack={nothing}
        onPrint={nothing}
      />
    </div>
  )
}
