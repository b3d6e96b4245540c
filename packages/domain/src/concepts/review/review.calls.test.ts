import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { ApiError } from '../../base/api/index.ts'
import { refusalForm } from '../../forms/index.ts'
import { refusalReasonLabels } from '../../messages/index.ts'
import {
  countReviewAges,
  createReview,
  getReviewStats,
  getReviewSummary,
  isAlreadyHandled,
  isOldReview,
  listApprovedReviews,
  listPendingReviews,
  moderateReview,
  moderationFailure,
  moderationShares,
  otherPendingOf,
  type Review,
  refusalText,
  reviewsInView,
  wholeReviewView,
} from './index.ts'
import { createReviewBody, moderateReviewBody } from './review.schema.ts'

const DAY = 86_400_000
const wire = {
  id: 'a1',
  userId: 7,
  resourceType: 'DISH',
  resourceId: 'd1',
  rating: 4,
  comment: null,
  createdAt: [2026, 7, 14, 12, 30],
}
const failed = (status: number, message?: string, fields: Record<string, string> = {}) =>
  new ApiError('refused', status, { fields, ...(message ? { message } : {}) }, 'x')

it('listPendingReviews asks for pages of 20, by author only with extensions, and reads reviews [ENT-07] [REV-20] [REV-30]', () => {
  expect(listPendingReviews.request({ page: 0 })).toEqual({ query: { page: 0, size: 20 } })
  const byOne = { page: 0, size: 10, author: 'u7' }
  expect(listPendingReviews.request(byOne).query).toEqual({ page: 0, size: 10, userId: 'u7' })
  expect(requestOf(listPendingReviews, byOne, createDialect({ extensions: false }).supports).query).toEqual({
    page: 0,
    size: 10,
  })
  const page = listPendingReviews.response({ content: [wire], totalElements: 1, totalPages: 1 }, { page: 0 })
  expect(page.items).toEqual([
    {
      id: 'a1',
      userId: '7',
      resourceType: 'DISH',
      resourceId: 'd1',
      rating: 4,
      createdAt: Date.UTC(2026, 6, 14, 10, 30),
    },
  ])
})

it('moderateReview sends a status and a reason, and reads the resource of the review [REV-31] [REV-32] [REV-28]', () => {
  const sent = moderateReview.request({ id: 'a1', status: 'REJECTED', reason: ' Avis en double ' })
  expect(sent).toEqual({ params: { id: 'a1' }, body: { status: 'REJECTED', reason: 'Avis en double' } })
  expect(JSON.stringify(moderateReview.request({ id: 'a1', status: 'APPROVED' }).body)).toBe('{"status":"APPROVED"}')
  expect(moderateReview.request({ id: 'a1', status: 'APPROVED', round: 2 }).query).toEqual({ round: 2 })
  expect(moderateReview.response(wire, { id: 'a1', status: 'APPROVED' })).toMatchObject({
    resourceType: 'DISH',
    resourceId: 'd1',
  })
})

it('getReviewStats reads five figures, and null for missing ones [REV-33]', () => {
  const figures = { pending: 3, approved: 10, rejected: 2, oldPending: 1, totalProcessed: 12 }
  expect(getReviewStats.response(figures, undefined)).toEqual(figures)
  expect(getReviewStats.response({ pending: 3 }, undefined)).toMatchObject({ pending: 3, oldPending: null })
})

it('reading approved reviews and their summary gives null, not 0, without an average', () => {
  const about = { resourceType: 'DISH', resourceId: 'd1' } as const
  expect(
    listApprovedReviews.response([{ ...wire, author: 'Léa B.', experienceDate: '2026-07-10' }], { ...about, page: 0 })
      .items,
  ).toEqual([
    { id: 'a1', author: 'Léa B.', rating: 4, createdAt: Date.UTC(2026, 6, 14, 10, 30), experienceDate: '2026-07-10' },
  ])
  expect(getReviewSummary.response({ resourceId: 'd1', average: null, count: 0 }, about)).toEqual({
    resourceId: 'd1',
    average: null,
    count: 0,
  })
})

