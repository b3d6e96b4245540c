import { newTicket } from '@potager/domain/request'
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
