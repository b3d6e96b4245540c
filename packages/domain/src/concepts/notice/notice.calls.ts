import { call } from '../../base/api/call.ts'
import { type Paged, reader, readPaged } from '../../base/wire/index.ts'
import {
  decidedNoticeRecord,
  NOTICE_PAGE_SIZE,
  type NoticeDecision,
  type OpenNotice,
  readNotice,
  readOpenNotice,
  readPublishedReview,
} from './notice.ts'

/** One published review with what it is about (extension); 404 when there is none, or it is no longer published. */
export const getPublishedReview = call({
  name: 'getPublishedReview',
  resource: 'reviews',
  method: 'GET',
  path: '/notprotected/reviews/:id',
  access: 'public',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readPublishedReview,
})

/** A notice as whoever holds its link sees it (extension); 404 when the link is unknown or over, which are not told apart. */
export const getNotice = call({
  name: 'getNotice',
  resource: 'notices',
  method: 'GET',
  path: '/notprotected/notices/:token',
  access: 'public',
  extension: true,
  request: (token: string) => ({ params: { token } }),
  response: readNotice,
})

/** A page of the open notices, longest waiting first; pages start at 0 (extension). */
export const listNotices = call({
  name: 'listNotices',
  resource: 'notices',
  freshness: { staleTime: 30_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/admin/reviews/notices',
  access: 'staff',
  extension: true,
  request: ({ page }: { page: number }) => ({ query: { page, size: NOTICE_PAGE_SIZE } }),
  response: (body, { page }): Paged<OpenNotice> => readPaged(body, readOpenNotice, { page, size: NOTICE_PAGE_SIZE }),
})

/** A decision on every open notice of a review; `open` is how many of them its moderator has read. */
export type NoticeRuling = { id: string; decision: NoticeDecision; reason: string; open: number }

/**
 * Decides on a notice and on the others of its review, once (extension). 403 as for the moderation of that review; 404: no
 * such notice; 409: decided otherwise, or another notice came meanwhile.
 */
export const decideNotice = call({
  name: 'decideNotice',
  resource: 'notices',
  method: 'PUT',
  path: '/admin/reviews/notices/:id/decision',
  access: 'staff',
  extension: true,
  request: ({ id, reason, ...ruling }: NoticeRuling) => ({
    params: { id },
    body: { ...ruling, reason: reason.trim() },
  }),
  response: reader(decidedNoticeRecord),
})
