import { sharesSpace } from '../booking/index.ts'
import type { PlannerBooking } from './planner-booking.ts'

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
