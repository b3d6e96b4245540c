import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { count, idParams, instantShape, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import {
  createReview,
  getReviewStats,
  getReviewSummary,
  listApprovedReviews,
  listMyReviews,
  listPendingReviews,
  listReviewSummaries,
  moderateReview,
} from './review.calls.ts'
import { createReviewBody, moderateReviewBody, reviewedShape } from './review.schema.ts'
import { PUBLIC_REVIEW_PAGE_SIZE, REVIEW_PAGE_SIZE, reviewResources, reviewStatuses } from './review.ts'

const text = {
  rating: z.int().min(1).max(5),
  comment: z.string().optional(),
  createdAt: instantShape,
  experienceDate: z.iso.date().optional().describe('Jour de la visite, à Paris (extension)'),
}

const review = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  resourceType: z.enum(reviewResources),
  resourceId: z.uuid(),
  ...text,
})

/** A review in an answer, with what became of it. */
export const decidedShape = review.extend({
  status: z.enum(reviewStatuses).optional().describe('Extension'),
  reason: z.string().optional().describe('Motif, tel que l’auteur le lit (extension)'),
})

const summary = z.object({
  resourceType: z.enum(reviewResources),
  resourceId: z.uuid(),
  average: z.number().min(1).max(5).nullable().describe('À une décimale ; null sans avis'),
  count,
})

export const reviewEndpoints = {
  listPendingReviews: endpoint(listPendingReviews, {
    summary: 'Lister les avis à modérer',
    query: z.object({
      ...pageQuery(REVIEW_PAGE_SIZE),
      userId: z.uuid().optional().describe('Ceux d’une personne (extension)'),
    }),
    response: pageOf(
      review.extend({
        authorPending: z.int().min(1).optional().describe('Avis de cette personne en attente (extension)'),
      }),
    ),
  }),
  moderateReview: endpoint(moderateReview, {
    summary: 'Approuver ou rejeter un avis',
    params: idParams,
    body: moderateReviewBody,
    response: decidedShape,
    errors: [404, 409],
  }),
  getReviewStats: endpoint(getReviewStats, {
    summary: 'Compter les avis par état',
    response: z.object({
      pending: count,
      approved: count,
      rejected: count,
      oldPending: count,
      totalProcessed: count,
    }),
  }),
  listApprovedReviews: endpoint(listApprovedReviews, {
    summary: 'Lire les avis d’un restaurant ou d’un plat',
    query: z.object({ ...reviewedShape, ...pageQuery(PUBLIC_REVIEW_PAGE_SIZE) }),
    response: pageOf(z.object({ id: z.uuid(), author: z.string(), ...text })),
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
    response: decidedShape,
    errors: [404, 409, 422],
  }),
  listMyReviews: endpoint(listMyReviews, {
    summary: 'Lire ses propres avis',
    response: z.array(decidedShape),
  }),
}
