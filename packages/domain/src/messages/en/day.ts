import type * as fr from '../fr/day.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

export const dayMessages = {
  heading: 'What is waiting',
  groups: { orders: 'Orders', today: 'Today', answers: 'To answer', late: 'Over 7 days' },
  orders: { PENDING: 'pending', CONFIRMED: 'confirmed', PREPARING: 'in preparation', READY: 'ready' },
  reservationsToday: 'reservations',
  pendingReservations: 'reservations',
  pendingEvents: 'events',
  oldReviews: 'reviews',
  oldReports: 'reports',
  failure: 'The day’s summary could not be read.',
  sound: 'Sound',
  soundOn: 'Announce new orders with a sound',
  soundBlocked: 'Touch the page once: the browser waits for that before it plays a sound.',
  newOrders: (count) => plural(count, 'new order'),
} satisfies Translated<typeof fr.dayMessages>
