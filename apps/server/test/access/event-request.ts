import { saturdayIn } from '../bookings.ts'
import type { Known } from '../known.ts'
import { type Row, whenSignedIn } from './row.ts'

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
