import {
  bookingAt,
  layPlanner,
  PLANNER_STEP,
  type PlannerBlock,
  type PlannerBooking,
  type PlannerLayout,
  type PlannerPlace,
  placeOf,
  startAt,
  startingAt,
} from '@potager/domain/planner'
import { addMinutes, wallDurationMinutes } from '@potager/domain/time'
import { NAMES } from './planner.ts'

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

const minuteOf = (layout: PlannerLayout, time: string) => wallDurationMinutes(`${layout.days[0]}T00:00:00`, time)

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

const isWeek = (layout: PlannerLayout) => layout.days.length > 1

/** The lane that a key leads to: the one above or below, or the same at the ends. */
function besideLane(layout: PlannerLayout, roomId: string | null, step: number): string | null {
  const row = layout.lanes.findIndex((lane) => lane.roomId === roomId)
  return (layout.lanes[row + step] ?? layout.lanes[row])?.roomId ?? null
}

/**
 * Where a carried booking stands after an arrow key: up and down change the lane; left and right the start, by quarters of
 * an hour on a day's view, by days on a week's. With `toEnd` they change a day's end.
 */
export function placeAfterKey(layout: PlannerLayout, place: PlannerPlace, key: string, toEnd: boolean): PlannerPlace {
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return { ...place, roomId: besideLane(layout, place.roomId, key === 'ArrowDown' ? 1 : -1) }
  const forward = key === 'ArrowRight'
  if (toEnd)
    return isWeek(layout) ? place : { ...place, end: endAt(layout, place, nextStep(endOf(layout, place), forward)) }
  const minute = minuteOf(layout, place.start)
  const next = isWeek(layout) ? minute + (forward ? 1440 : -1440) : nextStep(minute, forward)
  const start = startAt(layout.days[0] ?? '', next < 0 || next >= layout.minutes ? minute : next)
  return { ...place, start, end: addMinutes(start, wallDurationMinutes(place.start, place.end)) }
}

const endOf = (layout: PlannerLayout, { end }: PlannerPlace) => minuteOf(layout, end)

/** The next quarter of an hour after a minute, or the last one before it. */
const nextStep = (minute: number, forward: boolean) =>
  forward
    ? (Math.floor(minute / PLANNER_STEP) + 1) * PLANNER_STEP
    : (Math.ceil(minute / PLANNER_STEP) - 1) * PLANNER_STEP

function endAt(layout: PlannerLayout, { start }: PlannerPlace, minute: number): string {
  return startAt(layout.days[0] ?? '', Math.max(minuteOf(layout, start) + PLANNER_STEP, minute))
}

/** A point of the grid: a lane, and a minute since the first midnight shown. */
export type GridPoint = { roomId: string | null; minute: number }

/**
 * Where a booking stands that was taken at one point and is held at another: by its end (`end`), or whole. On a week's view
 * it keeps its hours.
 */
export function placeBetween(
  layout: PlannerLayout,
  booking: PlannerBooking,
  from: GridPoint,
  to: GridPoint,
  end: boolean,
): PlannerPlace {
  const before = placeOf(booking)
  const round = (minute: number) => Math.round(minute / PLANNER_STEP) * PLANNER_STEP
  if (end) return { ...before, end: endAt(layout, before, round(endOf(layout, before) + to.minute - from.minute)) }
  const minute = minuteOf(layout, before.start)
  const moved = isWeek(layout)
    ? minute + (Math.floor(to.minute / 1440) - Math.floor(from.minute / 1440)) * 1440
    : within(round(minute + to.minute - from.minute), Math.min(minute, 0), layout.minutes - PLANNER_STEP)
  const start =
    Math.abs(to.minute - from.minute) < PLANNER_STEP / 2 ? before.start : startAt(layout.days[0] ?? '', moved)
  return startingAt(booking, start, to.roomId)
}

