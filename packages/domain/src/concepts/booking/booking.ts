import { code } from '../../base/wire/index.ts'

/** States of reservations and events as the wire spells them; CANCELLED has two L here (AMB-25, T09). */
export const bookingStatuses = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** What takes a room, or a whole restaurant, for a time. */
export const bookingKinds = ['RESERVATION', 'EVENT'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** Whether a status is one of ours; others may arrive and offer nothing to do (T20). */
export function isBookingStatus(status: string): status is BookingStatus {
  return (bookingStatuses as readonly string[]).includes(status)
}

/** Reads a status; the one-L spelling of a foreign backend is ours with two. */
export function readBookingStatus(value: unknown): string {
  const status = typeof value === 'string' ? value : ''
  return status === 'CANCELED' ? 'CANCELLED' : status
}

/** The status of a reservation or an event on the wire. */
export const bookingStatus = code(bookingStatuses, readBookingStatus)

/** Whether a booking keeps others out of its space: a reservation from the start, an event once it is confirmed. */
export function holdsSpace(kind: BookingKind, status: string): boolean {
  return status === 'CONFIRMED' || (status === 'PENDING' && kind === 'RESERVATION')
}

/** A room as far as booking it goes; `capacity` is the wire's numberMettingPlace. */
export type BookableRoom = { capacity: number; reservable: boolean }

/** How many people a booking may be for: the chosen room's seats, else the restaurant's (AMB-62). */
export function capacityOf(restaurant: { seats: number }, room: Pick<BookableRoom, 'capacity'> | null): number {
  return room ? room.capacity : restaurant.seats
}
