import { contract } from '@potager/domain/contract'
import { newReview } from '../access/review.ts'
import { type Form, long } from './field.ts'

export const reviewForms: Record<string, Form> = {
  createReview: {
    endpoint: contract.review.createReview,
    valid: newReview,
    fields: [
      { path: 'resourceType', required: true, bad: [null, '', 'ROOM', 1] },
      { path: 'resourceId', required: true, bad: [null, '', 'abc', 1] },
      { path: 'rating', required: true, bad: [null, '', '4', 0, 6, 3.5, -1, 1e300] },
      { path: 'comment', bad: [null, 1, [], long(2001), 'nul\0', 'demi \ud800'] },
      {
        path: 'experienceDate',
        required: true,
        bad: [null, '', '2026-02-30', '14/07/2026', '1850-01-01', '2999-01-01', 1, []],
      },
    ],
  },
  answerReview: {
    endpoint: contract.review.answerReview,
    params: ({ answered }) => ({ id: answered }),
    valid: () => ({ answer: 'Merci de votre visite.' }),
    fields: [{ path: 'answer', required: true, bad: [null, '', '  ', 1, [], long(1001), 'nul\0', 'demi \ud800'] }],
  },
  moderateReview: {
    endpoint: contract.review.moderateReview,
    params: ({ review }) => ({ id: review }),
    valid: () => ({ status: 'REJECTED', reason: 'Spam ou publicité' }),
    fields: [
      { path: 'status', required: true, bad: [null, '', 'PENDING', 'CANCELLED', 1] },
      { path: 'reason', required: true, bad: [null, '', '  ', 1, [], long(501), 'nul\0'] },
    ],
  },
}
