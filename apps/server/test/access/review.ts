import { everyone, type Row, whenEmployed, whenSignedIn } from './row.ts'

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
