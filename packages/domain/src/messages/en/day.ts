import type * as fr from '../fr/day.ts'
import type { Translated } from '../translated.ts'
import { agree, plural } from './plural.ts'

export const dayMessages = {
  heading: 'What is waiting',
  groups: { today: 'Today', answers: 'To answer', late: 'Over 7 days' },
  reservationsToday: (count) => agree(count, 'reservation'),
  pendingReservations: (count) => agree(count, 'reservation'),
  pendingEvents: (count) => agree(count, 'event'),
  oldReviews: (count) => agree(count, 'review'),
  oldReports: (count) => agree(count, 'report'),
  failure: 'The day’s summary could not be read.',
  sound: 'Sound',
  soundOn: 'Announce new orders with a sound',
  soundBlocked: 'Touch the page once: the browser waits for that before it plays a sound.',
  newOrders: (count) => plural(count, 'new order'),
} satisfies Translated<typeof fr.dayMessages>
