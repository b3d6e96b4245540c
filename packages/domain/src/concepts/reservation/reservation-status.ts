import { type BookingStatus, isBookingStatus } from '../booking/index.ts'

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
