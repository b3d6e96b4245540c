import { type Row, whenSignedIn } from './row.ts'

export const dayAccess: Record<string, Row> = {
  getDay: {
    rows: 'of own restaurants',
    shared: ['oldReviews', 'oldReports'],
    ...whenSignedIn(200),
    note: 'reviews and reports, everybody’s',
  },
}
