import { noticeRefusals } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { takeShare } from '../share.ts'

/** One person gives notice of a few reviews; whoever floods one review from many addresses fills no other's day. */
const FROM_ADDRESS = { calls: 20, span: 'day' } as const
const OF_REVIEW = { calls: 20, span: 'day' } as const

/**
 * Counts a notice in its transaction and as its last statement, so that others only wait for the commit.
 * @throws Refusal 429 beyond those of a day from one address, or of one review
 */
export async function takeNotice(tx: Queryable, visitor: string, reviewId: string): Promise<void> {
  await takeShare(tx, `notice ${visitor}`, FROM_ADDRESS, noticeRefusals.tooMany)
  await takeShare(tx, `notice of review ${reviewId}`, OF_REVIEW, noticeRefusals.full)
}
