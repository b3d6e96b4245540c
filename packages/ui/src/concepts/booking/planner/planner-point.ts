import type { PlannerLayout } from '@potager/domain/planner'
import type { GridPoint } from './planner-carry.ts'
import { NAMES } from './planner-geometry.ts'

/**
 * The lane and the minute at a place of the window, in pixels; above and below the grid the first and last lane, beside it
 * the first and last minute. Null while no lane is drawn.
 */
export function pointOf(grid: HTMLElement, layout: PlannerLayout, x: number, y: number): GridPoint | null {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-lane]')]
  const row = rows.find((one) => y < one.getBoundingClientRect().bottom) ?? rows.at(-1)
  if (!row) return null
  const { left, width } = row.getBoundingClientRect()
  const minute = Math.floor(((x - left - NAMES) / (width - NAMES)) * layout.minutes)
  return { roomId: row.dataset.lane || null, minute: Math.max(0, Math.min(layout.minutes - 1, minute)) }
}
