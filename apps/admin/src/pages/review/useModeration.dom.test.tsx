import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { type Review, readReview } from '@potager/domain/review'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { shownToasts } from '../../testing/toasts.tsx'
import type { Decision } from './decideReviews.ts'
import { useModeration, useReviewed } from './useModeration.ts'

const [a, b, c] = [1, 2, 3].map((seed) => readReview(drawBody(contract.review.moderateReview.response, seed))) as [
  Review,
  Review,
  Review,
]
const body = drawBody(contract.review.moderateReview.response, 1)
const approval: Decision = { status: 'APPROVED' }
const refusal: Decision = { status: 'REJECTED', reason: 'Spam ou publicité' }

/** The moderation hook, with the review queue and the day's counts in the cache. */
function moderation(replies: Replies = { moderateReview: () => ({ body }) }) {
  const { asked, queryClient, run } = backOffice(replies)
  const progress: unknown[] = []
  const { result } = run(() => {
    const moderated = useModeration()
    progress.push(moderated.progress)
    return moderated
  })
  const toasts = shownToasts()
  for (const key of ['reviews', 'day', 'orders']) queryClient.setQueryData([key], [])
  return {
    asked,
    toasts,
    now: () => {
      const { selected, busy, handled, problems } = result.current
      return { selected: [...selected], busy: [...busy], handled: [...handled], problems: Object.fromEntries(problems) }
    },
    progress: () => progress.filter((step, index) => step !== progress[index - 1]),
    select: (...reviews: Review[]) => act(() => result.current.select(new Set(reviews.map(({ id }) => id)))),
    decide: (reviews: Review[], decision = approval) => act(() => result.current.decide(reviews, decision)),
    stale: () => ['reviews', 'day', 'orders'].filter((key) => queryClient.getQueryState([key])?.isInvalidated),
  }
}

describe('moderation', () => {
  it('sends and refetches nothing for an empty selection', async () => {
    const { asked, now, decide, stale } = moderation()
    decide([])
    await act(async () => {})
    expect([asked, now().busy, stale()]).toEqual([[], [], []])
  })

  it('approves a review, deselects it and refetches reviews and day counts', async () => {
    const { asked, toasts, now, progress, select, decide, stale } = moderation()
    select(a, b)
    decide([a])
    expect(now()).toEqual({ selected: [a.id, b.id], busy: [a.id], handled: [], problems: {} })
    await waitFor(() => expect(toasts()).toEqual(['✓ Avis approuvé avec succès']))
    expect(now()).toEqual({ selected: [b.id], busy: [], handled: [a.id], problems: {} })
    expect(asked).toMatchObject([{ call: 'moderateReview', params: { id: a.id }, body: { status: 'APPROVED' } }])
    expect(stale()).toEqual(['reviews', 'day'])
    expect(progress()).toEqual([null])
  })

  it('rejects several with a reason, shows progress, and keeps failed ones selected with the error', async () => {
    let answerLast = () => {}
    const asLast = new Promise<void>((answer) => {
      answerLast = answer
    })
    const { asked, toasts, now, progress, select, decide } = moderation({
      moderateReview: async ({ params }, time) => {
        if (params.id !== b.id || time > 2) return { body }
        await asLast
        return { status: 403, body: { message: 'Votre propre avis.' } }
      },
    })
    select(a, b, c)
    decide([a, b], refusal)
    await waitFor(() => expect(progress()).toEqual([null, { done: 0, total: 2 }, { done: 1, total: 2 }]))
    expect(now()).toEqual({ selected: [b.id, c.id], busy: [b.id], handled: [a.id], problems: {} })
    expect(toasts()).toEqual([])
    answerLast()
    await waitFor(() => expect(toasts()).toHaveLength(2))
    expect(now()).toEqual({
      selected: [b.id, c.id],
      busy: [],
      handled: [a.id],
      problems: { [b.id]: 'Votre propre avis.' },
    })
    expect(progress().at(-1)).toBeNull()
    expect(asked.map((request) => request.body)).toEqual([refusal, refusal])
    expect(toasts().toSorted()).toEqual([
      '! Erreur lors du rejet en masse\u00a0: 1 avis n’a pas pu être traité\u00a0; il reste sélectionné.',
      '✓ Avis rejeté avec succès',
    ])
    decide([b], refusal)
    await waitFor(() => expect(now()).toMatchObject({ selected: [c.id], handled: [a.id, b.id], problems: {} }))
  })

  it('sends one call for a review decided twice, and still sends the others', async () => {
    const { asked, now, decide, toasts } = moderation()
    decide([a])
    decide([a], refusal)
    decide([a, b])
    expect(now().busy).toEqual([a.id, b.id])
    await waitFor(() => expect(new Set(now().handled)).toEqual(new Set([a.id, b.id])))
    expect(now().busy).toEqual([])
    expect(asked).toHaveLength(2)
    expect(new Set(asked.map(({ params }) => params.id))).toEqual(new Set([a.id, b.id]))
    // One toast per kind, however fast the decisions.
    await waitFor(() => expect(toasts()).toEqual(['✓ Avis approuvé avec succès']))
  })

  it('can be retried after a failure, and treats a decided or missing review as handled', async () => {
    const { asked, toasts, now, select, decide } = moderation({
      moderateReview: (_, time) => ({ status: [500, 409, 404][time - 1] ?? 500, body: { message: 'Déjà modéré.' } }),
    })
    select(a, b)
    decide([a])
    await waitFor(() => expect(toasts()).toEqual(['! Erreur lors de la modération']))
    expect(now()).toMatchObject({ selected: [a.id, b.id], busy: [], handled: [] })
    decide([a])
    await waitFor(() => expect(toasts()).toContain('Déjà modéré.'))
    expect(now()).toEqual({ selected: [b.id], busy: [], handled: [a.id], problems: {} })
    decide([b])
    await waitFor(() => expect(toasts()).toContain('! Avis non trouvé'))
    expect(now()).toMatchObject({ selected: [], handled: [a.id, b.id] })
    expect(asked).toHaveLength(3)
  })
})

