import { type BookingStatus, isBookingStatus } from '../booking/index.ts'

const offered: Record<BookingStatus, readonly BookingStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
}

/** Moves offered by the detail modals, in the user's list and the management screen. */
export function offeredEventRequestMoves(status: string): readonly BookingStatus[] {
  return isBookingStatus(status) ? offered[status] : []
}

/** Whether the refuse button is enabled: not for a cancelled request. */
export function canRefuseEventRequest(status: string): boolean {
  return isBookingStatus(status) && status !== 'CANCELLED'
}

/** The confirmation that a choice in the dropdown needs: for refusing, for leaving a final status, or none. */
export function eventRequestMoveQuestion(from: string, to: BookingStatus): 'refuse' | 'reopen' | null {
  if (from === to) return null
  if (to === 'CANCELLED') return 'refuse'
  return from === 'COMPLETED' || from === 'CANCELLED' ? 'reopen' : null
}
