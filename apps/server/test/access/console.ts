import { type Row, whenEmployed, whenSignedIn } from './row.ts'

const ofRestaurants: Row = { ...whenSignedIn(200), rows: 'of own restaurants' }

export const consoleAccess: Record<string, Row> = {
  browseReservations: ofRestaurants,
  browseEventRequests: ofRestaurants,
  browseDiseases: whenEmployed(200),
  browseSessions: whenEmployed(200),
  browseReports: whenEmployed(200),
  browseReviews: whenEmployed(200),
  browseCustomers: ofRestaurants,
  search: {
    sent: () => ({ query: { q: 'aub' } }),
    ...whenEmployed(200),
    note: 'orders, bookings and customers of own restaurants, own restaurants, every dish and disease; accounts for admins',
  },
}