/** The block of a booking at a place, on the days shown; undefined outside of them. */
export function blockAt(layout: PlannerLayout, booking: PlannerBooking, place: PlannerPlace): PlannerBlock | undefined {
  const { lanes } = layPlanner([bookingAt(booking, place)], [], layout.days)
  return lanes.flatMap(({ blocks }) => blocks)[0]
}

/** The block of a booking by its id. */
export function blockOf(layout: PlannerLayout, id: string | undefined): PlannerBlock | undefined {
  for (const { blocks } of layout.lanes) for (const block of blocks) if (block.booking.id === id) return block
  return undefined
}

/** Milliseconds that a finger rests on a booking to pick it up; before that, it scrolls. */
const LONG_PRESS_MS = 350

/** Pixels that a mouse moves before it drags, and that a resting finger may tremble. */
const SLACK = { mouse: 5, other: 10 }

/** Pixels from an edge of the scroller where it scrolls, and pixels per frame. */
const EDGE = 40
const SPEED = 10

type PointerDrag = {
  /** The drag begins: the mouse has moved, or the finger has rested. */
  onLift: () => void
  /** A place in the window, in pixels; again when the scroller moves under the pointer. */
  onMove: (x: number, y: number) => void
  onDrop: () => void
  /** Escape was pressed, or the browser took the pointer. */
  onCancel: () => void
}

/**
 * Follows a pointer that went down until it is released: a drag by a mouse that moves or a finger that rests, else nothing.
 * The scroller scrolls while the pointer is near its edges; `inset` is what covers its left and top edge, in pixels.
 */
export function trackPointer(
  { pointerId, pointerType, clientX, clientY }: Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>,
  scroller: HTMLElement,
  inset: { left: number; top: number },
  drag: PointerDrag,
): void {
  const mouse = pointerType === 'mouse'
  const ending = new AbortController()
  const { signal } = ending
  let at = { x: clientX, y: clientY }
  let lifted = false
  let frame = 0
  const resting = mouse ? undefined : setTimeout(lift, LONG_PRESS_MS)

  function end(then?: () => void) {
    clearTimeout(resting)
    cancelAnimationFrame(frame)
    ending.abort()
    if (lifted) then?.()
  }
  function lift() {
    lifted = true
    capture()
    drag.onLift()
    drag.onMove(at.x, at.y)
    frame = requestAnimationFrame(scroll)
  }
  function capture() {
    try {
      scroller.setPointerCapture(pointerId)
    } catch {
      // The pointer is gone meanwhile: the window hears its end all the same.
    }
  }
  function scroll() {
    const { left, right, top, bottom } = scroller.getBoundingClientRect()
    const toward = (place: number, low: number, high: number) =>
      place > high - EDGE ? SPEED : place < low + EDGE ? -SPEED : 0
    const [wasLeft, wasTop] = [scroller.scrollLeft, scroller.scrollTop]
    scroller.scrollLeft += toward(at.x, left + inset.left, right)
    scroller.scrollTop += toward(at.y, top + inset.top, bottom)
    if (scroller.scrollLeft !== wasLeft || scroller.scrollTop !== wasTop) drag.onMove(at.x, at.y)
    frame = requestAnimationFrame(scroll)
  }
  const ofPointer = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event)
  }

  window.addEventListener(
    'pointermove',
    ofPointer((event) => {
      at = { x: event.clientX, y: event.clientY }
      if (lifted) drag.onMove(at.x, at.y)
      else if (Math.hypot(at.x - clientX, at.y - clientY) > (mouse ? SLACK.mouse : SLACK.other)) {
        if (mouse) lift()
        else end()
      }
    }),
    { signal },
  )
  window.addEventListener(
    'pointerup',
    ofPointer(() => end(drag.onDrop)),
    { signal },
  )
  window.addEventListener(
    'pointercancel',
    ofPointer(() => end(drag.onCancel)),
    { signal },
  )
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !lifted) return
      event.preventDefault()
      event.stopPropagation()
      end(drag.onCancel)
    },
    { signal, capture: true },
  )
  // A long press has a menu of its own.
  window.addEventListener('contextmenu', (event) => !mouse && event.preventDefault(), { signal })
}
