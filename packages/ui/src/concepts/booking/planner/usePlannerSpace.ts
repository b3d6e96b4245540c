import { canChangeBooking } from '@potager/domain/booking'
import {
  checkMove,
  firstFreeSlot,
  freeSlot,
  type PlannerBooking,
  type PlannerLayout,
  type PlannerPlace,
  type PlannerSpace,
} from '@potager/domain/planner'
import { type Restaurant, zoneOf } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import { useMemo } from 'react'
import type { PlannerMoves } from './usePlannerCarry.ts'
import type { PlannerSlots } from './usePlannerSlots.ts'

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
