import { call } from '../../base/api/call.ts'
import { readVisitAnswer } from './visit-review.ts'
import { type VisitDraft, visitCorrectionBody, visitReviewBody } from './visit-review-draft.ts'

/** The visit of a code, as typed: case and hyphens do not matter. */
type OfVisit = { code: string }
type OfReview = OfVisit & { review: string }

const visitParams = ({ code }: OfVisit) => ({ code })
const reviewParams = ({ code, review }: OfReview) => ({ code, id: review })

/** A visit with its reviews, as whoever has its code sees them (extension); 404 when it is unknown or over, which are not told apart. */
export const readVisit = call({
  name: 'readVisit',
  resource: 'reviews',
  method: 'GET',
  path: '/notprotected/visits/:code',
  access: 'public',
  extension: true,
  request: (visit: OfVisit) => ({ params: visitParams(visit) }),
  response: readVisitAnswer,
})

/**
 * Reviews the restaurant or a dish of a visit, once each (extension): it waits for a moderator. The same review again is
 * answered the same; 409 for another one of the same thing.
 */
export const writeVisitReview = call({
  name: 'writeVisitReview',
  resource: 'reviews',
  method: 'POST',
  path: '/notprotected/visits/:code/reviews',
  access: 'public',
  extension: true,
  request: ({ code, draft }: OfVisit & { draft: VisitDraft }) => ({
    params: { code },
    body: visitReviewBody(draft),
  }),
  response: readVisitAnswer,
})

/** Corrects a refused review, once (extension): it waits again. 409 when it is not refused, or was corrected. */
export const correctVisitReview = call({
  name: 'correctVisitReview',
  resource: 'reviews',
  method: 'PUT',
  path: '/notprotected/visits/:code/reviews/:id',
  access: 'public',
  extension: true,
  request: ({ draft, ...of }: OfReview & { draft: Pick<VisitDraft, 'rating' | 'comment'> }) => ({
    params: reviewParams(of),
    body: visitCorrectionBody(draft),
  }),
  response: readVisitAnswer,
})

/** Contests a refusal in some words to the moderators, once (extension): the review waits again as it is. */
export const contestVisitReview = call({
  name: 'contestVisitReview',
  resource: 'reviews',
  method: 'POST',
  path: '/notprotected/visits/:code/reviews/:id/objection',
  access: 'public',
  extension: true,
  request: ({ objection, ...of }: OfReview & { objection: string }) => ({
    params: reviewParams(of),
    body: { objection },
  }),
  response: readVisitAnswer,
})

/** Takes a review back for good (extension): its text is deleted. Again, it is answered the same. */
export const withdrawVisitReview = call({
  name: 'withdrawVisitReview',
  resource: 'reviews',
  method: 'POST',
  path: '/notprotected/visits/:code/reviews/:id/withdrawal',
  access: 'public',
  extension: true,
  request: (of: OfReview) => ({ params: reviewParams(of) }),
  response: readVisitAnswer,
})
