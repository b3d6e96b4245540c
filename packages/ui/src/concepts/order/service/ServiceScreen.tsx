import { filterLabels, orderFieldLabels, orderStatusLabels, serviceMessages as text } from '@potager/domain/messages'
import type { Order, OrderStatus } from '@potager/domain/order'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/button/index.ts'
import { ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import { SelectField } from '../../../components/input/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { useKeptFocus } from '../../../components/screen/useKeptFocus.ts'
import css from './ServiceScreen.module.css'
import { ServiceTicket, type ServiceTicketProps } from './ServiceTicket.tsx'

/** Statuses of the kitchen's work, in order. */
export const serviceStatuses = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY'] as const
export type ServiceStatus = (typeof serviceStatuses)[number]

/** Orders of one status, the longest waiting first; null while loading. `more` is true when not all are shown. */
export type ServiceColumn = { orders: readonly Order[] | null; more: boolean }

export type ServiceScreenProps = Pick<ServiceTicketProps, 'now' | 'onMove' | 'onTakeBack' | 'onPrint'> & {
  columns: Record<ServiceStatus, ServiceColumn>
  restaurants: readonly { id: string; name: string }[]
  /** Id of the restaurant, '' for all. */
  restaurant: string
  /** Receives an empty text for all restaurants. */
  onRestaurant: (id: string) => void
  /** Opens the menu of the kitchen's restaurant; absent while none is chosen. */
  menu?: ReactNode
  /** Unsent status changes, by order id. */
  queued: ReadonlyMap<string, OrderStatus>
  /** Ids of orders whose unsent change may be taken back. */
  held?: ReadonlySet<string>
  /** True while the board stands alone, without the pages around it. */
  alone?: boolean
  /** Has the board stand alone, or among the pages again. */
  onAlone?: (alone: boolean) => void
  /** Id of the order whose ticket is printed. */
  printing: string | null
  /** True after the last refetch failed; stale orders stay on screen. */
  cut: boolean
  onRetry: () => void
}

const none: ReadonlySet<string> = new Set()

/** The kitchen board: one column per status and one action per order; it stays usable through short network outages. */
export function ServiceScreen(props: ServiceScreenProps) {
  const {
    columns,
    queued,
    held = none,
    cut,
    restaurants,
    restaurant,
    onRestaurant,
    menu,
    alone = false,
    onAlone,
    onRetry,
  } = props
  const waiting = [...queued.keys()].filter((id) => !held.has(id)).length
  const loaded = serviceStatuses.flatMap((status) => columns[status].orders ?? [])
  const kept = useKeptFocus<HTMLDivElement>(columns)
  const nothing = serviceStatuses.every((status) => columns[status].orders === null)
  if (cut && nothing) return <ErrorState message={text.failure} onRetry={onRetry} />
  return (
    <div className={css.screen}>
      <ScreenHeading title={text.title} counts={nothing ? null : text.counts(loaded.length)}>
        {restaurants.length > 1 && (
          <SelectField
            label={orderFieldLabels.restaurant}
            value={restaurant}
            options={[
              { value: '', label: filterLabels.anyRestaurant },
              ...restaurants.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={onRestaurant}
          />
        )}
        {menu}
        {onAlone && (
          <Button size="small" aria-pressed={alone} onClick={() => onAlone(!alone)}>
            {alone ? text.withPages : text.alone}
          </Button>
        )}
      </ScreenHeading>
      <p className={css.notice} role="status" data-shown={cut || waiting > 0}>
        {[cut ? text.cut : '', waiting > 0 ? text.waiting(waiting) : ''].filter(Boolean).join(' ')}
      </p>
      <div className={css.board} {...kept}>
        {serviceStatuses.map((status) => (
          <Column key={status} status={status} {...props} />
        ))}
      </div>
    </div>
  )
}

function Column({
  status,
  columns,
  queued,
  held = none,
  restaurants,
  restaurant,
  printing,
  now,
  onMove,
  onTakeBack,
  onPrint,
}: ServiceScreenProps & { status: ServiceStatus }) {
  const heading = useId()
  const { orders, more } = columns[status]
  return (
    <section
      className={css.column}
      aria-labelledby={heading}
      data-status={status}
      {...(orders === null && { 'data-awaited': '' })}
    >
      <h2 id={heading} className={css.state}>
        <span>{orderStatusLabels[status]}</span>
        {orders && <span className={css.count}>{orders.length}</span>}
      </h2>
      {orders === null && <ListSkeleton rows={2} />}
      {orders?.length === 0 && <p className={css.none}>{text.none}</p>}
      {orders?.map((order) => (
        <ServiceTicket
          key={order.id}
          order={order}
          now={now}
          queued={queued.has(order.id)}
          held={held.has(order.id)}
          ofOne={restaurant !== '' || restaurants.length === 1}
          printing={printing === order.id}
          onMove={onMove}
          onTakeBack={onTakeBack}
          onPrint={onPrint}
        />
      ))}
      {more && <p className={css.none}>{text.more}</p>}
    </section>
  )
}
