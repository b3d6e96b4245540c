import { type WallTime, wallDurationMinutes } from '../../base/time/index.ts'
import { type BookingKind, sharesSpace } from '../booking/index.ts'
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

const isActive = ({ status }: PlannerBooking) => status === 'PENDING' || status === 'CONFIRMED'

/**
 * Ids of each booking's conflicts: pending or confirmed, same space, overlapping. Adjacent bookings do not conflict.
 * Bookings without a conflict have no entry.
 */
export function findConflicts(bookings: readonly PlannerBooking[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const add = (id: string, other: string) => {
    const known = found.get(id)
    if (known) known.push(other)
    else found.set(id, [other])
  }
  let open: PlannerBooking[] = []
  for (const booking of bookings.filter(isActive).toSorted((a, b) => a.start.localeCompare(b.start))) {
    open = open.filter(({ end }) => end > booking.start)
    for (const other of open.filter((earlier) => sharesSpace(earlier, booking))) {
      add(booking.id, other.id)
      add(other.id, booking.id)
    }
    open.push(booking)
  }
  return found
}
