import { plannerMessages as words } from '@potager/domain/messages'
import {
  type checkMove,
  isSamePlace,
  type PlannerBooking,
  type PlannerLayout,
  type PlannerPlace,
  placeOf,
} from '@potager/domain/planner'
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { hoursOf } from '../booking-words.tsx'
import { dayLabel, HEAD, NAMES } from './planner.ts'
import { blockOf, placeAfterKey, placeBetween, pointOf, trackPointer } from './planner-carry.ts'

/** A booking on its way to another place, and what stands against that place. */
export type Carried = { booking: PlannerBooking; place: PlannerPlace; byKeys: boolean } & ReturnType<typeof checkMove>

/** How bookings are moved in the planner. */
export type PlannerMoves = {
  canMove: (booking: PlannerBooking) => boolean
  check: (booking: PlannerBooking, place: PlannerPlace) => ReturnType<typeof checkMove>
  onMove: (booking: PlannerBooking, place: PlannerPlace) => void
}

const steps = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** What is said and shown of a place: hours, space, and what stands against it. */
export function placeWords(layout: PlannerLayout, { place, problem, holders }: Omit<Carried, 'booking' | 'byKeys'>) {
  const lane = layout.lanes.find(({ roomId }) => roomId === place.roomId)?.name || words.wholeRestaurant
  const day = layout.days.length > 1 ? `${dayLabel(place.start.slice(0, 10))} ` : ''
  const against = problem
    ? words.impossible(words.problems[problem])
    : holders.length > 0
      ? words.conflictWith(holders.map(({ title }) => title).join(', '))
      : ''
  return { where: `${day}${hoursOf(place)} · ${lane}`, against }
}

/**
 * Carries bookings to other places of the grid: by a mouse that drags, a finger that rests and drags, or the key D, arrows and
 * Enter. Escape puts back; so does a drop where it is impossible. Without `moves`, nothing is carried.
 * @returns `carried`; `said`, for a live region; `onKeyDown`, true when the key was for what is carried
 */
export function usePlannerCarry(
  grid: RefObject<HTMLElement | null>,
  layout: PlannerLayout,
  moves: PlannerMoves | undefined,
  onDropped: (booking: PlannerBooking) => void,
) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, say] = useState('')
  const dragging = useRef(false)
  const dropping = useRef(false)

  // Scrolling by touch can only be refused by a listener that was there before the finger came.
  const touchable = moves !== undefined
  useLayoutEffect(() => {
    const element = grid.current
    if (!touchable || !element) return
    const hold = (event: TouchEvent) => dragging.current && event.preventDefault()
    element.addEventListener('touchmove', hold, { passive: false })
    return () => element.removeEventListener('touchmove', hold)
  }, [grid, touchable])

  const at = (booking: PlannerBooking, place: PlannerPlace, byKeys: boolean, by: PlannerMoves): Carried => ({
    booking,
    place,
    byKeys,
    ...by.check(booking, place),
  })
  const putBack = (booking: PlannerBooking, why = '') => {
    setCarried(null)
    say([why, words.putBack(booking.title)].filter(Boolean).join('. '))
  }
  function drop({ booking, place, problem }: Carried, by: PlannerMoves) {
    if (problem || isSamePlace(place, placeOf(booking)))
      return putBack(booking, problem ? words.impossible(words.problems[problem]) : '')
    setCarried(null)
    say('')
    onDropped(booking)
    by.onMove(booking, place)
  }

  function onPointerDown(event: PointerEvent) {
    const target = event.target as Element
    const block = blockOf(layout, target.closest<HTMLElement>('[data-id]')?.dataset.id)
    const scroller = grid.current
    if (!moves || !block || !scroller || event.button !== 0 || !moves.canMove(block.booking)) return
    const from = pointOf(scroller, layout, event.clientX, event.clientY)
    if (!from) return
    const byEnd = target.closest('[data-edge]') !== null
    const { booking } = block
    let held = at(booking, placeOf(booking), false, moves)
    const release = (then: () => void) => () => {
      dragging.current = false
      // The click that follows a drag is not one.
      dropping.current = true
      setTimeout(() => {
        dropping.current = false
      })
      then()
    }
    trackPointer(
      event.nativeEvent,
      scroller,
      { left: NAMES, top: HEAD },
      {
        onLift: () => {
          dragging.current = true
          say('')
          setCarried(held)
        },
        onMove: (x, y) => {
          const to = pointOf(scroller, layout, x, y)
          const place = to && placeBetween(layout, booking, from, to, byEnd)
          if (!place || isSamePlace(place, held.place)) return
          held = at(booking, place, false, moves)
          setCarried(held)
        },
        onDrop: release(() => drop(held, moves)),
        onCancel: release(() => putBack(booking)),
      },
    )
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!moves) return false
    if (!carried) {
      const block = blockOf(layout, (event.target as HTMLElement).dataset.id)
      if (event.key.toLowerCase() !== 'd' || !block || !moves.canMove(block.booking)) return false
      event.preventDefault()
      setCarried(at(block.booking, placeOf(block.booking), true, moves))
      say(words.carried(block.booking.title))
      return true
    }
    if (!carried.byKeys || event.key === 'Tab') return false
    event.preventDefault()
    const { booking, place, problem } = carried
    if (event.key === 'Escape') putBack(booking)
    else if (event.key === 'Enter' && problem) say(words.impossible(words.problems[problem]))
    else if (event.key === 'Enter') drop(carried, moves)
    else if (steps.has(event.key)) {
      const next = at(booking, placeAfterKey(layout, place, event.key, event.shiftKey), true, moves)
      const { where, against } = placeWords(layout, next)
      setCarried(next)
      say([where, against].filter(Boolean).join('. '))
    }
    return true
  }

  return {
    carried,
    said,
    onKeyDown,
    gridProps: moves && {
      onPointerDown,
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!dropping.current) return
        event.preventDefault()
        event.stopPropagation()
      },
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (carried?.byKeys && !grid.current?.contains(relatedTarget as Node | null)) putBack(carried.booking)
      },
    },
  }
}
