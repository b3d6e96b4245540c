import type { contract } from '@potager/domain/contract'
import { formatPhone } from '@potager/domain/format'
import type { NoticeMessageKind } from '@potager/domain/message'
import {
  noticeRefusals as m,
  noticeRecipient,
  noticeRefusals,
  noticeTakenBack,
  reviewResourceLabels,
} from '@potager/domain/messages'
import { type NoticeDecision, type NoticeWords, noticeMotives } from '@potager/domain/notice'
import type { z } from 'zod'
import type { Config } from '../../base/config.ts'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, notFound } from '../errors.ts'
import { findHouse } from '../house/routes.ts'
import { type Recipient, writeMessage } from '../outbox/queue.ts'
import { findReviewer } from '../outbox/visit.ts'
import { moderationRefusal, withdrawReview } from '../review/moderation.ts'
import { findReviews, type ReviewRow } from '../review/queries.ts'
import { closeNotices, countClosedWith, findNotice, findOpenOf, lockReview, type NoticeRow } from './queries.ts'

/** A review with the name of what it is about; its kind where that was deleted. */
export type Reviewed = ReviewRow & { about: string }

/** The reviews with these ids. */
export async function findReviewedOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Reviewed>> {
  const rows = await findReviews(db, ids)
  return new Map(
    rows.map((row) => [row.id, { ...row, about: row.resourceName ?? reviewResourceLabels[row.resourceType] }]),
  )
}

/** One review. @throws Refusal 404 when it is gone */
export async function findReviewed(db: Queryable, id: string): Promise<Reviewed> {
  const [review] = (await findReviewedOf(db, [id])).values()
  if (!review) throw notFound(noticeRefusals.unpublished)
  return review
}

export type HouseConfig = Pick<Config, 'house' | 'houseLogo'>

async function houseContact(tx: Queryable, config: HouseConfig): Promise<string> {
  const { email, phone } = await findHouse(tx, config)
  return [email, phone && formatPhone(phone)].filter(Boolean).join(', ')
}

/** Whoever gave notice; null without a contact, when nobody can be told. */
function notifierOf({ name, email, phone }: Pick<NoticeRow, 'name' | 'email' | 'phone'>): Recipient | null {
  if (email === null && phone === null) return null
  return { name: name ?? noticeRecipient, email, phone }
}

/** The author of a review as they are reached, and the path on which they go on with it, if there is one. */
type Author = Recipient & { customerId: string | null; link: string | null }

/** How the author of a review is reached, by their account, as a customer or by their visit; null when nobody can tell them. */
export async function authorContact(tx: Queryable, reviewId: string): Promise<Author | null> {
  const visitor = await findReviewer(tx, reviewId)
  if (visitor) return { ...visitor.to, customerId: visitor.customerId, link: visitor.link }
  const [row] = await tx.query<Author>(
    `select trim(a.first_name || ' ' || a.last_name) as name, a.email, null as phone, null::uuid as "customerId", null as link
       from review r join account a on a.id = r.author_id where r.id = $1 and a.erased_at is null
     union all
     select c.full_name, nullif(c.email, ''), c.phone, c.id, null
       from review r join customer c on c.id = r.author_id where r.id = $1 and c.erased_at is null`,
    [reviewId],
  )
  return row && (row.email || row.phone) ? row : null
}

type Told = { kind: NoticeMessageKind; words: NoticeWords; subjectId: string; link?: string }

/** Messages about notices are the house's: nobody of the restaurant reads who gave notice. */
async function tell(
  tx: Queryable,
  to: (Recipient & Partial<Author>) | null,
  told: Told & { event: string },
): Promise<void> {
  if (!to) return
  const { customerId = null, link = null } = to
  await writeMessage(tx, { link, ...told, to, restaurantId: null, customerId })
}

/** Acknowledges a notice to whoever gave it (DSA art. 16, docs/decisions/0049). `link` is the path of its private page. */
export async function tellReceived(
  tx: Queryable,
  config: HouseConfig,
  notice: Pick<NoticeRow, 'id' | 'motive' | 'name' | 'email' | 'phone'>,
  { about, link }: { about: string; link: string },
): Promise<void> {
  const words = { about, motives: [notice.motive], contact: await houseContact(tx, config) }
  const { id } = notice
  await tell(tx, notifierOf(notice), {
    kind: 'notice-received',
    words,
    event: `notice-received/${id}`,
    subjectId: id,
    link,
  })
}

async function tellNotifiers(
  tx: Queryable,
  notices: readonly NoticeRow[],
  words: Omit<NoticeWords, 'motives'>,
): Promise<void> {
  for (const notice of notices) {
    await tell(tx, notifierOf(notice), {
      kind: 'notice-decided',
      words: { ...words, motives: [notice.motive] },
      event: `notice-decided/${notice.id}`,
      subjectId: notice.id,
    })
  }
}

/** Tells whoever gave notice of a review that its author takes it back, before it goes with its notices. */
export async function tellTakenBack(tx: Queryable, config: HouseConfig, reviewId: string): Promise<void> {
  const open = await findOpenOf(tx, reviewId)
  if (open.length === 0) return
  const { about } = await findReviewed(tx, reviewId)
  const contact = await houseContact(tx, config)
  await tellNotifiers(tx, open, { about, contact, decision: 'WITHDRAWN', reason: noticeTakenBack })
}

/**
 * Tells everybody who gave notice what was decided and why, and the author of the review what it rests on (DSA art. 16
 * and 17, docs/decisions/0049).
 */
async function tellDecided(
  tx: Queryable,
  config: HouseConfig,
  closed: readonly NoticeRow[],
  { about, decision, reason }: { about: string; decision: NoticeDecision; reason: string },
): Promise<void> {
  const [first] = closed
  if (!first) return
  const words = { about, contact: await houseContact(tx, config), decision, reason }
  await tellNotifiers(tx, closed, words)
  await tell(tx, await authorContact(tx, first.reviewId), {
    kind: 'notice-author',
    words: { ...words, motives: noticeMotives.filter((motive) => closed.some((notice) => notice.motive === motive)) },
    event: `notice-author/${first.id}`,
    subjectId: first.reviewId,
  })
}

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
