import type { contract } from '@potager/domain/contract'
import { moderationMessages, reviewMessages } from '@potager/domain/messages'
import { reviewLimits } from '@potager/domain/review'
import { todayInParis } from '@potager/domain/time'
import type { z } from 'zod'
import { newId, type Queryable, violatedConstraint } from '../../db/database.ts'
import { pageAnswer, type WireTimes } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { mayCall, scopeOf } from '../auth/caller.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { tellDecision } from '../outbox/visit.ts'
import type { Handlers, Services } from '../serve.ts'
import { moderationRefusal } from './moderation.ts'
import {
  answer,
  countByStatus,
  countOldPending,
  countPendingOf,
  decide,
  findApproved,
  findPending,
  findResource,
  findReview,
  findReviewsOf,
  insertReview,
  type ReviewRow,
  sumRatings,
} from './queries.ts'

type WireReview = z.input<typeof contract.review.createReview.response>

/** A review's rating, words and days, as everybody reads them. */
export function wireText({ instant }: WireTimes, row: ReviewRow) {
  return {
    rating: row.rating,
    createdAt: instant(row.createdAt.getTime()),
    experienceDate: row.experienceDate,
    ...(row.verified ? { verified: true as const } : {}),
    ...(row.comment === null ? {} : { comment: row.comment }),
  }
}

/** What the house answered; nothing when it did not, or when the answer was erased. */
export function wireAnswer({ instant }: WireTimes, row: ReviewRow) {
  if (row.answer === null || row.answeredAt === null) return {}
  return { answer: row.answer, answeredAt: instant(row.answeredAt.getTime()) }
}

function wireReview(times: WireTimes, row: ReviewRow) {
  const { id, userId, resourceType, resourceId } = row
  return { id, userId, resourceType, resourceId, ...wireText(times, row) }
}

/** What moderators see of a review that came back after a refusal. */
export function wireComeBack({ corrected, refusedFor, objection, round }: ReviewRow) {
  if (round === 0) return {}
  return {
    round,
    ...(corrected ? { corrected: true as const } : {}),
    ...(refusedFor === null ? {} : { refusedFor }),
    ...(objection === null ? {} : { objection }),
  }
}

/** A review with its decision, for its author and its moderator. */
export function wireDecided(times: WireTimes, row: ReviewRow): WireReview {
  const reason = row.reason === null ? {} : { reason: row.reason }
  return { ...wireReview(times, row), status: row.status, ...reason, ...wireAnswer(times, row) }
}

/** Whether a review is about a restaurant of the scope; without a scope every review is. */
async function isOwn(db: Queryable, review: ReviewRow, scope: string | null): Promise<boolean> {
  return scope === null || (await findResource(db, review, scope))?.own === true
}

/**
 * Reviews: whoever works for no restaurant writes them, who works for one moderates them, but only managers decide on those of a
 * restaurant they work for; the approved ones are public.
 */
export function reviewHandlers({ db, wire }: Services): Handlers<typeof contract.review> {
  async function readDecided(from: Parameters<typeof findReview>[0], id: string): Promise<WireReview> {
    const row = await findReview(from, id)
    if (!row) throw notFound(moderationMessages.notFound)
    return wireDecided(wire, row)
  }

  return {
    listPendingReviews: async ({ query }) => {
      const { userId } = query
      const total = userId ? await countPendingOf(db, userId) : (await countByStatus(db)).PENDING
      const rows = await findPending(db, userId, query)
      return pageAnswer(
        rows.map((row) => ({ ...wireReview(wire, row), ...wireComeBack(row), authorPending: row.authorPending })),
        total,
        query,
      )
    },

    moderateReview: ({ caller, params: { id }, query: { round = null }, body: { status, reason = null } }) =>
      db.transaction(async (tx) => {
        if (!(await decide(tx, { id, status, reason, round, by: caller.accountId, scope: scopeOf(caller) }))) {
          const review = await findReview(tx, id)
          if (!review) throw notFound(moderationMessages.notFound)
          if (review.status !== 'PENDING') throw conflict(moderationMessages.alreadyModerated)
          if (round !== null && review.round !== round) throw conflict(moderationMessages.cameBack)
          throw moderationRefusal(review.userId, caller.accountId)
        }
        await recordAudit(tx, caller, {
          action: 'moderateReview',
          resource: 'review',
          resourceId: id,
          from: 'PENDING',
          to: status,
          reason,
        })
        await tellDecision(tx, id, status)
        return readDecided(tx, id)
      }),

    getReviewStats: async () => {
      const { PENDING, APPROVED, REJECTED } = await countByStatus(db)
      const oldPending = await countOldPending(db, reviewLimits.oldDays)
      return {
        pending: PENDING,
        approved: APPROVED,
        rejected: REJECTED,
        oldPending,
        totalProcessed: APPROVED + REJECTED,
      }
    },

    listApprovedReviews: async ({ query }) => {
      const [summary] = await sumRatings(db, query.resourceType, query.resourceId)
      const rows = await findApproved(db, query, query)
      return pageAnswer(
        rows.map((row) => ({ id: row.id, author: row.author, ...wireText(wire, row), ...wireAnswer(wire, row) })),
        summary?.count ?? 0,
        query,
      )
    },

    getReviewSummary: async ({ query }) => {
      const [summary] = await sumRatings(db, query.resourceType, query.resourceId)
      return summary ?? { ...query, average: null, count: 0 }
    },

    listReviewSummaries: ({ query }) => sumRatings(db, query.resourceType),

    createReview: async ({ caller, body, once }) => {
      if (body.experienceDate > todayInParis(Date.now())) {
        throw invalid({ experienceDate: reviewMessages.experienceToCome })
      }
      if (mayCall('staff', caller)) throw forbidden(reviewMessages.ofStaff)
      try {
        return await once(async (tx) => {
          if (!(await findResource(tx, body, caller.accountId))) throw notFound(reviewMessages.unknownResource)
          const id = newId()
          await insertReview(tx, { ...body, id, userId: caller.accountId, comment: body.comment ?? null })
          await recordAudit(tx, caller, { action: 'createReview', resource: 'review', resourceId: id, to: 'PENDING' })
          return readDecided(tx, id)
        })
      } catch (error) {
        throw violatedConstraint(error) === 'review_once' ? conflict(reviewMessages.alreadyWritten) : error
      }
    },

    answerReview: ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        const scope = scopeOf(caller)
        if (await answer(tx, { id, answer: body.answer, by: caller.accountId, scope })) {
          await recordAudit(tx, caller, { action: 'answerReview', resource: 'review', resourceId: id })
          return readDecided(tx, id)
        }
        const review = await findReview(tx, id)
        if (!review) throw notFound(moderationMessages.notFound)
        if (!(await isOwn(tx, review, scope))) throw forbidden(reviewMessages.answerElsewhere)
        if (review.status !== 'APPROVED') throw conflict(reviewMessages.answerUnpublished)
        // The same answer once more: the first response was lost.
        if (review.answer !== body.answer) throw conflict(reviewMessages.answeredAlready)
        return wireDecided(wire, review)
      }),

    listMyReviews: async ({ caller }) =>
      (await findReviewsOf(db, caller.accountId)).map((row) => wireDecided(wire, row)),
  }
}
