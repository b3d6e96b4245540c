import type { BookingMessageKind } from './message.ts'

/** What the customer is told of a booking's change of status; null for nothing: a visit that is over is no news. */
export function bookingMessage(from: string, to: string): BookingMessageKind | null {
  if (from === to) return null
  if (to === 'CONFIRMED') return 'booking-confirmed'
  if (to === 'PENDING') return 'booking-changed'
  if (to === 'CANCELLED') return from === 'PENDING' ? 'booking-refused' : 'booking-cancelled'
  return null
}
