import { contract } from '@potager/domain/contract'
import { newNotice, newReview, newVisitReview } from '../access/review.ts'
import { type Form, long, textField } from './field.ts'

export const noticeForms: Record<string, Form> = {
  sendNotice: {
    endpoint: contract.notice.sendNotice,
    params: ({ answered }) => ({ id: answered }),
    valid: () => ({
      ...newNotice(),
      motive: 'OTHER',
      explanation: 'L’avis parle d’un autre restaurant.',
      fullName: 'Inès Delacroix',
      email: 'ines@exemple.fr',
      phone: '06 39 98 11 22',
      website: '',
    }),
    fields: [
      { path: 'ticket', required: true, bad: [null, '', 1, 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64), []] },
      { path: 'motive', required: true, bad: [null, '', 'FAUX', 1] },
      { path: 'explanation', required: true, bad: [null, '', '  ', 1, [], long(2001), 'nul\0', 'demi \ud800'] },
      { path: 'fullName', bad: [null, 1, '123', long(101), 'nul\0'] },
      { path: 'phone', bad: [null, 1, '061234567', '++33639980012', 'allô'] },
      { path: 'email', bad: [null, 1, 'ines@', `${'é'.repeat(250)}@a.fr`] },
      { path: 'goodFaith', required: true, bad: [null, false, 'true', 1] },
      { path: 'website', bad: [null, 1, 'https://exemple.fr'] },
    ],
  },
  decideNotice: {
    endpoint: contract.notice.decideNotice,
    params: ({ user }) => ({ id: user }),
    valid: () => ({ decision: 'KEPT', reason: 'L’avis décrit une visite.', open: 1 }),
    fields: [
      { path: 'decision', required: true, bad: [null, '', 'PENDING', 1] },
      { path: 'reason', required: true, bad: [null, '', '  ', 1, [], long(1001), 'nul\0', 'demi \ud800'] },
      { path: 'open', required: true, bad: [null, '1', 0, -1, 1.5, 1e300] },
    ],
  },
}

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
