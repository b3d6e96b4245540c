import { newTicket } from '@potager/domain/request'
import { everyone, type Row, whenEmployed } from './row.ts'

/** A notice of a published review, without a contact. */
export const newNotice = () => ({ ticket: newTicket(), motive: 'FAKE', goodFaith: true })

export const noticeAccess: Record<string, Row> = {
  getPublishedReview: { sent: ({ answered }) => ({ params: { id: answered } }), ...everyone(200) },
  sendNotice: {
    sent: ({ answered }) => ({ params: { id: answered }, body: newNotice() }),
    ...everyone(201),
    note: 'of a published review, some a day',
  },
  getNotice: { sent: () => ({ params: { token: 'A'.repeat(43) } }), ...everyone(404), note: 'whoever holds the link' },
  listNotices: whenEmployed(200),
  decideNotice: {
    sent: ({ user }) => ({ params: { id: user }, body: { decision: 'KEPT', reason: 'Vu.', open: 1 } }),
    ...whenEmployed(404),
    note: 'as the moderation of its review; once',
  },
}
