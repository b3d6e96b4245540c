import { everyone, type Row, whenSignedIn } from './row.ts'

const nobodys = { code: '0'.repeat(12) }
const nobodysReview = { ...nobodys, id: '00000000-0000-4000-8000-000000000000' }
const opinion = { rating: 4, comment: 'Copieux et plein de goût.' }

/** A review of a visit as the form sends it. */
export const newVisitReview = (thing: { resourceType: string; resourceId: string }) => ({
  ...thing,
  ...opinion,
  author: 'Inès',
  consent: true,
})

export const visitReviewAccess: Record<string, Row> = {
  readVisit: { sent: () => ({ params: nobodys }), ...everyone(404), note: 'whoever has the address of the visit' },
  writeVisitReview: {
    sent: ({ dish }) => ({ params: nobodys, body: newVisitReview({ resourceType: 'DISH', resourceId: dish }) }),
    ...everyone(404),
    note: 'whoever has the address of the visit; once for each thing of it',
  },
  correctVisitReview: {
    sent: () => ({ params: nobodysReview, body: opinion }),
    ...everyone(404),
    note: 'whoever has the address of the visit; a refused review, once',
  },
  contestVisitReview: {
    sent: () => ({ params: nobodysReview, body: { objection: 'Tout y est vrai.' } }),
    ...everyone(404),
    note: 'whoever has the address of the visit; a refused review, once',
  },
  withdrawVisitReview: {
    sent: () => ({ params: nobodysReview }),
    ...everyone(404),
    note: 'whoever has the address of the visit',
  },
  // The order of the example is not completed: it has no address.
  getOrderVisit: {
    sent: ({ order }) => ({ params: { id: order } }),
    ...whenSignedIn(200),
    'other owner': 404,
    'new owner': 403,
    note: 'of the orders that one may see',
  },
}
