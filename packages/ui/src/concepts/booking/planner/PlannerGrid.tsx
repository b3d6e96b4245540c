import { plannerMessages as words } from '@potager/domain/messages'
import type { PlannerBlock, PlannerLane, PlannerLayout, PlannerSpanOfTime } from '@potager/domain/planner'
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { PlannerBlockButton, PlannerGhost, PlannerSlot } from './PlannerBlocks.tsx'
import css from './planner.module.css'
import {
  blockPosition,
  dayLabel,
  HEAD,
  laneHeight,
  laneWidth,
  NAMES,
  neighbour,
  TRACK,
  timePosition,
  visibleLanes,
} from './planner.ts'
import { type PlannerMoves, usePlannerCarry } from './usePlannerCarry.ts'
import { type PlannerSlots, useFrame, usePlannerSlots } from './usePlannerSpace.ts'

export type PlannerGridProps = {
  label: string
  layout: PlannerLayout
  closed: readonly PlannerSpanOfTime[]
  /** The minute to scroll to when the period opens. */
  opensAt: number
  /** Ids of bookings whose move is being sent. */
  busy?: ReadonlySet<string> | undefined
  competitorsOf: (block: PlannerBlock) => readonly string[]
  onOpen: (block: PlannerBlock) => void
  /** Moves one period back (-1) or forward (1). */
  onTurn: (step: 1 | -1) => void
  /** How bookings are moved; without it they are not. */
  moves?: PlannerMoves | undefined
  /** Where bookings are made; without it nowhere. */
  slots?: PlannerSlots | undefined
}

const arrows = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

/** Lanes on a horizontal time axis. Only visible blocks are rendered; arrow keys move between bookings. */
export function PlannerGrid({ label, layout, opensAt, onTurn, moves, slots, ...shown }: PlannerGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const frame = useFrame(grid)
  const first = layout.lanes.find(({ blocks }) => blocks.length > 0)?.blocks[0]?.booking.id ?? null
  const known = layout.lanes.some(({ blocks }) => blocks.some(({ booking }) => booking.id === active))
  const stop = known ? active : first
  const opened = layout.days.join()

  // Not again when a booking is moved, which may change the hour to open at.
  const scroll = useEffectEvent(() => {
    const element = grid.current
    if (element) element.scrollLeft = (opensAt / layout.minutes) * (element.scrollWidth - NAMES)
  })
  useLayoutEffect(() => {
    if (opened && label) scroll()
  }, [opened, label])

  // The target of an arrow key may only be rendered now.
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== active) return
    wanted.current = null
    const slip = slipOf(grid.current, active)
    slip?.focus()
    slip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])

  // A booking that was dropped in another lane is drawn anew there, and again where it is put back.
  const dropped = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (dropped.current !== null && layout && document.activeElement === document.body)
      slipOf(grid.current, dropped.current)?.focus()
  }, [layout])

  const carry = usePlannerCarry(grid, layout, moves, ({ id }) => {
    dropped.current = id
    setActive(id)
  })
  const free = usePlannerSlots(grid, layout, slots)
  const { carried } = carry

  function onKeyDown(event: KeyboardEvent) {
    dropped.current = null
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (carry.onKeyDown(event) || free.onKeyDown(event)) return
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      // The focused block is removed with its period.
      grid.current?.focus({ preventScroll: true })
      onTurn(event.key === 'PageDown' ? 1 : -1)
    } else if (arrows.has(event.key)) {
      event.preventDefault()
      const target = event.target === grid.current ? stop : neighbour(layout, stop ?? '', event.key)?.booking.id
      if (!target) return
      wanted.current = target
      setActive(target)
      if (target === active) slipOf(grid.current, target)?.focus()
    }
  }

  return (
    <>
      {/* No <table>: blocks start at any minute, which cells cannot express. */}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={layout.lanes.length + 1}
        tabIndex={first === null ? 0 : -1}
        className={css.grid}
        data-carrying={carried ? '' : undefined}
        data-free={free.hovered ? '' : undefined}
        {...carry.gridProps}
        {...free.gridProps}
        onKeyDown={onKeyDown}
      >
        <TimeHead layout={layout} />
        {visibleLanes(layout, frame, carried?.booking.id ?? stop).map(({ lane, blocks }) => (
          <Lane
            key={lane.roomId}
            {...shown}
            layout={layout}
            lane={lane}
            blocks={blocks}
            stop={stop}
            carry={carry}
            hovered={free.hovered}
            moves={moves}
            onFocus={setActive}
          />
        ))}
      </div>
      {moves && (
        <p className="visually-hidden" aria-live="assertive">
          {carry.said}
        </p>
      )}
    </>
  )
}

