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
