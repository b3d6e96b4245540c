import { plannerMessages as words } from '@potager/domain/messages'
import type { PlannerBlock, PlannerLayout, PlannerSpanOfTime } from '@potager/domain/planner'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { PlannerBlockButton } from './PlannerBlockButton.tsx'
import css from './PlannerGrid.module.css'
import {
  blockPosition,
  HEAD,
  laneHeight,
  laneWidth,
  NAMES,
  neighbour,
  TRACK,
  timePosition,
  visibleLanes,
} from './planner-geometry.ts'
import { dayLabel } from './planner-words.ts'
import { useFrame } from './useFrame.ts'

export type PlannerGridProps = {
  label: string
  layout: PlannerLayout
  closed: readonly PlannerSpanOfTime[]
  /** The minute to scroll to when the period opens. */
  opensAt: number
  competitorsOf: (block: PlannerBlock) => readonly string[]
  onOpen: (block: PlannerBlock) => void
  /** Moves one period back (-1) or forward (1). */
  onTurn: (step: 1 | -1) => void
}

const arrows = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

/** Lanes on a horizontal time axis. Only visible blocks are rendered; arrow keys move between bookings. */
export function PlannerGrid({ label, layout, closed, opensAt, competitorsOf, onOpen, onTurn }: PlannerGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const frame = useFrame(grid)
  const first = layout.lanes.find(({ blocks }) => blocks.length > 0)?.blocks[0]?.booking.id ?? null
  const known = layout.lanes.some(({ blocks }) => blocks.some(({ booking }) => booking.id === active))
  const stop = known ? active : first
  const opened = layout.days.join()

  useLayoutEffect(() => {
    const element = grid.current
    if (opened && element) element.scrollLeft = (opensAt / layout.minutes) * (element.scrollWidth - NAMES)
  }, [opened, opensAt, layout.minutes])

  // The target of an arrow key may only be rendered now.
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== active) return
    wanted.current = null
    const slip = grid.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(active)}"]`)
    slip?.focus()
    slip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
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
      if (target === active) grid.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(target)}"]`)?.focus()
    }
  }

  return (
    // No <table>: blocks start at any minute, which cells cannot express.
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={layout.lanes.length + 1}
      tabIndex={first === null ? 0 : -1}
      className={css.grid}
      onKeyDown={onKeyDown}
    >
      <TimeHead layout={layout} />
      {visibleLanes(layout, frame, stop).map(({ lane, blocks }) => (
        <div
          key={lane.roomId}
          role="row"
          className={css.lane}
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
          {blocks.map((block) => (
            <div
              key={block.booking.id}
              role="gridcell"
              className={css.cell}
              style={{
                ...blockPosition(layout, block),
                top: block.track * TRACK + 4,
              }}
            >
              <PlannerBlockButton
                block={block}
                competitors={competitorsOf(block)}
                tabIndex={block.booking.id === stop ? 0 : -1}
                onOpen={onOpen}
                onFocus={({ booking }) => setActive(booking.id)}
              />
            </div>
          ))}
        </div>
      ))}
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
