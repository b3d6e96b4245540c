import type { contract } from '@potager/domain/contract'
import { noticeRefusals } from '@potager/domain/messages'
import { noticePaths } from '@potager/domain/notice'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { notFound } from '../refusal.ts'
import { takeShare } from '../share.ts'
import { findByToken, holdPublished, insertNotice } from './queries.ts'
import { findReviewed } from './reviewed.ts'
import { type HouseConfig, tellReceived } from './tell.ts'

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
export async function storeNotice(
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
