import type * as fr from '../fr/planner.ts'
import type { Translated } from '../translated.ts'
import { railMessages } from './titles.ts'

export const plannerMessages = {
  rail: railMessages,
  views: 'View',
  table: 'Table',
  planner: 'Planner',
  grid: (restaurant) => `Planner of ${restaurant}`,
  lanes: 'Spaces',
  wholeRestaurant: 'Whole restaurant',
  spans: 'Time shown',
  day: 'Day',
  week: 'Week',
  today: 'Today',
  previous: { day: 'Previous day', week: 'Previous week' },
  next: { day: 'Next day', week: 'Next week' },
  date: 'Day to show',
  weekOf: (first, last) => `${first} to ${last}`,
  closed: 'Closed',
  nothing: 'Nothing planned in this period.',
  help: 'Arrows: from one booking to the next. Enter: open. Page Up and Page Down: change period.',
  conflictWith: (titles) => `Conflicts with ${titles}`,
  conflicts: (count) => `${count} in conflict`,
  bookings: (count) => (count === 1 ? '1 reservation or event' : `${count} reservations and events`),
  pending: (count) => `${count} pending`,
  kinds: { RESERVATION: 'Reservation', EVENT: 'Event' },
  print: 'Print',
  calendar: 'Add to a calendar',
  listOf: (lane) => `Reservations and events: ${lane}`,
} satisfies Translated<typeof fr.plannerMessages>
