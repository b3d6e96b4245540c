import { newTicket } from '@potager/domain/request'
import { everyone, type Row, whenEmployed, whenSignedIn } from './row.ts'

const nobodys = { code: '0'.repeat(12) }
const nobodysReview = { ...nobodys, id: '00000000-0000-4000-8000-000000000000' }
const opinion = { rating: 4, comment: 'Copieux et plein de goût.' }

/** A review of a visit as the form sends it. */
export const newVisitReview = (thing: { resourceType: string; resourceId: string }) => ({
  ...thing,
  ...opinion,
  author: 'Inès',
  consent: true,
  ticket: newTicket(),
})

/** Staff hold tickets: their accounts are refused before anything is looked for. */
const notStaff: ReturnType<typeof everyone> & Pick<Row, 'new owner'> = {
  ...everyone(403),
  anonymous: 404,
  'new owner': 404,
}

export const visitReviewAccess: Record<string, Row> = {
  readVisit: {
    sent: () => ({ params: nobodys }),
    ...everyone(404),
    note: 'whoever has the code of the visit, or the private address of its author',
  },
  writeVisitReview: {
    sent: ({ dish }) => ({ params: nobodys, body: newVisitReview({ resourceType: 'DISH', resourceId: dish }) }),
    ...notStaff,
    note: 'whoever has the code of the visit, once; then its author, once for each thing of it',
  },
  correctVisitReview: {
    sent: () => ({ params: nobodysReview, body: opinion }),
    ...notStaff,
    note: 'the author, by their private address; a refused review, once',
  },
  contestVisitReview: {
    sent: () => ({ params: nobodysReview, body: { objection: 'Tout y est vrai.' } }),
    ...notStaff,
    note: 'the author, by their private address; a refused review, once',
  },
  withdrawVisitReview: {
    sent: () => ({ params: nobodysReview }),
    ...notStaff,
    note: 'the author, by their private address',
  },
  // The order of the example is not completed: it has no address.
  getOrderVisit: {
    sent: ({ order }) => ({ params: { id: order } }),
    ...whenSignedIn(200),
    'other owner': 404,
    'new owner': 403,
    note: 'of the orders that one may see, for a week; none once a review was written',
  },
}

/** A notice of a published review, without a contact. */
export const newNotice = () => ({ ticket: newTicket(), motive: 'FAKE', goodFaith: true })

export const noticeAccess: Record<string, Row> = {
  getPublishedReview: { sent: ({ answered }) => ({ params: { id: answered } }), ...everyone(200) },
  sendNotice: {
    sent: ({ answered }) => ({ params: { id: answered }, body: newNotice() }),
    ...everyone(201),
    note: 'of a published review, some a day',
  },
  getNotice: { sent: () => ({ params: { token: 'A'.repeat(43) } }), ...everyone(404), note: 'whoever holds the link' },
  listNotices: whenEmployed(200),
  decideNotice: {
    sent: ({ user }) => ({ params: { id: user }, body: { decision: 'KEPT', reason: 'Vu.', open: 1 } }),
    ...whenEmployed(404),
    note: 'as the moderation of its review; once',
  },
}

/** A review of a dish, which belongs to nobody. */
export const newReview = ({ dish }: { dish: string }) => ({
  resourceType: 'DISH',
  resourceId: dish,
  rating: 4,
  comment: 'Copieux et plein de goût.',
  experienceDate: '2025-07-10',
})

export const reviewAccess: Record<string, Row> = {
  listPendingReviews: whenEmployed(200),
  // The first caller decides; the others are too late.
  moderateReview: {
    sent: ({ review }) => ({ params: { id: review }, body: { status: 'APPROVED' } }),
    ...whenEmployed(409),
    owner: 200,
    note: 'not one’s own review, nor, unless manager or admin, of a restaurant one works for',
  },
  getReviewStats: whenEmployed(200),
  listApprovedReviews: {
    sent: ({ dish }) => ({ query: { resourceType: 'DISH', resourceId: dish } }),
    ...everyone(200),
  },
  getReviewSummary: { sent: ({ dish }) => ({ query: { resourceType: 'DISH', resourceId: dish } }), ...everyone(200) },
  listReviewSummaries: { sent: () => ({ query: { resourceType: 'RESTAURANT' } }), ...everyone(200) },
  createReview: {
    sent: (known) => ({ body: newReview(known) }),
    ...whenSignedIn(403),
    'new owner': 201,
    note: 'never who works for a restaurant; once each',
  },
  // One answers; the others come with the same words.
  answerReview: {
    sent: ({ answered }) => ({ params: { id: answered }, body: { answer: 'Merci de votre visite.' } }),
    ...whenEmployed(200),
    'other owner': 403,
    note: 'of one’s own restaurant, others’ and dishes’ when manager or admin; once',
  },
  listMyReviews: { ...whenSignedIn(200), rows: 'own' },
}
