import { type Row, signedIn } from './row.ts'

export const dayAccess: Record<string, Row> = {
  getDay: {
    rows: 'of own restaurants',
    shared: ['oldReviews', 'oldReports'],
    ...signedIn(200),
    note: 'reviews and reports, everybody’s',
  },
}
