import { isBookingStatus } from '@potager/domain/booking'
import { readableCode } from '@potager/domain/format'
import { eventRequestStatusLabels, reservationStatusLabels, plannerMessages as words } from '@potager/domain/messages'
import type { PlannerBlock, PlannerLayout, PlannerPlace } from '@potager/domain/planner'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../foundations/icon/index.ts'
import { hoursOf, peopleOf } from '../booking-words.tsx'
import css from './planner.module.css'
import { blockPosition, TRACK, timePosition } from './planner.ts'
import { blockAt } from './planner-carry.ts'
import { type Carried, placeWords } from './usePlannerCarry.ts'

/** The part of the period after which the words of a place stand to the left of its end. */
const LATE = 0.7

type PlannerGhostProps = {
  layout: PlannerLayout
  carried: Carried /** Its track, where it is over its own lane. */
  track: number
}

/** Where a carried booking would be dropped: hours, space, and what stands against it. The live region says the same. */
export function PlannerGhost({ layout, carried, track }: PlannerGhostProps) {
  const shown = useRef<HTMLDivElement>(null)
  const { booking, place, byKeys, problem, holders } = carried
  const block = blockAt(layout, booking, place)
  const where = `${place.start} ${place.roomId}`
  useLayoutEffect(() => {
    if (byKeys && where) shown.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [byKeys, where])
  if (!block) return null
  const said = placeWords(layout, carried)
  return (
    <div
      ref={shown}
      aria-hidden="true"
      className={css.ghost}
      data-against={problem ? 'problem' : holders.length > 0 ? 'holders' : undefined}
      data-late={block.from > layout.minutes * LATE || undefined}
      style={{ ...blockPosition(layout, block), top: track * TRACK + 4 }}
    >
      <span className={css.said}>
        <span>{said.where}</span>
        {said.against && <span className={css.against}>{said.against}</span>}
      </span>
    </div>
  )
}

/** The free place under the mouse, where a click makes a booking. */
export function PlannerSlot({ layout, place }: { layout: PlannerLayout; place: PlannerPlace }) {
  const origin = layout.days.indexOf(place.start.slice(0, 10)) * 1440
  const minutes = (time: string) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
  const from = minutes(place.start)
  const isWeek = layout.days.length > 1
  const to = place.end.slice(0, 10) === place.start.slice(0, 10) ? minutes(place.end) : 1440
  const span = isWeek ? { from: origin, to: origin + 1440 } : { from, to }
  return (
    <div aria-hidden="true" className={css.slot} style={timePosition(layout, span)}>
      {`+ ${hoursOf(place)}`}
    </div>
  )
}

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
