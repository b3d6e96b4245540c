import type { Visit, VisitDraft, VisitReview } from '@potager/domain/visit-review'
import type { PageState } from '../page.ts'
import { restaurant } from '../pages/story-page.ts'

export const token = '7KQ2-M4XZ-90PD'

const { id, name } = restaurant
const house = { resourceType: 'RESTAURANT', resourceId: id, name }
const soup = { resourceType: 'DISH', resourceId: 'd-1', name: 'Velouté de potimarron, châtaignes grillées' }
const tart = { resourceType: 'DISH', resourceId: 'd-2', name: 'Tarte aux blettes' }

/** A review of the visit. */
export const written = (change: Partial<VisitReview> = {}): VisitReview => ({
  id: 'a-1',
  author: 'Inès',
  rating: 4,
  comment: 'Copieux et plein de goût.\nOn reviendra.',
  status: 'PENDING',
  ...change,
})

export const visit: Visit = {
  restaurantId: id,
  restaurantName: name,
  day: '2026-11-18',
  until: '2027-02-16',
  things: [house, soup, tart],
}

export const openState: PageState<'visitReview'> = {
  name: 'visitReview',
  token,
  link: { ok: true, value: visit },
  ticket: 'a1'.repeat(32),
}

/** The author's page once the restaurant is reviewed. */
export const reviewed = (review: VisitReview): PageState<'visitReview'> => ({
  ...openState,
  link: { ok: true, value: { ...visit, author: true, things: [{ ...house, review }, soup, tart] } },
})

/** The page once all of a visit is reviewed or taken back. */
export const finished: PageState<'visitReview'> = {
  ...openState,
  link: {
    ok: true,
    value: {
      ...visit,
      author: true,
      things: [
        { ...house, review: written({ status: 'APPROVED' }) },
        { ...soup, withdrawn: true },
        { ...tart, review: written({ id: 'a-2', status: 'APPROVED' }) },
      ],
    },
  },
}

/** The page of a code that was used. */
export const spent: PageState<'visitReview'> = {
  ...openState,
  link: { ok: true, value: { ...visit, spent: true, things: [] } },
}

export const typed: VisitDraft = {
  act: 'write',
  review: '',
  about: 'DISH:d-1',
  rating: '',
  comment: 'Copieux.',
  author: 'I',
  consent: 'oui',
  objection: '',
  website: '',
  ticket: '',
}
