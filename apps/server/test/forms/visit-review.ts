import { contract } from '@potager/domain/contract'
import { newVisitReview } from '../access/visit-review.ts'
import { type Form, long, textField } from './field.ts'

const { writeVisitReview, correctVisitReview, contestVisitReview } = contract.visitReview
const rating = { path: 'rating', required: true, bad: [null, '', '4', 0, 6, 3.5, -1, 1e300] }
const comment = { path: 'comment', bad: [null, 1, [], long(2001), 'nul\0', 'demi \ud800'] }

export const visitReviewForms: Record<string, Form> = {
  writeVisitReview: {
    endpoint: writeVisitReview,
    valid: ({ dish }) => newVisitReview({ resourceType: 'DISH', resourceId: dish }),
    fields: [
      { path: 'resourceType', required: true, bad: [null, '', 'ROOM', 1] },
      { path: 'resourceId', required: true, bad: [null, '', 'abc', 1] },
      rating,
      comment,
      textField('author', 40),
      { path: 'consent', required: true, bad: [null, false, 'true', 1] },
      { path: 'website', bad: [null, 1, 'https://exemple.fr'] },
      { path: 'ticket', required: true, bad: [null, '', 'a1', 1] },
    ],
  },
  correctVisitReview: {
    endpoint: correctVisitReview,
    valid: () => ({ rating: 4, comment: 'Copieux.' }),
    fields: [rating, comment],
  },
  contestVisitReview: {
    endpoint: contestVisitReview,
    valid: () => ({ objection: 'Tout y est vrai.' }),
    fields: [textField('objection', 1000)],
  },
}
