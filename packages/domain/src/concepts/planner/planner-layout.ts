import {
  addDays,
  addMinutes,
  type Instant,
  type WallDate,
  type WallTime,
  wallDurationMinutes,
  weekdays,
  weekStart,
} from '../../base/time/index.ts'
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
import { findConflicts, type PlannerBooking } from './planner-booking.ts'

export type PlannerSpan = 'day' | 'week'

/** A booking on its lane: minutes of the wall clock since the first midnight shown, cut to the days shown. */
export type PlannerBlock = {
  booking: PlannerBooking
  from: number
  to: number
  /** Indexes of its days among those shown; the small hours belong to the evening before. */
  firstDay: number
  lastDay: number
  /** Position among overlapping blocks, from 0. */
  track: number
  /** Ids of its conflicts, in any lane. */
  conflicts: readonly string[]
  /** Whether it starts before, or ends after, the days shown. */
  cutStart: boolean
  cutEnd: boolean
}

/** A room, or the whole restaurant (`roomId` null), with its blocks in order of time and the number of tracks. */
export type PlannerLane = { roomId: string | null; name: string; tracks: number; blocks: readonly PlannerBlock[] }

export type PlannerLayout = { days: readonly WallDate[]; minutes: number; lanes: readonly PlannerLane[] }

/** The days shown: the given one, or its week from Monday. */
export function plannerDays(span: PlannerSpan, day: WallDate): WallDate[] {
  return span === 'day' ? [day] : weekdays.map((_, index) => addDays(weekStart(day), index))
}

/** The lanes of a restaurant: the whole first, then its rooms, then rooms that only bookings still name. */
function lanesOf(rooms: readonly { id: string; name: string }[], bookings: readonly PlannerBooking[]) {
  const names = new Map<string | null, string>([[null, '']])
  for (const { id, name } of rooms) names.set(id, name)
  for (const { roomId, roomName } of bookings) if (roomId && !names.has(roomId)) names.set(roomId, roomName ?? roomId)
  return [...names]
}

/** Until this minute, a booking from the evening before belongs to the day it began on. */
const MORNING = 6 * 60

/**
 * Gives each block the first track that is free at its start. A view of several days has no room for hours: blocks take
 * whole days there.
 */
function stack(blocks: readonly Omit<PlannerBlock, 'track'>[], byDay: boolean): Pick<PlannerLane, 'tracks' | 'blocks'> {
  const freeFrom: number[] = []
  const stacked = blocks
    .toSorted((a, b) => a.from - b.from || b.to - a.to || a.booking.id.localeCompare(b.booking.id))
    .map((block) => {
      const [from, to] = byDay ? [block.firstDay, block.lastDay + 1] : [block.from, block.to]
      const free = freeFrom.findIndex((taken) => taken <= from)
      const track = free === -1 ? freeFrom.length : free
      freeFrom[track] = to
      return { ...block, track }
    })
  return { tracks: Math.max(1, freeFrom.length), blocks: stacked }
}

/**
 * Lays a restaurant's bookings out on lanes for a day or week. Each day has 1440 minutes of the wall clock, even when
 * the clock changes: hours are placed as the clock shows them. Bookings outside the days shown are left out.
 */
export function layPlanner(
  bookings: readonly PlannerBooking[],
  rooms: readonly { id: string; name: string }[],
  days: readonly WallDate[],
): PlannerLayout {
  const minutes = days.length * 1440
  const origin = `${days[0]}T00:00:00`
  const conflicts = findConflicts(bookings)
  const byLane = new Map<string | null, Omit<PlannerBlock, 'track'>[]>()
  const shown: PlannerBooking[] = []
  for (const booking of bookings) {
    const from = wallDurationMinutes(origin, booking.start)
    const to = wallDurationMinutes(origin, booking.end)
    if (to <= 0 || from >= minutes) continue
    shown.push(booking)
    const lane = booking.roomId ?? null
    const firstDay = Math.max(0, Math.floor(from / 1440))
    const block = {
      booking,
      from: Math.max(0, from),
      to: Math.min(minutes, to),
      firstDay,
      lastDay: Math.max(firstDay, Math.floor((Math.min(minutes, to) - MORNING - 1) / 1440)),
      conflicts: conflicts.get(booking.id) ?? [],
      cutStart: from < 0,
      cutEnd: to > minutes,
    }
    const beside = byLane.get(lane)
    if (beside) beside.push(block)
    else byLane.set(lane, [block])
  }
  return {
    days,
    minutes,
    lanes: lanesOf(rooms, shown).map(([roomId, name]) => ({
      roomId,
      name,
      ...stack(byLane.get(roomId) ?? [], days.length > 1),
    })),
  }
}

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
