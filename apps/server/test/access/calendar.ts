import type { Known } from '../known.ts'
import { type Row, signedIn } from './row.ts'

const sent = ({ restaurant }: Known) => ({ params: { id: restaurant } })

export const calendarAccess: Record<string, Row> = {
  getCalendarFeed: { sent, ...signedIn(200), 'other owner': 403 },
  renewCalendarFeed: { sent, ...signedIn(201), 'other owner': 403, note: 'the address it answers is read by anyone' },
  revokeCalendarFeed: { sent, ...signedIn(200), 'other owner': 403 },
}
