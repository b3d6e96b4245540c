import { formatDate, formatLongDate } from '@potager/domain/format'
import { plannerMessages as words } from '@potager/domain/messages'
import type { PlannerBlock, PlannerLane, PlannerLayout } from '@potager/domain/planner'
import type { WallDate } from '@potager/domain/time'

/** In pixels. */
export const HEAD = 36
export const NAMES = 132
export const TRACK = 48
const MINUTE = 1.1
const NARROWEST_DAY = 92

const isWeek = (layout: PlannerLayout) => layout.days.length > 1

/** Width of a lane: a day scales with its minutes, a week fills the window down to a minimum per day. */
export function laneWidth(layout: PlannerLayout) {
  const days = NAMES + layout.days.length * NARROWEST_DAY
  return isWeek(layout) ? { width: '100%', minWidth: days } : { width: NAMES + layout.minutes * MINUTE }
}

/** CSS position of a fraction of the time axis, to the right of the lane names. */
function placeOf(from: number, to: number) {
  const beside = (part: number) => `(100% - ${NAMES}px) * ${part}`
  return { left: `calc(${NAMES}px + ${beside(from)})`, width: `calc(${beside(to - from)})` }
}

/** CSS position of a time range. */
export const timePosition = ({ minutes }: PlannerLayout, { from, to }: { from: number; to: number }) =>
  placeOf(from / minutes, to / minutes)

/** CSS position of a block: by minutes in a day, by day columns in a week. */
export function blockPosition(layout: PlannerLayout, block: PlannerBlock) {
  const days = layout.days.length
  return isWeek(layout) ? placeOf(block.firstDay / days, (block.lastDay + 1) / days) : timePosition(layout, block)
}

export const laneHeight = ({ tracks }: Pick<PlannerLane, 'tracks'>) => tracks * TRACK + 8

/** The visible part of the grid, in pixels of its content. */
export type Frame = { left: number; top: number; width: number; height: number }

// Overscan, so that a fast scroll shows blocks before the next render.
const MARGIN = 400

/** Each lane with its top and the blocks to render: those in or near the frame, and `keep`. */
export function visibleLanes(layout: PlannerLayout, frame: Frame, keep: string | null) {
  const from = isWeek(layout) ? 0 : (frame.left - MARGIN) / MINUTE
  const to = isWeek(layout) ? layout.minutes : (frame.left + frame.width + MARGIN) / MINUTE
  let top = HEAD
  return layout.lanes.map((lane) => {
    const laneTop = top
    top += laneHeight(lane)
    const isNear = (block: PlannerBlock) => {
      const y = laneTop + block.track * TRACK
      return (
        block.from < to && block.to > from && y < frame.top + frame.height + MARGIN && y + TRACK > frame.top - MARGIN
      )
    }
    return { lane, top: laneTop, blocks: lane.blocks.filter((one) => one.booking.id === keep || isNear(one)) }
  })
}

/** The block that an arrow key moves to: the next in the lane, or the nearest in time in the next non-empty lane. */
export function neighbour(layout: PlannerLayout, id: string, key: string): PlannerBlock | undefined {
  const lanes = layout.lanes.filter(({ blocks }) => blocks.length > 0)
  const row = lanes.findIndex(({ blocks }) => blocks.some(({ booking }) => booking.id === id))
  const blocks = lanes[row]?.blocks ?? []
  const column = blocks.findIndex(({ booking }) => booking.id === id)
  const current = blocks[column]
  if (!current) return lanes[0]?.blocks[0]
  if (key === 'ArrowRight') return blocks[column + 1]
  if (key === 'ArrowLeft') return blocks[column - 1]
  if (key === 'Home') return blocks[0]
  if (key === 'End') return blocks.at(-1)
  const distance = (block: PlannerBlock) => Math.abs(block.from - current.from)
  const target = lanes[row + (key === 'ArrowDown' ? 1 : -1)]?.blocks
  return target?.reduce((best, block) => (distance(block) < distance(best) ? block : best))
}

/** 'lun. 16/11', for a day heading. */
export function dayLabel(day: WallDate): string {
  return `${formatLongDate(`${day}T00:00:00`).slice(0, 3)}. ${formatDate(`${day}T00:00:00`).slice(0, 5)}`
}

/** 'samedi 21 novembre 2026', or 'Du 16/11/2026 au 22/11/2026'. */
export function periodLabel(days: readonly WallDate[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (first === last) return formatLongDate(`${first}T00:00:00`)
  return words.weekOf(formatDate(`${first}T00:00:00`), formatDate(`${last}T00:00:00`))
}
