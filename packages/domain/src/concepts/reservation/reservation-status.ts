import { type BookingStatus, isBookingStatus } from '../booking/index.ts'

/** Whether the detail offers to cancel: not what is cancelled or over. */
export function canCancelReservation(status: string): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/** Whether the management's cancel button works: not on what is cancelled already. */
export function canCancelManagedReservation(status: string): boolean {
  return isBookingStatus(status) && status !== 'CANCELLED'
}

/** What a pick in the dropdown asks first: cancelling as its button does, leaving a final status, or nothing. */
export function reservationMoveQuestion(from: string, to: BookingStatus): 'cancel' | 'reopen' | null {
  if (from === to) return null
  if (to === 'CANCELLED') return 'cancel'
  return from === 'COMPLETED' || from === 'CANCELLED' ? 'reopen' : null
}
