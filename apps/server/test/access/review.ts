import { everyone, type Row, whenSignedIn } from './row.ts'

/** A review of a dish, which belongs to nobody. */
export const newReview = ({ dish }: { dish: string }) => ({
  resourceType: 'DISH',
  resourceId: dish,
  rating: 4,
  comment: 'Copieux et plein de goût.',
  experienceDate: '2025-07-10',
})

export const reviewAccess: Record<string, Row> = {
  listPendingReviews: whenSignedIn(200),
  // The first caller decides; the others are too late.
  moderateReview: {
    sent: ({ review }) => ({ params: { id: review }, body: { status: 'APPROVED' } }),
    ...whenSignedIn(409),
    owner: 200,
    note: 'not one’s own review',
  },
  getReviewStats: whenSignedIn(200),
  listApprovedReviews: {
    sent: ({ dish }) => ({ query: { resourceType: 'DISH', resourceId: dish } }),
    ...everyone(200),
  },
  getReviewSummary: { sent: ({ dish }) => ({ query: { resourceType: 'DISH', resourceId: dish } }), ...everyone(200) },
  listReviewSummaries: { sent: () => ({ query: { resourceType: 'RESTAURANT' } }), ...everyone(200) },
  createReview: {
    sent: (known) => ({ body: newReview(known) }),
    ...whenSignedIn(201),
    note: 'not of one’s own restaurant, once each',
  },
  listMyReviews: { ...whenSignedIn(200), rows: 'own' },
}
