import type { PlannerLayout, PlannerPlace } from '@potager/domain/planner'
import { useLayoutEffect, useRef } from 'react'
import { hoursOf } from '../booking-words.ts'
import css from './PlannerGhost.module.css'
import { blockAt } from './planner-carry.ts'
import { blockPosition, TRACK, timePosition } from './planner-geometry.ts'
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
