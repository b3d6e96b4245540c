import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import {
  readVisitAnswer,
  readWrittenVisit,
  type VisitDraft,
  visitCorrectionBody,
  visitReviewBody,
} from './visit-review.ts'

/** The visit of a code as typed, where case and hyphens do not matter, or of the token of its author's private address. */
type OfVisit = { code: string }
type OfReview = OfVisit & { review: string }

const visitParams = ({ code }: OfVisit) => ({ code })
const reviewParams = ({ code, review }: OfReview) => ({ code, id: review })

/**
 * A visit as its code or its author's token shows it (extension); 404 when that is unknown or over, which are not told
 * apart.
 */
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
 * Reviews the restaurant or a dish of a visit, once each (extension): it waits for a moderator. The code writes the first
 * review; the token that is answered then writes the others. The same form again is answered the same; 409 for another
 * review of the same thing, and once the code is used. 403, as for the calls below, for who works for a restaurant.
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
    body: visitReviewBody(trimmed(draft)),
  }),
  response: readWrittenVisit,
})

/** Corrects a refused review with the token of its author, once (extension): it waits again. 409 when it is not refused, or was corrected. */
export const correctVisitReview = call({
  name: 'correctVisitReview',
  resource: 'reviews',
  method: 'PUT',
  path: '/notprotected/visits/:code/reviews/:id',
  access: 'public',
  extension: true,
  request: ({ draft, ...of }: OfReview & { draft: Pick<VisitDraft, 'rating' | 'comment'> }) => ({
    params: reviewParams(of),
    body: visitCorrectionBody(trimmed(draft)),
  }),
  response: readVisitAnswer,
})

/** Contests a refusal with the token, in some words to the moderators, once (extension): the review waits again as it is. */
export const contestVisitReview = call({
  name: 'contestVisitReview',
  resource: 'reviews',
  method: 'POST',
  path: '/notprotected/visits/:code/reviews/:id/objection',
  access: 'public',
  extension: true,
  request: ({ objection, ...of }: OfReview & { objection: string }) => ({
    params: reviewParams(of),
    body: { objection: objection.trim() },
  }),
  response: readVisitAnswer,
})

/** Takes a review back for good with the token (extension): its text is deleted. Again, it is answered the same. */
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
