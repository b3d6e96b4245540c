import { canChangeBooking } from '@potager/domain/booking'
import {
  checkMove,
  firstFreeSlot,
  freeSlot,
  PLANNER_STEP,
  type PlannerBooking,
  type PlannerLayout,
  type PlannerPlace,
  type PlannerSpace,
  startAt,
} from '@potager/domain/planner'
import { type Restaurant, zoneOf } from '@potager/domain/restaurant'
import type { Instant, WallDate, WallTime } from '@potager/domain/time'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Frame } from './planner.ts'
import { blockOf, pointOf } from './planner-carry.ts'
import type { PlannerMoves } from './usePlannerCarry.ts'

const query = 'print, (max-width: 43.75em)'

function subscribe(told: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', told)
  return () => media.removeEventListener('change', told)
}

/** Whether to show the list: on a phone, and in print, where a grid would be cut. */
export function useAsList(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

// Renders once per step of scrolling, well within the overscan.
const STEP = 200
const coarse = (pixels: number) => Math.floor(pixels / STEP) * STEP

/** The visible part of a scroll container, rounded to steps; a full screen until measured. */
export function useFrame(element: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>({ left: 0, top: 0, width: 1600, height: 900 })
  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const measure = () => {
      const next = {
        left: coarse(scroller.scrollLeft),
        top: coarse(scroller.scrollTop),
        width: coarse(scroller.clientWidth) + STEP,
        height: coarse(scroller.clientHeight) + STEP,
      }
      setFrame((known) =>
        known.left === next.left && known.top === next.top && known.width === next.width && known.height === next.height
          ? known
          : next,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [element])
  return frame
}

/** Where a new booking may be made in the planner. */
export type PlannerSlots = {
  /** The free place that starts then; null where there is none. */
  at: (start: WallTime, roomId: string | null) => PlannerPlace | null
  /** The first free place of a day, from a minute of it. */
  first: (day: WallDate, roomId: string | null, from?: number) => PlannerPlace | null
  onCreate: (place: PlannerPlace) => void
}

/**
 * Offers the free places of the grid: the one under the mouse is shown (`hovered`), a click on it or the key N on a booking
 * of its lane asks for it. Without `slots`, none is offered.
 * @returns `onKeyDown`, true when the key was for a new booking
 */
export function usePlannerSlots(
  grid: RefObject<HTMLElement | null>,
  layout: PlannerLayout,
  slots: PlannerSlots | undefined,
) {
  const [hovered, setHovered] = useState<PlannerPlace | null>(null)
  const sought = useRef('')
  const [firstDay = ''] = layout.days

  function under({ target, clientX, clientY }: MouseEvent): PlannerPlace | null | undefined {
    const isLane = target instanceof HTMLElement && target.dataset.lane !== undefined
    const point = slots && isLane && grid.current && pointOf(grid.current, layout, clientX, clientY)
    if (!point) {
      sought.current = ''
      return null
    }
    const { roomId, minute } = point
    const start = startAt(firstDay, Math.floor(minute / PLANNER_STEP) * PLANNER_STEP)
    const [day, isWeek] = [start.slice(0, 10), layout.days.length > 1]
    const known = `${roomId} ${isWeek ? day : start}`
    if (known === sought.current) return undefined
    sought.current = known
    return isWeek ? slots.first(day, roomId) : slots.at(start, roomId)
  }
  const leave = () => {
    sought.current = ''
    setHovered(null)
  }

  return {
    hovered,
    leave,
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (!slots || event.key.toLowerCase() !== 'n' || event.repeat) return false
      event.preventDefault()
      const block = blockOf(layout, (event.target as HTMLElement).dataset.id)
      const roomId = block ? (block.booking.roomId ?? null) : null
      const day = block ? startAt(firstDay, block.from).slice(0, 10) : firstDay
      const after = block && block.booking.end.slice(0, 10) === day ? block.to % 1440 : 0
      const place = slots.first(day, roomId, after) ?? slots.first(day, roomId)
      if (place) slots.onCreate(place)
      return true
    },
    gridProps: slots && {
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        const place = under(event)
        if (place !== undefined) setHovered(place)
      },
      onPointerLeave: leave,
      onClick: (event: MouseEvent) => {
        sought.current = ''
        const place = under(event)
        if (place) slots.onCreate(place)
      },
    },
  }
}

type Planned = {
  bookings: readonly PlannerBooking[] | null
  now: Instant
  onMove?: PlannerMoves['onMove'] | undefined
  moving?: ReadonlySet<string>
  onCreate?: PlannerSlots['onCreate'] | undefined
}

/** What may be moved and made in a restaurant's planner; undefined where nothing may, or while it is loading. */
export function usePlannerSpace(
  { bookings, now, onMove, moving, onCreate }: Planned,
  restaurant: Restaurant | undefined,
): { moves: PlannerMoves | undefined; slots: PlannerSlots | undefined } {
  const space = useMemo<PlannerSpace | null>(
    () => (restaurant && bookings ? { restaurant, bookings, now } : null),
    [restaurant, bookings, now],
  )
  const moves = useMemo<PlannerMoves | undefined>(
    () =>
      space && onMove
        ? {
            canMove: (booking) =>
              !moving?.has(booking.id) && canChangeBooking(booking, now, zoneOf(space.restaurant.address)),
            check: (booking, place) => checkMove(booking, place, space),
            onMove,
          }
        : undefined,
    [space, onMove, moving, now],
  )
  const slots = useMemo<PlannerSlots | undefined>(
    () =>
      space && onCreate
        ? {
            at: (start, roomId) => freeSlot(start, roomId, space),
            first: (day, roomId, from) => firstFreeSlot(day, roomId, space, from),
            onCreate,
          }
        : undefined,
    [space, onCreate],
  )
  return { moves, slots }
}

/** The first free place of the days shown: of the whole restaurant, else of a room; null when there is none. */
export function firstOf(slots: Pick<PlannerSlots, 'first'>, { days, lanes }: PlannerLayout): PlannerPlace | null {
  for (const day of days)
    for (const { roomId } of lanes) {
      const place = slots.first(day, roomId)
      if (place) return place
    }
  return null
}
