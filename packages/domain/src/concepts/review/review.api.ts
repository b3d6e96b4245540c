import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import {
  answerReview,
  createReview,
  getReviewStats,
  getReviewSummary,
  listApprovedReviews,
  listMyReviews,
  listPendingReviews,
  listReviewSummaries,
  moderateReview,
} from './review.calls.ts'
import { answerReviewBody, createReviewBody, moderateReviewBody, reviewedShape } from './review.schema.ts'
import {
  ownReviewRecord,
  PUBLIC_REVIEW_PAGE_SIZE,
  publicReviewRecord,
  REVIEW_PAGE_SIZE,
  reviewRecord,
  reviewStatsRecord,
  reviewSummaryRecord,
} from './review.ts'

/** A review in an answer, with its decision. */
const decided = answerOf(ownReviewRecord)
const summary = answerOf(reviewSummaryRecord)

export const reviewEndpoints = {
  listPendingReviews: endpoint(listPendingReviews, {
    summary: 'Lister les avis à modérer',
    query: z.object({
      ...pageQuery(REVIEW_PAGE_SIZE),
      userId: z.uuid().optional().describe('Ceux d’une personne (extension)'),
    }),
    response: pageOf(answerOf(reviewRecord)),
  }),
  moderateReview: endpoint(moderateReview, {
    summary: 'Approuver ou rejeter un avis',
    params: idParams,
    query: z.object({
      round: z.coerce
        .number()
        .int()
        .min(0)
        .max(2)
        .optional()
        .describe('Retours dans la file de l’avis lu ; 409 s’il est revenu depuis (extension)'),
    }),
    body: moderateReviewBody,
    response: decided,
    errors: [404, 409],
  }),
  getReviewStats: endpoint(getReviewStats, {
    summary: 'Compter les avis par état',
    response: answerOf(reviewStatsRecord),
  }),
  listApprovedReviews: endpoint(listApprovedReviews, {
    summary: 'Lire les avis d’un restaurant ou d’un plat',
    query: z.object({ ...reviewedShape, ...pageQuery(PUBLIC_REVIEW_PAGE_SIZE) }),
    response: pageOf(answerOf(publicReviewRecord)),
  }),
  getReviewSummary: endpoint(getReviewSummary, {
    summary: 'Lire la note moyenne d’un restaurant ou d’un plat',
    query: z.object(reviewedShape),
    response: summary,
  }),
  listReviewSummaries: endpoint(listReviewSummaries, {
    summary: 'Lire les notes moyennes de tous les restaurants ou plats',
    query: z.object({ resourceType: reviewedShape.resourceType }),
    response: z.array(summary),
  }),
  createReview: endpoint(createReview, {
    summary: 'Donner son avis',
    body: createReviewBody,
    status: 201,
    response: decided,
    errors: [404, 409, 422],
  }),
  answerReview: endpoint(answerReview, {
    summary: 'Répondre à un avis publié',
    params: idParams,
    body: answerReviewBody,
    response: decided,
    errors: [404, 409],
  }),
  listMyReviews: endpoint(listMyReviews, {
    summary: 'Lire ses propres avis',
    response: z.array(decided),
  }),
}
