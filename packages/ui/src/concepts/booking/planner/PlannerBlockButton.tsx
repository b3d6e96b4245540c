import { isBookingStatus } from '@potager/domain/booking'
import { readableCode } from '@potager/domain/format'
import { eventRequestStatusLabels, reservationStatusLabels, plannerMessages as words } from '@potager/domain/messages'
import type { PlannerBlock } from '@potager/domain/planner'
import { Icon } from '../../../foundations/icon/index.ts'
import { hoursOf, peopleOf } from '../booking-words.ts'
import css from './PlannerBlockButton.module.css'

export type PlannerBlockButtonProps = {
  block: PlannerBlock
  /** Titles of the conflicting bookings. */
  competitors: readonly string[]
  tabIndex?: number
  /** Whether it can be moved, and by its end too. */
  movable?: 'whole' | 'end' | undefined
  /** Whether it is on its way to another place. */
  carried?: boolean
  /** Whether it holds the place that another one is carried to. */
  inTheWay?: boolean | undefined
  /** Whether its move is being sent. */
  busy?: boolean | undefined
  onOpen: (block: PlannerBlock) => void
  onFocus?: (block: PlannerBlock) => void
}

const labels = { RESERVATION: reservationStatusLabels, EVENT: eventRequestStatusLabels }

/** A booking in the planner: hours, customer, status as text and border, and a mark for conflicts. */
export function PlannerBlockButton({ block, competitors, tabIndex = 0, movable, ...on }: PlannerBlockButtonProps) {
  const { booking } = block
  const status = isBookingStatus(booking.status) ? labels[booking.kind][booking.status] : readableCode(booking.status)
  const conflict = competitors.length > 0 ? [words.conflictWith(competitors.join(', '))] : []
  const more = [words.kinds[booking.kind], peopleOf(booking), ...conflict].join(', ')
  return (
    <button
      type="button"
      className={css.slip}
      data-id={booking.id}
      data-status={booking.status}
      data-conflict={competitors.length > 0 || undefined}
      data-cut={block.cutStart ? (block.cutEnd ? 'both' : 'start') : block.cutEnd ? 'end' : undefined}
      data-movable={movable}
      data-carried={on.carried || undefined}
      data-in-the-way={on.inTheWay || undefined}
      tabIndex={tabIndex}
      aria-busy={on.busy || undefined}
      aria-keyshortcuts={movable && 'D'}
      aria-haspopup="dialog"
      title={`${booking.title}, ${hoursOf(booking)}, ${status}, ${more}`}
      onClick={() => on.onOpen(block)}
      onFocus={() => on.onFocus?.(block)}
    >
      <span className={css.title}>
        {competitors.length > 0 && <Icon name="warning" size="1em" />}
        <span>{booking.title}</span>
      </span>{' '}
      <span className={css.more}>{`${hoursOf(booking)} · ${status}`}</span>
      <span className="visually-hidden">{`, ${more}`}</span>
      {movable === 'end' && <span data-edge="" aria-hidden="true" className={css.edge} />}
    </button>
  )
}
