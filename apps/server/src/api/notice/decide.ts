import type { contract } from '@potager/domain/contract'
import { noticeRefusals as m } from '@potager/domain/messages'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, notFound } from '../refusal.ts'
import { moderationRefusal, withdrawReview } from '../review/moderation.ts'
import { closeNotices, countClosedWith, findNotice, lockReview, type NoticeRow } from './queries.ts'
import { findReviewed } from './reviewed.ts'
import { type HouseConfig, tellDecided } from './tell.ts'

type Body = z.output<typeof contract.notice.decideNotice.body>
type Decided = z.input<typeof contract.notice.decideNotice.response>

/** The notice with its review locked: as long as the transaction lasts nobody else decides, and no other notice comes. */
async function lockNotice(tx: Queryable, caller: Caller, id: string) {
  const known = await findNotice(tx, id)
  const by = { by: caller.accountId, scope: scopeOf(caller) }
  const review = known && (await lockReview(tx, known.reviewId, by))
  const notice = await findNotice(tx, id)
  if (!review || !notice) throw notFound(m.unknown)
  if (!review.decidable) throw moderationRefusal(review.author, caller.accountId)
  return { notice, review }
}

/** Whether a decided notice is the caller's own decision once more: the first response was lost. */
const isRepeat = (notice: NoticeRow, caller: Caller, { decision, reason }: Body) =>
  notice.decidedBy === caller.accountId && notice.decision === decision && notice.reason === reason

/**
 * Decides on a notice, and on the other open ones of its review: keeps the review, or withdraws it with the reason that
 * its author reads. Everybody concerned is told.
 * @throws Refusal 403 as for the moderation of the review; 404; 409 when it was decided otherwise, when another notice
 * came that the caller has not read, or when a review is to be kept that is no longer published
 */
export async function decideOn(
  tx: Queryable,
  config: HouseConfig,
  caller: Caller,
  { id, ...ruling }: Body & { id: string },
): Promise<Decided> {
  const { decision, reason } = ruling
  const { notice, review } = await lockNotice(tx, caller, id)
  if (notice.decision !== null) {
    if (isRepeat(notice, caller, ruling)) return { decision, reason, closed: await countClosedWith(tx, id) }
    throw conflict(m.decided(notice.who ?? m.somebody, notice.decision, notice.reason ?? ''))
  }
  const published = review.status === 'APPROVED'
  if (decision === 'KEPT' && !published) throw conflict(m.alreadyGone)
  const { reviewId } = notice
  const closed = await closeNotices(tx, { reviewId, decision, reason, by: caller.accountId })
  if (closed.length !== ruling.open) throw conflict(m.another)
  if (decision === 'WITHDRAWN') await withdrawReview(tx, { id: reviewId, reason, by: caller.accountId })
  const change = decision === 'WITHDRAWN' && published ? { from: 'APPROVED', to: 'REJECTED' } : {}
  await recordAudit(tx, caller, { action: 'decideNotice', resource: 'review', resourceId: reviewId, reason, ...change })
  const { about } = await findReviewed(tx, reviewId)
  await tellDecided(tx, config, closed, { about, decision, reason })
  return { decision, reason, closed: closed.length }
}
