import { type OwnTasks, opensResource } from '../../base/auth/index.ts'
import { type BookingMessageKind, type MessageKind, messageKinds } from './message.ts'

/** What the customer is told of a booking's change of status; null for nothing: a visit that is over is no news. */
export function bookingMessage(from: string, to: string): BookingMessageKind | null {
  if (from === to) return null
  if (to === 'CONFIRMED') return 'booking-confirmed'
  if (to === 'PENDING') return 'booking-changed'
  if (to === 'CANCELLED') return from === 'PENDING' ? 'booking-refused' : 'booking-cancelled'
  return null
}

/** What each kind is about; an invitation is to the customer of an order or of a reservation. */
const abouts = {
  'booking-received': 'reservations',
  'booking-confirmed': 'reservations',
  'booking-refused': 'reservations',
  'booking-cancelled': 'reservations',
  'booking-changed': 'reservations',
  'booking-kept': 'reservations',
  'booking-reminder': 'reservations',
  'booking-link': 'reservations',
  'order-ready': 'orders',
  'notice-received': 'notices',
  'notice-decided': 'notices',
  'notice-author': 'notices',
  'visit-invitation': 'customers',
  'review-published': 'reviews',
  'review-refused': 'reviews',
  'house-request': 'reservations',
  'house-change': 'reservations',
  'house-withdrawal': 'reservations',
  'chatbot-urgent': 'chatbot-settings',
  'chatbot-reports': 'chatbot-settings',
  'chatbot-accuracy': 'chatbot-settings',
  'account-password': 'users',
  'account-invitation': 'team',
  'account-changed': 'users',
} as const satisfies Record<MessageKind, Parameters<typeof opensResource>[1]>

/** The kinds that an account with these tasks may read and hand over. */
export function kindsOpenTo(own: OwnTasks): MessageKind[] {
  return messageKinds.filter((kind) => opensResource(own, abouts[kind]))
}
