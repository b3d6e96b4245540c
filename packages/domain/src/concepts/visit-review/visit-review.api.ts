import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { getOrderVisit } from './order-visit.calls.ts'
import { orderVisitRecord } from './order-visit.ts'
import {
  contestVisitReview,
  correctVisitReview,
  readVisit,
  withdrawVisitReview,
  writeVisitReview,
} from './visit-review.calls.ts'
import { contestVisitReviewBody, correctVisitReviewBody, writeVisitReviewBody } from './visit-review.schema.ts'
import { visitRecord, writtenVisitRecord } from './visit-review.ts'

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
