import { type Instant, instantToWall, type TimeZone } from '../../base/time/index.ts'
import { type BookingStatus, isBookingStatus } from '../booking/index.ts'
import type { Reservation } from './reservation.ts'

/** Whether the detail offers to cancel: only while pending or confirmed. */
export function canCancelReservation(status: string): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/** Whether the management's cancel button is enabled: not for a cancelled reservation. */
export function canCancelManagedReservation(status: string): boolean {
  return isBookingStatus(status) && status !== 'CANCELLED'
}

/** The confirmation that a choice in the dropdown needs: for cancelling, for leaving a final status, or none. */
export function reservationMoveQuestion(from: string, to: BookingStatus): 'cancel' | 'reopen' | null {
  if (from === to) return null
  if (to === 'CANCELLED') return 'cancel'
  return from === 'COMPLETED' || from === 'CANCELLED' ? 'reopen' : null
}

/** Whether the house may confirm a reservation: while it waits. */
export function canConfirmReservation(status: string): boolean {
  return status === 'PENDING'
}

/**
 * Whether an absence may be noted (`noShow`), or taken back: once the reservation has begun by the clock of its zone, unless it
 * is cancelled or says so already.
 */
export function canNoteNoShow(
  { status, start, noShow: noted }: Pick<Reservation, 'status' | 'start' | 'noShow'>,
  noShow: boolean,
  now: Instant,
  zone?: TimeZone,
): boolean {
  return noted !== noShow && status !== 'CANCELLED' && start !== null && start <= instantToWall(now, zone)
}

/** Whether noting an absence can be taken back: on what is not over, it also completes the reservation, for good. */
export function undoesNoShow(before: Pick<Reservation, 'status'>): boolean {
  return before.status === 'COMPLETED'
}
