import { type WallTime, wallDurationMinutes } from '../../base/time/index.ts'
import type { BookingKind } from '../booking/index.ts'
import type { EventRequest } from '../event-request/index.ts'
import type { Reservation } from '../reservation/index.ts'

/** A reservation or event request in the planner: Paris wall clock; without a room it takes the whole restaurant. */
export type PlannerBooking = {
  id: string
  kind: BookingKind
  title: string
  status: string
  people: number | null
  start: WallTime
  end: WallTime
  roomId?: string
  roomName?: string
  /** Asked for by a visitor: holds nothing while it waits. */
  requested?: boolean
}

type Booked = Pick<Reservation, 'id' | 'status' | 'people' | 'start' | 'end' | 'roomId' | 'roomName' | 'requested'>

function plannable(kind: BookingKind, title: string, booked: Booked): PlannerBooking[] {
  const { id, status, people, start, end, roomId, roomName, requested } = booked
  const dated = start && end && start.length > 10 && end.length > 10
  if (!dated || status === 'CANCELLED' || wallDurationMinutes(start, end) <= 0) return []
  const room = roomId ? { roomId, roomName: roomName ?? roomId } : {}
  return [{ id, kind, title, status, people, start, end, ...room, ...(requested ? { requested } : {}) }]
}

/** The bookings to show: not cancelled, with readable times. Reservations are named after their customer. */
export function plannerBookings(
  reservations: readonly Reservation[],
  requests: readonly EventRequest[],
): PlannerBooking[] {
  return [
    ...reservations.flatMap((row) => plannable('RESERVATION', row.customerName, row)),
    ...requests.flatMap((row) => plannable('EVENT', row.title, row)),
  ]
}
