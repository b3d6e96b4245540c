import type { Customer, CustomerCard } from '@potager/domain/customer'
import { formatInstant, formatPhone } from '@potager/domain/format'
import { customerPageMessages as words } from '@potager/domain/messages'

/** How a customer is reached: phone, then e-mail; '' when no way is known. */
export function contactOf({ phone, email }: Pick<Customer, 'phone' | 'email'>): string {
  return [phone && formatPhone(phone), email].filter(Boolean).join(' · ')
}

/** Bookings of a customer, and how many of them nobody came to. */
export function bookingsOf({ bookings, noShows }: Pick<CustomerCard, 'bookings' | 'noShows'>): string {
  return words.bookings(bookings, noShows)
}

/** When a customer last came, in words. */
export function lastSeenOf({ lastSeen }: Pick<CustomerCard, 'lastSeen'>): string {
  return lastSeen === null ? words.neverSeen : formatInstant(lastSeen)
}
