import { type Row, signedIn } from './row.ts'

const ofRestaurants: Row = { ...signedIn(200), rows: 'of own restaurants' }

export const consoleAccess: Record<string, Row> = {
  browseReservations: ofRestaurants,
  browseEventRequests: ofRestaurants,
  browseDiseases: signedIn(200),
  browseSessions: signedIn(200),
  browseReports: signedIn(200),
  browseReviews: signedIn(200),
  search: {
    sent: () => ({ query: { q: 'aub' } }),
    ...signedIn(200),
    note: 'orders, bookings and customers of own restaurants, own restaurants, every dish and disease; accounts for admins',
  },
}
