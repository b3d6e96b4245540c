import { code } from '../../base/wire/index.ts'

/** Statuses of reservations and events in the wire's spelling; CANCELLED has two L here (AMB-25, T09). */
export const bookingStatuses = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Bookings take a room or a whole restaurant for a period. */
export const bookingKinds = ['RESERVATION', 'EVENT'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** Whether a status is known; unknown ones may arrive, and offer no action (T20). */
export function isBookingStatus(status: string): status is BookingStatus {
  return (bookingStatuses as readonly string[]).includes(status)
}

/** Reads a status; a foreign backend's one-L spelling gets two. */
export function readBookingStatus(value: unknown): string {
  const status = typeof value === 'string' ? value : ''
  return status === 'CANCELED' ? 'CANCELLED' : status
}

/** The status kind of a reservation or event. */
export const bookingStatus = code(bookingStatuses, readBookingStatus)

/**
 * Whether a booking blocks its space: a reservation from the start, an event or what a visitor requested once it is
 * confirmed.
 */
export function holdsSpace(kind: BookingKind, status: string, requested = false): boolean {
  return status === 'CONFIRMED' || (status === 'PENDING' && kind === 'RESERVATION' && !requested)
}

/** The fields of a room that bookings need; `capacity` is the wire's numberMettingPlace. */
export type BookableRoom = { capacity: number | null; reservable: boolean }

/** The maximum of people: the chosen room's seats, else the restaurant's (AMB-62); undefined where nobody said. */
export function capacityOf(
  restaurant: { seats: number | null },
  room: Pick<BookableRoom, 'capacity'> | null,
): number | undefined {
  return (room ? room.capacity : restaurant.seats) ?? undefined
}
