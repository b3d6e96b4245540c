import type { contract } from '@potager/domain/contract'
import { noticeRefusals } from '@potager/domain/messages'
import { noticePaths } from '@potager/domain/notice'
import type { z } from 'zod'
import { pageAnswer } from '../page-answer.ts'
import { followLink, tokenOf } from '../private-link.ts'
import { notFound } from '../refusal.ts'
import { takeAttempt } from '../request/limits.ts'
import { wireAnswer, wireText } from '../review/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import type { WireTimes } from '../wire-times.ts'
import { decideOn } from './decide.ts'
import { countOpen, findByToken, findOpen, type NoticeRow } from './queries.ts'
import { findReviewed, findReviewedOf, type Reviewed } from './reviewed.ts'
import { storeNotice } from './send.ts'

type WirePublished = z.input<typeof contract.notice.getPublishedReview.response>
type WireNotice = z.input<typeof contract.notice.getNotice.response>

const wireAbout = ({ resourceType, resourceId, about }: Reviewed) => ({ resourceType, resourceId, resourceName: about })

const wirePublished = (times: WireTimes, review: Reviewed): WirePublished => ({
  id: review.id,
  author: review.author,
  ...wireAbout(review),
  ...wireText(times, review),
  ...wireAnswer(times, review),
})

const wireGiven = ({ motive, explanation, receivedAt }: NoticeRow) => ({
  motive,
  ...(explanation === null ? {} : { explanation }),
  receivedAt: receivedAt.toISOString(),
})

function wireNotice(notice: NoticeRow, review: Reviewed): WireNotice {
  const { decision, reason, decidedAt } = notice
  const decided =
    decision === null || reason === null || decidedAt === null
      ? {}
      : { decision, reason, decidedAt: decidedAt.toISOString() }
  return { ...wireAbout(review), ...wireGiven(notice), ...decided }
}

/** Notices of published reviews: given by visitors, followed by a link, decided by who moderates (extensions). */
export function noticeHandlers({ config, db, wire }: Services): Handlers<typeof contract.notice> {
  return {
    getPublishedReview: async ({ params }) => {
      const review = await findReviewed(db, params.id)
      if (review.status !== 'APPROVED') throw notFound(noticeRefusals.unpublished)
      return wirePublished(wire, review)
    },

    sendNotice: async ({ params, body, visitor }) => {
      await takeAttempt(db, 'notice', visitor)
      const reviewId = params.id.toLowerCase()
      const token = tokenOf({ ...body, reviewId })
      await db.transaction((tx) => storeNotice(tx, config, { token, reviewId, body, visitor }))
      return { path: noticePaths.link(token) }
    },

    getNotice: async ({ params: { token }, visitor }) => {
      const { over } = noticeRefusals
      const notice = await followLink(db, { kind: 'notice', visitor, over }, () => findByToken(db, token))
      return wireNotice(notice, await findReviewed(db, notice.reviewId))
    },

    listNotices: async ({ query }) => {
      const [notices, total] = await Promise.all([findOpen(db, query), countOpen(db)])
      const reviews = await findReviewedOf(db, [...new Set(notices.map(({ reviewId }) => reviewId))])
      const content = notices.flatMap((notice) => {
        const review = reviews.get(notice.reviewId)
        if (!review) return []
        const { id, open, times } = notice
        const published = review.status === 'APPROVED'
        return [{ id, ...wireGiven(notice), open, times, published, review: wirePublished(wire, review) }]
      })
      return pageAnswer(content, total, query)
    },

    decideNotice: ({ caller, params, body }) =>
      db.transaction((tx) => decideOn(tx, config, caller, { id: params.id, ...body })),
  }
}
