import { expect, it } from 'vitest'
import {
  countReviewAges,
  moderationShares,
  otherPendingOf,
  type Review,
  reviewsInView,
  wholeReviewView,
} from './index.ts'

const DAY = 86_400_000
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
