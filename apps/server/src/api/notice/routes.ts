import type { contract } from '@potager/domain/contract'
import { noticeRefusals } from '@potager/domain/messages'
import { noticePaths } from '@potager/domain/notice'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { pageAnswer, type WireTimes } from '../answers.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { notFound } from '../errors.ts'
import { followLink, tokenOf } from '../private-link.ts'
import { takeAttempt } from '../request/limits.ts'
import { wireAnswer, wireText } from '../review/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import { takeShare } from '../share.ts'
import { countOpen, findByToken, findOpen, holdPublished, insertNotice, type NoticeRow } from './queries.ts'
import { decideOn, findReviewed, findReviewedOf, type HouseConfig, type Reviewed, tellReceived } from './tell.ts'

/** One person gives notice of a few reviews; whoever floods one review from many addresses fills no other's day. */
const FROM_ADDRESS = { calls: 20, span: 'day' } as const
const OF_REVIEW = { calls: 20, span: 'day' } as const

/**
 * Counts a notice in its transaction and as its last statement, so that others only wait for the commit.
 * @throws Refusal 429 beyond those of a day from one address, or of one review
 */
async function takeNotice(tx: Queryable, visitor: string, reviewId: string): Promise<void> {
  await takeShare(tx, `notice ${visitor}`, FROM_ADDRESS, noticeRefusals.tooMany)
  await takeShare(tx, `notice of review ${reviewId}`, OF_REVIEW, noticeRefusals.full)
}

type Body = z.output<typeof contract.notice.sendNotice.body>

/**
 * Stores a notice of a published review. The same form again changes nothing, whatever has become of the review.
 * @param token the link that the notice gets
 * @throws Refusal 404 when the review is gone or not published, 429 beyond the limits of a day
 */
async function storeNotice(
  tx: Queryable,
  config: HouseConfig,
  { token, reviewId, body, visitor }: { token: string; reviewId: string; body: Body; visitor: string },
): Promise<void> {
  if (await findByToken(tx, token)) return
  if (!(await holdPublished(tx, reviewId))) throw notFound(noticeRefusals.unpublished)
  const { motive, explanation = null, fullName: name = null, email = null, phone = null } = body
  const notice = { id: newId(), reviewId, motive, explanation, name, email, phone }
  // Of two at once, the second one waits here for the first one's link.
  if (!(await insertNotice(tx, notice, token))) return
  const { about } = await findReviewed(tx, reviewId)
  await tellReceived(tx, config, notice, { about, link: noticePaths.link(token) })
  await recordAudit(tx, visitorAuthor, { action: 'sendNotice', resource: 'review', resourceId: reviewId })
  await takeNotice(tx, visitor, reviewId)
}

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
