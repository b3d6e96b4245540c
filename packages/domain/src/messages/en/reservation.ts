import { formatCount } from '../../format/counts.ts'
import type * as fr from '../fr/reservation.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'
import { pageTitles } from './titles.ts'

export const reservationStatusLabels = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} satisfies Translated<typeof fr.reservationStatusLabels>

export const reservationTypeLabels = {
  RESTAURANT_FULL: 'Whole restaurant',
  MEETING_ROOM: 'Meeting room',
} satisfies Translated<typeof fr.reservationTypeLabels>

export const reservationMessages = {
  title: pageTitles.reservations,
  managementTitle: pageTitles.manageReservations,
  empty: 'No reservation',
  filteredEmpty: 'No reservation matches these filters',
  sample: 'Sample data',
  create: 'New reservation',
  manage: 'Manage the reservations',
  details: 'Details',
  total: (count) => plural(count, 'reservation'),
  people: (people) => plural(people, 'person', 'people'),
  minutes: (minutes) => plural(minutes, 'minute'),
  created: 'Reservation created!',
  statusUpdated: 'Status updated!',
  statusFailure: 'The update failed',
  cancel: 'Cancel the reservation',
  keep: 'Keep the reservation',
  cancelQuestion: 'Are you sure you want to cancel this reservation?',
  cancelled: 'Reservation cancelled!',
  cancelFailure: 'Cancelling failed',
  reopenQuestion: 'This reservation is over. Do you really want to change its status?',
  wholeRestaurant: 'Whole restaurant',
  reason: 'Reason',
  noShow: 'Did not come',
  noShowTooEarly: 'An absence is noted once the reservation has begun.',
  noShowNotExpected: 'A cancelled reservation expects nobody.',
  unknown: 'No such reservation.',
  shown: (count, total) => `${formatCount(count)} of ${plural(total, 'reservation')}`,
  emptyHint: 'Reservations will appear here, as in this example.',
  sampleLabel: 'Example of a reservation',
  sampleCustomer: 'Camille Example',
  sampleHours: '12:00 – 14:00',
  samplePrice: '€45',
  list: 'Reservations',
  pages: 'Pages of reservations',
  reference: (reference) => `Reservation ${reference}`,
  filters: {
    heading: 'Filter the reservations',
    status: 'Status',
    anyStatus: 'Any status',
    type: 'Kind',
    anyType: 'Any kind',
    from: 'From',
    to: 'To',
  },
  facts: {
    customer: 'Customer',
    people: 'People',
    day: 'Date',
    hours: 'Hours',
    duration: 'Length',
    type: 'Kind',
    place: 'Place',
    restaurant: 'Restaurant',
    price: 'Price',
    createdAt: 'Taken on',
    notes: 'Notes',
    noShow: 'Presence',
  },
} satisfies Translated<typeof fr.reservationMessages>

export const reservationFormMessages = {
  title: pageTitles.newReservation,
  gaps: {
    'no-customer': 'Please choose a customer',
    'no-restaurant': 'Please choose a restaurant',
    'no-room': 'Please choose a meeting room',
    'no-start': 'A start is required',
    'no-end': 'An end is required',
    'end-not-after-start': 'The end must be after the start.',
  },
  notesCounter: (length, max) => `${length}/${max}`,
  type: 'Kind',
  notes: 'Notes',
  submit: 'Create the reservation',
  back: 'Back to the reservations',
} satisfies Translated<typeof fr.reservationFormMessages>

export const roomMessages = {
  available: 'Free',
  occupied: 'Taken',
  notReservable: 'Cannot be booked',
  noneAvailable: 'No room is free in this period',
  count: (rooms) => `${plural(rooms, 'room')} free`,
  none: 'This restaurant has no meeting rooms.',
} satisfies Translated<typeof fr.roomMessages>

export const reservationManagementMessages = {
  choose: 'Choose a restaurant to see its reservations',
  pending: (count) => `${count} pending`,
  table: 'Reservations of the restaurant',
  columns: {
    customer: 'Customer',
    date: 'Date',
    time: 'Hours',
    people: 'People',
    type: 'Kind',
    status: 'Status',
    actions: 'Actions',
  },
  open: (customer, reference) => `${customer}, details ${reference}`,
  statusOf: (reference) => `Status of reservation ${reference}`,
  cancelOf: (reference) => `Cancel reservation ${reference}`,
  cancel: 'Cancel',
  back: 'My reservations',
} satisfies Translated<typeof fr.reservationManagementMessages>