const slipOf = (grid: HTMLElement | null, id: string) =>
  grid?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)

type LaneProps = Pick<PlannerGridProps, 'layout' | 'closed' | 'busy' | 'competitorsOf' | 'onOpen' | 'moves'> & {
  lane: PlannerLane
  blocks: readonly PlannerBlock[]
  stop: string | null
  carry: Pick<ReturnType<typeof usePlannerCarry>, 'carried'>
  hovered: ReturnType<typeof usePlannerSlots>['hovered']
  onFocus: (id: string) => void
}

/** A space: its name, its closed hours, its bookings, and what is carried or offered over it. */
function Lane({ layout, lane, blocks, closed, stop, carry: { carried }, hovered, moves, ...on }: LaneProps) {
  const over = carried?.place.roomId === lane.roomId ? carried : null
  const track = blocks.find(({ booking }) => booking.id === over?.booking.id)?.track ?? 0
  return (
    <div
      role="row"
      data-lane={lane.roomId ?? ''}
      className={css.gridLane}
      style={{
        height: laneHeight(lane),
        ...laneWidth(layout),
        ['--columns' as string]: layout.days.length > 1 ? layout.days.length : 24,
      }}
    >
      <div role="rowheader" className={css.name} style={{ width: NAMES }}>
        <span title={lane.name}>{lane.name || words.wholeRestaurant}</span>
      </div>
      {closed.map((span) => (
        <div
          key={span.from}
          aria-hidden="true"
          className={css.closed}
          title={words.closed}
          style={timePosition(layout, span)}
        />
      ))}
      {!carried && hovered?.roomId === lane.roomId && <PlannerSlot layout={layout} place={hovered} />}
      {blocks.map((block) => (
        <div
          key={block.booking.id}
          role="gridcell"
          className={css.cell}
          style={{ ...blockPosition(layout, block), top: block.track * TRACK + 4 }}
        >
          <PlannerBlockButton
            block={block}
            competitors={on.competitorsOf(block)}
            tabIndex={block.booking.id === stop ? 0 : -1}
            movable={
              moves?.canMove(block.booking) ? (layout.days.length > 1 || block.cutEnd ? 'whole' : 'end') : undefined
            }
            carried={carried?.booking.id === block.booking.id}
            inTheWay={carried?.holders.some(({ id }) => id === block.booking.id)}
            busy={on.busy?.has(block.booking.id)}
            onOpen={on.onOpen}
            onFocus={({ booking }) => on.onFocus(booking.id)}
          />
        </div>
      ))}
      {over && <PlannerGhost layout={layout} carried={over} track={track} />}
    </div>
  )
}

function TimeHead({ layout }: { layout: PlannerLayout }) {
  const isDay = layout.days.length === 1
  const marks = isDay
    ? Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
    : layout.days.map(dayLabel)
  return (
    <div role="row" className={css.head} style={{ height: HEAD, ...laneWidth(layout) }}>
      <div role="columnheader" className={css.corner} style={{ width: NAMES }}>
        {words.lanes}
      </div>
      {marks.map((mark) => (
        <div key={mark} role="columnheader" className={css.mark}>
          <span>{mark}</span>
        </div>
      ))}
    </div>
  )
}
