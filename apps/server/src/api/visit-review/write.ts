import type { contract } from '@potager/domain/contract'
import { visitReviewRefusals as m } from '@potager/domain/messages'
import type { ReviewStatus } from '@potager/domain/review'
import { canContest, canCorrect } from '@potager/domain/visit-review'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { type AuditEvent, recordAudit, visitorAuthor } from '../audit/record.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { type HouseConfig, tellTakenBack } from '../notice/tell.ts'
import { dropReviewMessages } from '../outbox/visit.ts'
import {
  findThings,
  findVisitReviews,
  insertVisitReview,
  isTakenBack,
  takeBack,
  type VisitReviewRow,
  writeCorrection,
  writeObjection,
} from './queries.ts'
import { insertAuthor, isAuthor, isSpent, lockVisit, type VisitRow } from './visit.ts'

type Body<Name extends 'writeVisitReview' | 'correctVisitReview' | 'contestVisitReview'> = z.output<
  (typeof contract.visitReview)[Name]['body']
>

type Change = Pick<AuditEvent, 'action'> & { from?: ReviewStatus; to?: ReviewStatus }

/** Who the trail names is a visitor, as for requests. */
function record(tx: Queryable, id: string, change: Change): Promise<void> {
  return recordAudit(tx, visitorAuthor, { ...change, resource: 'review', resourceId: id })
}

const sameContent = (
  one: Pick<VisitReviewRow, 'rating' | 'comment'>,
  { rating, comment }: Body<'correctVisitReview'>,
) => one.rating === rating && one.comment === (comment ?? null)

const isAbout = (one: Pick<VisitReviewRow, 'resourceType' | 'resourceId'>, body: Body<'writeVisitReview'>) =>
  one.resourceType === body.resourceType && one.resourceId === body.resourceId.toLowerCase()

/**
 * Stores a review of a visit. The same form again changes nothing.
 * @param token of its author: the one that opened the visit, or one that is stored with the review, the first of the visit
 * @throws Refusal 400 for what is not of the visit; 409 for another review of the same thing, one that was taken back, a
 *   code that was used, or when it is too late
 */
export async function writeReview(
  tx: Queryable,
  visit: VisitRow,
  { body, token }: { body: Body<'writeVisitReview'>; token: string },
): Promise<void> {
  await lockVisit(tx, visit)
  const isFirst = !visit.author && !(await isAuthor(tx, visit, token))
  if (isFirst && (await isSpent(tx, visit))) throw conflict(m.spent)
  const thing = (await findThings(tx, visit)).find((one) => isAbout(one, body))
  if (!thing) throw invalid({ resourceId: m.notOfVisit })
  if (thing.withdrawn) throw conflict(m.withdrawn)
  const known = (await findVisitReviews(tx, visit)).find((one) => isAbout(one, body))
  if (known) {
    if (sameContent(known, body) && known.author === body.author) return
    throw conflict(m.alreadyWritten)
  }
  if (!visit.open) throw conflict(m.ended)
  const id = newId()
  const { resourceType, resourceId } = thing
  const { author, rating, comment = null } = body
  await insertVisitReview(tx, visit.id, { id, resourceType, resourceId, author, rating, comment })
  if (isFirst) await insertAuthor(tx, visit.id, token)
  await record(tx, id, { action: 'writeVisitReview', to: 'PENDING' })
}

/**
 * A review of a visit for its author, while nobody else writes about the visit or decides on the review.
 * @throws Refusal 404 for who has only the code: it is on the ticket, which the team of the restaurant prints
 */
async function lockReview(tx: Queryable, visit: VisitRow, id: string): Promise<VisitReviewRow | undefined> {
  if (!visit.author) throw notFound(m.unknown)
  await lockVisit(tx, visit)
  await tx.query('select 1 from review where id = $1 and visit_id = $2 for update', [id, visit.id])
  return (await findVisitReviews(tx, visit)).find((review) => review.id === id.toLowerCase())
}

/**
 * Corrects a refused review, once; it waits again. The same correction again changes nothing.
 * @throws Refusal 404 for a review of another visit; 409 when it is not refused, or was corrected
 */
export async function correctReview(
  tx: Queryable,
  visit: VisitRow,
  { id, ...body }: Body<'correctVisitReview'> & { id: string },
): Promise<void> {
  const review = await lockReview(tx, visit, id)
  if (!review) throw notFound(m.unknown)
  if (review.corrected && sameContent(review, body)) return
  if (!canCorrect(review)) throw conflict(review.corrected ? m.corrected : m.notRefused)
  await writeCorrection(tx, { id: review.id, rating: body.rating, comment: body.comment ?? null })
  await dropReviewMessages(tx, review.id)
  await record(tx, review.id, { action: 'correctVisitReview', from: 'REJECTED', to: 'PENDING' })
}

/**
 * Contests a refusal, once; the review waits again as it is. The same words again change nothing.
 * @throws Refusal 404 for a review of another visit; 409 when it is not refused, or was contested
 */
export async function contestReview(
  tx: Queryable,
  visit: VisitRow,
  { id, objection }: Body<'contestVisitReview'> & { id: string },
): Promise<void> {
  const review = await lockReview(tx, visit, id)
  if (!review) throw notFound(m.unknown)
  if (review.objection === objection) return
  if (!canContest(review)) throw conflict(review.contested ? m.contested : m.notRefused)
  await writeObjection(tx, review.id, objection)
  await dropReviewMessages(tx, review.id)
  await record(tx, review.id, { action: 'contestVisitReview', from: 'REJECTED', to: 'PENDING' })
}

/**
 * Takes a review back for its author: its row is deleted, and whoever gave notice of it is told. Repeated, it changes nothing.
 * @throws Refusal 404 for a review of another visit
 */
export async function withdrawReview(tx: Queryable, config: HouseConfig, visit: VisitRow, id: string): Promise<void> {
  const review = await lockReview(tx, visit, id)
  if (!review) {
    if (await isTakenBack(tx, visit.id, id)) return
    throw notFound(m.unknown)
  }
  await tellTakenBack(tx, config, review.id)
  await takeBack(tx, visit.id, review.id)
  await dropReviewMessages(tx, review.id)
  await record(tx, review.id, { action: 'withdrawVisitReview', from: review.status })
}