it('the refusal form has seven reasons, and « autre » needs a text of at most 500 characters [REV-24] [REV-25] [REV-27]', () => {
  expect(Object.keys(refusalReasonLabels)).toHaveLength(7)
  const problem = (form: object) => refusalForm.safeParse(form).error?.issues[0]?.message
  expect(problem({ reason: '', other: '' })).toBe('Veuillez sélectionner ou saisir une raison')
  expect(problem({ reason: 'OTHER', other: '  ' })).toBe('Veuillez sélectionner ou saisir une raison')
  expect(problem({ reason: 'OTHER', other: 'x'.repeat(501) })).toBe('Maximum 500 caractères')
  expect(problem({ reason: 'OTHER', other: 'x'.repeat(500) })).toBeUndefined()
  expect(problem({ reason: 'SPAM', other: '' })).toBeUndefined()
})

it('refusalText gives the label of the chosen reason, or the typed text [REV-26]', () => {
  expect(refusalText({ reason: 'SPAM', other: 'ignoré' })).toBe('Spam ou publicité')
  expect(refusalText({ reason: 'OTHER', other: ' Nomme un employé ' })).toBe('Nomme un employé')
})

it('moderationFailure gives the specified message for each kind of failure [REV-39] [REV-40] [REV-41]', () => {
  expect(moderationFailure(failed(404, 'Not found'))).toBe('Avis non trouvé')
  expect(moderationFailure(failed(400))).toBe('Opération de modération invalide')
  expect(moderationFailure(failed(400, 'Déjà fait'))).toBe('Déjà fait')
  expect(moderationFailure(failed(409, 'Cet avis a déjà été modéré.'))).toBe('Cet avis a déjà été modéré.')
  expect(moderationFailure(failed(403, 'Réservé aux gérants'))).toBe('Réservé aux gérants')
  expect(moderationFailure(failed(500, 'NullPointerException'))).toBe('Erreur lors de la modération')
  expect(moderationFailure(new Error('x'))).toBe('Erreur lors de la modération')
  expect([failed(404), failed(409), failed(500), new Error('x')].map(isAlreadyHandled)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('a review is old after 7 days [REV-10]', () => {
  const now = Date.UTC(2026, 6, 14)
  expect([7 * DAY, 7 * DAY + 1].map((age) => isOldReview({ createdAt: now - age }, now))).toEqual([false, true])
  expect(isOldReview({ createdAt: null }, now)).toBe(false)
})

it('review bodies refuse ratings outside 1 to 5, invalid days and a refusal without a reason [REV-20] [REV-28]', () => {
  const draft = {
    resourceType: 'DISH',
    resourceId: '0197a000-0000-7000-8000-000000000000',
    rating: 5,
    comment: ' ',
    experienceDate: '2026-07-10',
  } as const
  const sent = createReview.request(draft).body as object
  expect(sent).not.toHaveProperty('comment')
  expect(createReviewBody.safeParse(sent).success).toBe(true)
  for (const wrong of [
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { experienceDate: '2026-02-30' },
    { experienceDate: '1999-12-31' },
  ]) {
    expect(createReviewBody.safeParse({ ...sent, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  }
  expect(createReviewBody.safeParse({ ...sent, experienceDate: '2000-01-01' }).success).toBe(true)
  expect(moderateReviewBody.safeParse({ status: 'APPROVED' }).success).toBe(true)
  expect(moderateReviewBody.safeParse({ status: 'REJECTED', reason: 'Publicité' }).success).toBe(true)
  expect(moderateReviewBody.safeParse({ status: 'REJECTED', reason: ' ' }).error?.issues[0]?.message).toBe(
    'Veuillez sélectionner ou saisir une raison',
  )
})

describe('a list of reviews', () => {
  const now = Date.UTC(2026, 6, 14)
  const review = (id: string, days: number, other: Partial<Review> = {}): Review => ({
    id,
    userId: `user-${id}`,
    resourceType: 'DISH',
    resourceId: 'd1',
    rating: 4,
    createdAt: now - days * DAY,
    ...other,
  })
  const page = [
    review('a', 9, { rating: 2, comment: 'Un Été brûlant' }),
    review('b', 7, { rating: 5 }),
    review('c', 1, { rating: 2, userId: 'user-a' }),
    review('d', 8, { rating: null }),
  ]
  const ids = (view: Partial<typeof wholeReviewView>) =>
    reviewsInView(page, { ...wholeReviewView, ...view }, now).map(({ id }) => id)

  it('keeps the last 7 days, the older ones or everything, and counts each over the page [REV-07] [REV-08] [REV-09] [AMB-55]', () => {
    expect(ids({ age: 'recent' })).toEqual(['b', 'c'])
    expect(ids({ age: 'old' })).toEqual(['a', 'd'])
    expect(ids({})).toEqual(['a', 'd', 'b', 'c'])
    expect(countReviewAges(page, now)).toEqual({ recent: 2, old: 2, all: 4 })
  })

  it('looks for a text in the comment and the author’s id, whatever its case and accents [REV-05]', () => {
    expect(ids({ text: ' ete ' })).toEqual(['a'])
    expect(ids({ text: 'USER-A' })).toEqual(['a', 'c'])
    const hungry = [...page, review('e', 3, { comment: 'Œuf parfait' })]
    expect(reviewsInView(hungry, { ...wholeReviewView, text: 'oeuf' }, now).map(({ id }) => id)).toEqual(['e'])
    expect(ids({ text: 'd1' })).toEqual([])
    expect(ids({ text: ' brulant ' })).toEqual(['a'])
    const silent = [review('1', 1, { userId: '1' })]
    for (const text of 'abcdefghijklmnopqrstuvwxyz')
      expect(reviewsInView(silent, { ...wholeReviewView, text }, now), text).toEqual([])
  })

  it('sorts by date or by rating, without rating last [REV-06]', () => {
    expect(ids({ sort: 'latest' })).toEqual(['c', 'b', 'd', 'a'])
    expect(ids({ sort: 'lowest' })).toEqual(['a', 'c', 'b', 'd'])
    expect(ids({ sort: 'highest' })).toEqual(['b', 'a', 'c', 'd'])
    for (const sort of ['lowest', 'highest'] as const) {
      const sorted = reviewsInView(page.toReversed(), { ...wholeReviewView, sort }, now)
      expect(sorted.map(({ id }) => id)).toEqual(ids({ sort }))
    }
  })

  it('otherPendingOf counts an author’s other pending reviews, from the server or the page', () => {
    expect(page.map((one) => otherPendingOf(one, page))).toEqual([1, 0, 1, 0])
    expect(otherPendingOf(review('a', 1, { authorPending: 4 }), page)).toBe(3)
    const nobody = { ...review('a', 1), userId: '' }
    expect(otherPendingOf(nobody, [nobody, nobody])).toBe(0)
  })

  it('gives shares only where figures support them [REV-18]', () => {
    const figures = { pending: 5, approved: 9, rejected: 6, oldPending: 1, totalProcessed: 15 }
    expect(moderationShares(figures)).toEqual({ approved: 60, processed: 75, old: 20 })
    expect(moderationShares({ ...figures, pending: 0, totalProcessed: 0 })).toEqual({
      approved: null,
      processed: null,
      old: null,
    })
    expect(moderationShares({ ...figures, oldPending: null })).toMatchObject({ old: null })
    expect(moderationShares({ ...figures, pending: null })).toEqual({ approved: 60, processed: null, old: null })
    expect(moderationShares({ ...figures, totalProcessed: null })).toEqual({ approved: null, processed: null, old: 20 })
  })
})
