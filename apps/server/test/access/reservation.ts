import { fullReservation } from '../bookings.ts'
import type { Known } from '../known.ts'
import { type Row, whenSignedIn } from './row.ts'

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
