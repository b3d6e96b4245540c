import { z } from 'zod'
import { fieldErrors } from '../../base/messages/field-errors.ts'
import { readText } from '../../base/text/index.ts'
import { ticket } from '../request/request.schema.ts'
import { createReviewBody } from '../review/review.schema.ts'
import { visitReviewLimits } from './visit-review.ts'
import { visitReviewFieldErrors as m } from './visit-review-errors.messages.ts'

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
export const correctVisitReviewBody = z.object({ rating, comment })

/** The body of POST /notprotected/visits/:code/reviews/:id/objection. */
export const contestVisitReviewBody = z.object({ objection: required(m.objection, objection) })
