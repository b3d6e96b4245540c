import type * as fr from '../fr/restaurant.ts'
import type { Translated } from '../translated.ts'
import { pageTitles } from './titles.ts'

export const weekdayLabels = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
} satisfies Translated<typeof fr.weekdayLabels>

export const restaurantMessages = {
  created: 'Restaurant created!',
  closed: 'Closed',
  noRooms: 'No room stated.',
  detailFailure: 'Loading failed',
  noneAvailable: 'No restaurant available for now.',
} satisfies Translated<typeof fr.restaurantMessages>

export const restaurantFormMessages = {
  title: pageTitles.newRestaurant,
  identity: 'The restaurant',
  name: 'Name',
  seats: 'Number of seats',
  printers: 'Number of printers',
  phone: 'Phone',
  description: 'Description',
  address: 'Address',
  streetNumber: 'Number',
  streetName: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  features: 'Features',
  hours: 'Opening hours',
  hoursHint: 'A day that is not ticked is closed. An end earlier than the start, or 00:00, belongs to the next day.',
  timeFormat: 'HH:mm',
  open: (day) => `Open on ${day}`,
  start: (day) => `Opening on ${day}`,
  end: (day) => `Closing on ${day}`,
  copy: 'Copy to the other days',
  copyFrom: (day) => `Copy the hours of ${day} to the other days`,
  overnight: (end) => `until ${end} the next day`,
  presets: 'Open',
  everyDay: 'Every day',
  tuesdayToSaturday: 'Tuesday to Saturday',
  closed: 'Closed',
  rooms: 'Meeting rooms',
  noRoom: 'No room for now.',
  addRoom: 'Add a room',
  removeRoom: (number) => `Remove room ${number}`,
  remove: 'Remove',
  roomName: (number) => `Name of room ${number}`,
  roomSeats: (number) => `Seats of room ${number}`,
  reservable: (number) => `Room ${number} can be booked`,
  reservableShort: 'Can be booked',
  submit: 'Create the restaurant',
  submitting: 'Creating…',
} satisfies Translated<typeof fr.restaurantFormMessages>
