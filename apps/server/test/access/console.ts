import { type Row, whenSignedIn } from './row.ts'

const ofRestaurants: Row = { ...whenSignedIn(200), rows: 'of own restaurants' }

export const consoleAccess: Record<string, Row> = {
  browseReservations: ofRestaurants,
  browseEventRequests: ofRestaurants,
  browseDiseases: whenSignedIn(200),
  browseSessions: whenSignedIn(200),
  browseReports: whenSignedIn(200),
  browseReviews: whenSignedIn(200),
  search: {
    sent: () => ({ query: { q: 'aub' } }),
    ...whenSignedIn(200),
    note: 'orders, bookings and customers of own restaurants, own restaurants, every dish and disease; accounts for admins',
  },
}
