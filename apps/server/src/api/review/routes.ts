import type { contract } from '@potager/domain/contract'
import { moderationMessages, reviewMessages } from '@potager/domain/messages'
import { reviewLimits } from '@potager/domain/review'
import { todayInParis } from '@potager/domain/time'
import type { z } from 'zod'
import { violatedConstraint } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordAudit } from '../audit/record.ts'
import { pageAnswer } from '../page-answer.ts'
import { conflict, forbidden, invalid, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import type { WireTimes } from '../wire-times.ts'
import {
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

function wireText({ instant }: WireTimes, row: ReviewRow) {
  return {
    rating: row.rating,
    createdAt: instant(row.createdAt.getTime()),
    experienceDate: row.experienceDate,
    ...(row.comment === null ? {} : { comment: row.comment }),
  }
}

function wireReview(times: WireTimes, row: ReviewRow) {
  const { id, userId, resourceType, resourceId } = row
  return { id, userId, resourceType, resourceId, ...wireText(times, row) }
}

/** A review with its decision, for its author and its moderator. */
export function wireDecided(times: WireTimes, row: ReviewRow): WireReview {
  return { ...wireReview(times, row), status: row.status, ...(row.reason === null ? {} : { reason: row.reason }) }
}

/** Reviews: anyone signed in writes and moderates them, the approved ones are public. */
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
        rows.map((row) => ({ ...wireReview(wire, row), authorPending: row.authorPending })),
        total,
        query,
      )
    },

    moderateReview: ({ caller, params: { id }, body: { status, reason = null } }) =>
      db.transaction(async (tx) => {
        if (!(await decide(tx, { id, status, reason, by: caller.accountId }))) {
          const review = await findReview(tx, id)
          if (!review) throw notFound(moderationMessages.notFound)
          if (review.status !== 'PENDING') throw conflict(moderationMessages.alreadyModerated)
          throw forbidden(moderationMessages.ownReview)
        }
        await recordAudit(tx, caller, {
          action: 'moderateReview',
          resource: 'review',
          resourceId: id,
          from: 'PENDING',
          to: status,
          reason,
        })
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
        rows.map((row) => ({ id: row.id, author: row.author, ...wireText(wire, row) })),
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
      try {
        return await once(async (tx) => {
          const resource = await findResource(tx, body, caller.accountId)
          if (!resource) throw notFound(reviewMessages.unknownResource)
          if (resource.own) throw forbidden(reviewMessages.ownRestaurant)
          const id = newId()
          await insertReview(tx, { ...body, id, userId: caller.accountId, comment: body.comment ?? null })
          await recordAudit(tx, caller, { action: 'createReview', resource: 'review', resourceId: id, to: 'PENDING' })
          return readDecided(tx, id)
        })
      } catch (error) {
        throw violatedConstraint(error) === 'review_once' ? conflict(reviewMessages.alreadyWritten) : error
      }
    },

    listMyReviews: async ({ caller }) =>
      (await findReviewsOf(db, caller.accountId)).map((row) => wireDecided(wire, row)),
  }
}
