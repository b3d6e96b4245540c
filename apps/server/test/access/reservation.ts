import { newTicket } from '@potager/domain/request'
import type { Known } from '../harness.ts'
import { fullReservation, saturdayIn } from '../reservation-setup.ts'
import { everyone, type Row, whenSignedIn } from './row.ts'

/** An event request for a whole restaurant, by default in a week without reservations of these tests. */
export const newEventRequestBody = ({ restaurant, customer }: Pick<Known, 'restaurant' | 'customer'>, weeks = 30) => ({
  customerId: customer,
  restaurantId: restaurant,
  type: 'SEMINAIRE',
  startTime: `${saturdayIn(weeks)}T12:00`,
  endTime: `${saturdayIn(weeks)}T14:00`,
  numberOfPeople: 12,
  title: 'Séminaire de printemps',
  description: 'Un déjeuner et deux heures de travail.',
})

/** A wish for another moment, as who answers it was shown it. */
export const newWishSeen = `${saturdayIn(34)}T12:00 ${saturdayIn(34)}T14:00 6`

export const eventRequestAccess: Record<string, Row> = {
  createEventRequest: {
    sent: (known) => ({ body: newEventRequestBody(known) }),
    ...whenSignedIn(201),
    'other owner': 403,
  },
  listEventRequests: { ...whenSignedIn(200), rows: 'of own restaurants' },
  listRestaurantEventRequests: {
    sent: ({ restaurant }) => ({ params: { restaurantId: restaurant } }),
    ...whenSignedIn(200),
    'other owner': 403,
  },
  updateEventRequestStatus: {
    sent: ({ event }) => ({ params: { id: event }, body: { status: 'PENDING' } }),
    ...whenSignedIn(200),
    'other owner': 404,
  },
  cancelEventRequest: { sent: ({ event }) => ({ params: { id: event } }), ...whenSignedIn(200), 'other owner': 404 },
}

export const bookingAccess: Record<string, Row> = {
  countPendingBookings: { rows: 'of own restaurants', ...whenSignedIn(200) },
  listDayBookings: {
    sent: () => ({ query: { date: saturdayIn(30) } }),
    rows: 'of own restaurants',
    ...whenSignedIn(200),
  },
  listRestaurantBookings: {
    sent: ({ restaurant }) => ({
      params: { id: restaurant },
      query: { startDate: saturdayIn(0), endDate: saturdayIn(0) },
    }),
    ...whenSignedIn(200),
    'other owner': 403,
  },
  changeBooking: {
    sent: ({ event }) => ({
      params: { id: event },
      body: {
        startTime: `${saturdayIn(31)}T12:00`,
        endTime: `${saturdayIn(31)}T14:00`,
        numberOfPeople: 12,
        seen: 'nothing',
      },
    }),
    ...whenSignedIn(409),
    'other owner': 404,
    note: 'of what was seen',
  },
  // Nobody wishes another moment for it.
  answerBookingWish: {
    sent: ({ event }) => ({ params: { id: event }, body: { accepted: true, seen: newWishSeen } }),
    ...whenSignedIn(409),
    'other owner': 404,
  },
  listCompetingBookings: { sent: ({ event }) => ({ params: { id: event } }), ...whenSignedIn(200), 'other owner': 404 },
}

/** A visitor's request for the whole restaurant, by default in a week without bookings of these tests. */
export const newVisitorRequest = ({ restaurant }: Pick<Known, 'restaurant'>, weeks = 33) => ({
  ticket: newTicket(),
  kind: 'RESERVATION',
  restaurantId: restaurant,
  startTime: `${saturdayIn(weeks)}T19:00`,
  endTime: `${saturdayIn(weeks)}T21:00`,
  numberOfPeople: 4,
  fullName: 'Inès Delacroix',
  phone: '06 39 98 11 22',
  consent: true,
})

/** Another moment for a visitor's request of a week. */
export const newProposal = (seenWeeks = 33, weeks = 34) => ({
  startTime: `${saturdayIn(weeks)}T12:00`,
  endTime: `${saturdayIn(weeks)}T14:00`,
  numberOfPeople: 6,
  seen: `PENDING ${saturdayIn(seenWeeks)}T19:00 ${saturdayIn(seenWeeks)}T21:00 4`,
})

const nobodys = { params: { token: 'A'.repeat(43) } }

export const requestAccess: Record<string, Row> = {
  createVisitorRequest: {
    sent: (known) => ({ body: newVisitorRequest(known) }),
    ...everyone(201),
    note: 'holds no space',
  },
  readVisitorRequest: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  withdrawVisitorRequest: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  proposeVisitorRequest: {
    sent: () => ({ ...nobodys, body: newProposal() }),
    ...everyone(404),
    note: 'whoever holds the link, until its hour',
  },
  withdrawVisitorProposal: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  recoverVisitorRequest: {
    sent: () => ({ body: { contact: 'personne@exemple.fr', day: saturdayIn(33) } }),
    ...everyone(200),
    note: 'the link goes to the contact of the request only',
  },
}

const sent = ({ restaurant }: Known) => ({ params: { id: restaurant } })

export const calendarAccess: Record<string, Row> = {
  getCalendarFeed: { sent, ...whenSignedIn(200), 'other owner': 403 },
  renewCalendarFeed: {
    sent,
    ...whenSignedIn(201),
    'other owner': 403,
    note: 'the address it answers is read by anyone',
  },
  revokeCalendarFeed: { sent, ...whenSignedIn(200), 'other owner': 403 },
}

/** Each attempt needs its own week. */
let week = 0

export const reservationAccess: Record<string, Row> = {
  createReservation: {
    sent: (known) => {
      week += 1
      return { body: fullReservation(known, week) }
    },
    ...whenSignedIn(201),
    'other owner': 403,
  },
  listReservations: { ...whenSignedIn(200), rows: 'of own restaurants' },
  listRestaurantReservations: {
    sent: ({ restaurant }) => ({ params: { id: restaurant } }),
    ...whenSignedIn(200),
    'other owner': 403,
  },
  updateReservationStatus: {
    sent: ({ reservation }) => ({ params: { id: reservation }, body: { status: 'CONFIRMED' } }),
    ...whenSignedIn(200),
    'other owner': 404,
  },
  // It is in the future: nobody can have missed it.
  markReservationNoShow: {
    sent: ({ reservation }) => ({ params: { id: reservation }, body: { noShow: true } }),
    ...whenSignedIn(409),
    'other owner': 404,
  },
  cancelReservation: {
    sent: ({ reservation }) => ({ params: { id: reservation } }),
    ...whenSignedIn(200),
    'other owner': 404,
  },
}
