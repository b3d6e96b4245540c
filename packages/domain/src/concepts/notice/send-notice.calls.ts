import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import { reader, record, text } from '../../base/wire/index.ts'
import { type NoticeDraft, noticeBody } from './notice-draft.ts'

/** Where the notice is seen, answered this one time and to whoever sends the same notice again. */
export const sentNoticeRecord = record({ path: text })

/**
 * Gives notice of a published review without an account (extension). The ticket makes a repeat safe: the same form is
 * answered the same link, which is stored nowhere. 404 when the review is gone or not published.
 */
export const sendNotice = call({
  name: 'sendNotice',
  resource: 'notices',
  method: 'POST',
  path: '/notprotected/reviews/:id/notices',
  access: 'public',
  extension: true,
  request: ({ reviewId, draft }: { reviewId: string; draft: NoticeDraft }) => ({
    params: { id: reviewId },
    body: noticeBody(trimmed(draft)),
  }),
  response: reader(sentNoticeRecord),
})
