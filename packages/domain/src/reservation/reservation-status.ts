import { type BookingStatus, isBookingStatus } from '../booking/booking.ts'

/** Whether the detail offers to cancel: not what is cancelled or over (SPEC §4). */
export function canCancelReservation(status: string): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/** Whether the management's cancel button works: not on what is cancelled already (SPEC §4). */
export function canCancelManagedReservation(status: string): boolean {
  return isBookingStatus(status) && status !== 'CANCELLED'
}

/** What a pick in the dropdown asks first: cancelling as its button does (B23), leaving a final status (B24), or nothing. */
export function reservationMoveQuestion(from: string, to: BookingStatus): 'cancel' | 'reopen' | null {
  if (from === to) return null
  if (to === 'CANCELLED') return 'cancel'
  return from === 'COMPLETED' || from === 'CANCELLED' ? 'reopen' : null
}
