import { type BookingStatus, isBookingStatus } from '../booking/index.ts'

const offered: Record<BookingStatus, readonly BookingStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
}

/** The moves that the detail modals offer, in the user's list and in the management alike. */
export function offeredEventRequestMoves(status: string): readonly BookingStatus[] {
  return isBookingStatus(status) ? offered[status] : []
}

/** Whether the refuse button works: not on what is cancelled already. */
export function canRefuseEventRequest(status: string): boolean {
  return isBookingStatus(status) && status !== 'CANCELLED'
}

/** What a pick in the dropdown asks first: refusing as its button does, leaving a final status, or nothing. */
export function eventRequestMoveQuestion(from: string, to: BookingStatus): 'refuse' | 'reopen' | null {
  if (from === to) return null
  if (to === 'CANCELLED') return 'refuse'
  return from === 'COMPLETED' || from === 'CANCELLED' ? 'reopen' : null
}
