import { type Row, whenEmployed } from './row.ts'

export const dayAccess: Record<string, Row> = {
  getDay: {
    rows: 'of own restaurants',
    shared: ['pendingReviews', 'oldReviews', 'openNotices', 'waitingAccounts', 'openReports', 'oldReports'],
    ...whenEmployed(200),
    note: 'reviews and reports, everybody’s; the house’s messages, admins’',
  },
}
