import type * as fr from '../fr/booking-form.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

export const bookingFormMessages = {
  who: 'Where and for whom',
  when: 'When',
  what: 'How many and why',
  restaurant: 'Restaurant',
  chooseRestaurant: 'Choose a restaurant',
  restaurantOfPage: 'The one of the page you come from. The rest of your draft is kept.',
  start: 'Start',
  end: 'End',
  date: 'Date',
  time: 'Time',
  days: 'Day of the start',
  times: 'Time of the start',
  durations: 'Length',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  nextMonth: 'Next month',
  hours: (hours) => `${hours}h`,
  halfDay: 'Half a day (4h)',
  wholeDay: 'Whole day (8h)',
  duration: (minutes) =>
    `${Math.floor(minutes / 60)}\u00a0h${minutes % 60 ? `\u00a0${String(minutes % 60).padStart(2, '0')}` : ''}`,
  lasts: (duration) => `Length: ${duration}`,
  skipped: (where) =>
    `${where}: this hour does not exist. The night the clocks go forward, it is 03:00 right after 01:59.`,
  repeated: (where) => `${where}: this hour comes twice, the night the clocks go back. The first one is taken.`,
  past: 'The start is past already.',
  openOn: (day, hours) => `Open on ${day}: ${hours}`,
  closedOn: (day) => `Closed on ${day}`,
  closedThen: 'The restaurant is not open for the whole of this period: the request will be refused.',
  rooms: 'Meeting room',
  anyRoom: 'Whole restaurant',
  seats: (count) => plural(count, 'seat'),
  checkingRooms: 'Looking for free rooms…',
  people: 'Number of people',
  capacity: (max) => `Up to ${max} people`,
  noRestaurant: 'No restaurant available for now.',
  submitting: 'Sending…',
} satisfies Translated<typeof fr.bookingFormMessages>