const restaurants = drawBody(contract.restaurant.listRestaurants.response, 1)
const dishes = drawBody(contract.dish.listDishes.response, 1)
const review = readReview(drawBody(contract.review.moderateReview.response, 1))

it('the subject of a review is named and linked once restaurants and dishes are loaded', async () => {
  const [, restaurant] = restaurants
  const [, dish] = dishes.map((one, index) => ({ ...one, name: `Tarte « ${index} & crème »` }))
  if (!restaurant || !dish) throw new Error('Nothing was drawn')
  const { run } = backOffice({
    listRestaurants: () => ({ body: [{ ...restaurants[0], id: dish.id, name: 'Un autre' }, restaurant] }),
    listDishes: () => ({ body: [{ ...dishes[0], id: restaurant.id, name: 'Un autre' }, dish] }),
  })
  const { result } = run(useReviewed)
  const about = (resourceType: string, resourceId: string) => result.current({ ...review, resourceType, resourceId })
  expect([about('RESTAURANT', restaurant.id), about('DISH', dish.id)]).toEqual([undefined, undefined])
  await waitFor(() => expect(about('RESTAURANT', restaurant.id)?.name).toBe(restaurant.name))
  expect(about('RESTAURANT', restaurant.id)?.href).toBe(`/restaurants/${restaurant.id}`)
  await waitFor(() => expect(about('DISH', dish.id)?.name).toBe(dish.name))
  const { pathname, searchParams } = new URL(about('DISH', dish.id)?.href ?? '', 'http://potager.test')
  expect([pathname, JSON.parse(searchParams.get('filter') ?? '')]).toEqual(['/dishes', { q: dish.name }])
  const unknown = '01955b3b-0000-7000-8000-000000000000'
  expect([about('RESTAURANT', unknown), about('DISH', unknown), about('EVENT', dish.id)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
