import { addMinutes, type Instant, type WallDate, type WallTime, wallDurationMinutes } from '../../base/time/index.ts'
import {
  type BookingPeriod,
  capacityOf,
  checkPeriod,
  holdsSpace,
  isOpenDuring,
  type PeriodProblem,
  rivalsOf,
} from '../booking/index.ts'
import { type Restaurant, tellsHours, zoneOf } from '../restaurant/index.ts'
import type { PlannerBooking } from './planner-booking.ts'

/** Minutes between two starts that the planner offers. */
export const PLANNER_STEP = 15

/** A period in a room, or in the whole restaurant (`roomId` null). */
export type PlannerPlace = BookingPeriod & { roomId: string | null }

/** A restaurant, its bookings and the time: what decides whether a place is free. */
export type PlannerSpace = {
  restaurant: Pick<Restaurant, 'address' | 'openingHours' | 'exceptions' | 'rooms' | 'seats'>
  bookings: readonly PlannerBooking[]
  now: Instant
}

/** Why a place is refused whatever else is booked. */
export type PlaceProblem = PeriodProblem | 'closed' | 'not-reservable' | 'too-small'

/** The place of a booking. */
export const placeOf = ({ start, end, roomId }: PlannerBooking): PlannerPlace => ({
  start,
  end,
  roomId: roomId ?? null,
})

/** Whether two places are the same. */
export const isSamePlace = (one: PlannerPlace, other: PlannerPlace): boolean =>
  one.start === other.start && one.end === other.end && one.roomId === other.roomId

/** The booking as it would be at a place. */
export function bookingAt(booking: PlannerBooking, { start, end, roomId }: PlannerPlace): PlannerBooking {
  const { roomId: _, roomName: __, ...rest } = booking
  return { ...rest, start, end, ...(roomId === null ? {} : { roomId }) }
}

/** The start at a minute of the wall clock since the first midnight shown. */
export const startAt = (first: WallDate, minute: number): WallTime => addMinutes(`${first}T00:00:00`, minute)

/** The place that starts then; it lasts as long as the booking does. */
export function startingAt(booking: PlannerBooking, start: WallTime, roomId: string | null): PlannerPlace {
  return { start, end: addMinutes(start, wallDurationMinutes(booking.start, booking.end)), roomId }
}

/** What holds a place: pending reservations and confirmed bookings that share its space and overlap it; never `id`. */
export function holdersOf(
  { roomId, ...period }: PlannerPlace,
  bookings: readonly PlannerBooking[],
  id = '',
): PlannerBooking[] {
  const rivals = rivalsOf({ ...period, id, roomId: roomId ?? undefined }, bookings)
  return rivals.filter(({ kind, status, requested }) => holdsSpace(kind, status, requested))
}

/** Why nothing can be booked at a place, or null; the server has the same rules, and takes nothing where no hours are told. */
export function problemOf(place: PlannerPlace, { restaurant, now }: PlannerSpace, people = 0): PlaceProblem | null {
  const problem = checkPeriod(place, now, zoneOf(restaurant.address))
  if (problem) return problem
  if (tellsHours(restaurant) && !isOpenDuring(restaurant, place)) return 'closed'
  const room = place.roomId === null ? null : restaurant.rooms.find(({ id }) => id === place.roomId)
  if (room === undefined || room?.reservable === false) return 'not-reservable'
  return people > (capacityOf(restaurant, room) ?? people) ? 'too-small' : null
}

/**
 * What stands against moving a booking to a place: a problem of the place, and the bookings in its way. One that holds
 * nothing itself yields only to what is confirmed.
 */
export function checkMove(
  booking: PlannerBooking,
  place: PlannerPlace,
  space: PlannerSpace,
): { problem: PlaceProblem | null; holders: PlannerBooking[] } {
  const holds = holdsSpace(booking.kind, booking.status, booking.requested)
  const holders = holdersOf(place, space.bookings, booking.id).filter(({ status }) => holds || status === 'CONFIRMED')
  return { problem: problemOf(place, space, booking.people ?? 0), holders }
}
