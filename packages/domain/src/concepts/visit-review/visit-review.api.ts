import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { readText } from '../../base/text/index.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { ticket } from '../request/request.schema.ts'
import { createReviewBody } from '../review/review.schema.ts'
import { getOrderVisit, orderVisitRecord } from './order-visit.calls.ts'
import {
  contestVisitReview,
  correctVisitReview,
  readVisit,
  withdrawVisitReview,
  writeVisitReview,
} from './visit-review.calls.ts'
import { visitReviewFieldErrors as m } from './visit-review.messages.ts'
import { visitRecord, visitReviewLimits, writtenVisitRecord } from './visit-review.ts'

const { author, objection } = visitReviewLimits
const { resourceType, resourceId, rating, comment } = createReviewBody.shape

const required = (missing: string, { min, max }: { min: number; max: number }) =>
  z.string({ error: missing }).overwrite(readText).min(min, missing).max(max, fieldErrors.textMax(max))

/**
 * The body of POST /notprotected/visits/:code/reviews. The day is that of the visit; the ticket makes a repeat safe, as
 * for requests.
 */
export const writeVisitReviewBody = z.object({
  resourceType,
  resourceId,
  rating,
  comment,
  author: required(m.author, author),
  consent: z.literal(true, { error: m.consent }),
  website: z.string().max(0, m.website).optional(),
  ticket,
})

/** The body of PUT /notprotected/visits/:code/reviews/:id. */
const correctVisitReviewBody = z.object({ rating, comment })

/** The body of POST /notprotected/visits/:code/reviews/:id/objection. */
export const contestVisitReviewBody = z.object({ objection: required(m.objection, objection) })

const visit = answerOf(visitRecord)
/** Any text may be asked about. */
const ofVisit = z.object({ code: z.string().max(200) })
const ofReview = ofVisit.extend({ id: z.uuid() })

export const visitReviewEndpoints = {
  readVisit: endpoint(readVisit, {
    summary: 'Lire une visite et ses avis par son adresse',
    params: ofVisit,
    response: visit,
    errors: [404, 429],
  }),
  writeVisitReview: endpoint(writeVisitReview, {
    summary: 'Donner son avis sur une visite, sans compte',
    params: ofVisit,
    body: writeVisitReviewBody,
    status: 201,
    response: answerOf(writtenVisitRecord),
    errors: [403, 404, 409, 429],
  }),
  correctVisitReview: endpoint(correctVisitReview, {
    summary: 'Corriger une fois un avis refusé',
    params: ofReview,
    body: correctVisitReviewBody,
    response: visit,
    errors: [403, 404, 409, 429],
  }),
  contestVisitReview: endpoint(contestVisitReview, {
    summary: 'Contester une fois le refus d’un avis',
    params: ofReview,
    body: contestVisitReviewBody,
    response: visit,
    errors: [403, 404, 409, 429],
  }),
  withdrawVisitReview: endpoint(withdrawVisitReview, {
    summary: 'Retirer son avis pour toujours',
    params: ofReview,
    response: visit,
    errors: [403, 404, 429],
  }),
  getOrderVisit: endpoint(getOrderVisit, {
    summary: 'Lire l’adresse d’avis du ticket d’une commande terminée',
    params: z.object({ id: z.uuid() }),
    response: answerOf(orderVisitRecord),
    errors: [404],
  }),
}
