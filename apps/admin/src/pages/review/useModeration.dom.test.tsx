import {
  clientOf,
  type ServedAnswer,
  type ServedRequest,
  staleCalls,
  startContractServer,
} from '@potager/admin-kit/testing'
import { contract } from '@potager/domain/contract'
import { getDay } from '@potager/domain/day'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { moderationMessages } from '@potager/domain/messages'
import {
  getReviewStats,
  listApprovedReviews,
  listPendingReviews,
  moderateReview,
  type Review,
  readReview,
  wholeReviewView,
} from '@potager/domain/review'
import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { backOffice, shownToasts } from '../../testing/backOffice.tsx'
import {
  changeModeration,
  type Decision,
  decideReviews,
  type ModerationView,
  moderationAddress,
  noticesOf,
  useClosed,
  useModeration,
  useReviewed,
} from './useModeration.ts'

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

describe('decideReviews', () => {
  let server: Awaited<ReturnType<typeof startContractServer>> | undefined
  afterEach(() => server?.close())

  const approved: Decision = { status: 'APPROVED' }
  const reviews = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }))
  const idIn = ({ path }: ServedRequest) => path.split('/').at(-2) ?? ''

  async function decide(count: number, refusals: Record<string, ServedAnswer> = {}, decision = approved) {
    server = await startContractServer((seen) => refusals[idIn(seen)] ?? { body: { id: idIn(seen) } })
    const api = clientOf(server.baseUrl)
    const settled: string[] = []
    const outcomes = await decideReviews(reviews(count), decision, {
      send: (decided) => api.send(moderateReview, decided),
      settle: ({ id, kind }) => settled.push(`${id} ${kind}`),
    })
    return {
      settled: settled.toSorted(),
      requests: server.requests,
      said: noticesOf(outcomes, decision).map(({ kind, text }) => `${kind} : ${text}`),
    }
  }

  const late: ServedAnswer = { status: 409, body: { message: 'Cet avis a déjà été modéré.' } }

  it('deciding one review shows the specified message for each outcome [REV-39] [REV-40] [REV-41] [REV-42] [REV-43]', async () => {
    expect((await decide(1)).said).toEqual(['success : Avis approuvé avec succès'])
    const rejection = await decide(1, {}, { status: 'REJECTED', reason: 'Nomme un employé' })
    expect(rejection.said).toEqual(['success : Avis rejeté avec succès'])
    expect(rejection.requests).toMatchObject([
      { method: 'PUT', path: '/admin/reviews/r0/moderate', body: { status: 'REJECTED', reason: 'Nomme un employé' } },
    ])
    expect((await decide(1, { r0: { status: 404 } })).said).toEqual(['error : Avis non trouvé'])
    expect((await decide(1, { r0: { status: 400 } })).said).toEqual(['error : Opération de modération invalide'])
    expect((await decide(1, { r0: { status: 500 } })).said).toEqual(['error : Erreur lors de la modération'])
  })

  it('takes what was decided on elsewhere as news, not as an error', async () => {
    expect((await decide(1, { r0: late })).said).toEqual(['news : Cet avis a déjà été modéré.'])
    expect((await decide(3, { r1: late, r2: { status: 404 } })).said).toEqual([
      'success : Avis approuvé avec succès',
      'news : 2 avis avaient déjà été traités ailleurs.',
    ])
  })

  it('approves many, none stopped by another’s failure: 5 done, 2 failed [REV-14] [REV-44] [REV-45]', async () => {
    const failure = { status: 500 }
    const result = await decide(7, { r1: failure, r4: failure })
    expect(result.requests).toHaveLength(7)
    expect(result.settled).toEqual(['r0 done', 'r1 failed', 'r2 done', 'r3 done', 'r4 failed', 'r5 done', 'r6 done'])
    expect(result.said).toEqual([
      'success : 5 avis approuvés',
      "error : Erreur lors de l'approbation en masse\u00a0: 2 avis n’ont pas pu être traités\u00a0; ils restent sélectionnés.",
    ])
  })

  it('approving many reports only the failure if all of them fail [REV-45]', async () => {
    const failure = { status: 500 }
    expect((await decide(2, { r0: failure, r1: failure })).said).toEqual([
      "error : Erreur lors de l'approbation en masse",
    ])
  })

  it('rejecting many sends the same reason for each and reports every outcome', async () => {
    const result = await decide(3, { r2: late }, { status: 'REJECTED', reason: 'Spam ou publicité' })
    expect(result.said).toEqual(['success : 2 avis rejetés', 'news : 1 avis avait déjà été traité ailleurs.'])
    expect(new Set(result.requests.map((sent) => JSON.stringify(sent.body)))).toEqual(
      new Set(['{"status":"REJECTED","reason":"Spam ou publicité"}']),
    )
  })

  it('moderating a review makes queue, statistics, day counts and approved reviews stale [REV-34] [REV-35] [AMB-54] [AMB-57]', () => {
    const kept = [listPendingReviews, getReviewStats, getDay, listApprovedReviews]
    expect(staleCalls(moderateReview, kept)).toEqual(kept.map(({ name }) => name))
  })
})

describe('moderationAddress', () => {
  const everything: ModerationView = {
    view: { age: 'old', text: 'tiède', sort: 'lowest' },
    layout: 'compact',
    page: 2,
    author: 'u1',
  }

  it('keeps filters, layout, page and author in the address [REV-02] [REV-05] [REV-06] [REV-08]', () => {
    const written = moderationAddress.write(everything)
    expect(written.toString()).toBe('filtre=anciens&recherche=ti%C3%A8de&tri=note-basse&vue=compact&page=3&auteur=u1')
    expect(moderationAddress.read(written)).toEqual(everything)
  })

  it('the moderation address defaults to the first page of all reviews, also for invalid values [AMB-55]', () => {
    const plain = { view: wholeReviewView, layout: 'list', page: 0, author: null }
    expect(moderationAddress.read(new URLSearchParams())).toEqual(plain)
    expect(moderationAddress.read(new URLSearchParams('filtre=x&tri=y&vue=z&page=-3&auteur='))).toEqual(plain)
    expect(
      moderationAddress.write({ ...everything, ...moderationAddress.read(new URLSearchParams()) }).toString(),
    ).toBe('')
  })

  it('goes to the first page when a filter changes, not when the layout does [REV-11]', () => {
    const { view } = everything
    expect(changeModeration(everything, { view: { ...view, age: 'recent' } }).page).toBe(0)
    expect(changeModeration(everything, { author: null }).page).toBe(0)
    expect(changeModeration(everything, { layout: 'list' }).page).toBe(2)
    expect(changeModeration(everything, { page: 4 }).page).toBe(4)
  })

  it('the page in the moderation address is capped', () => {
    expect(moderationAddress.read(new URLSearchParams('page=99999999')).page).toBe(999_999)
  })
})

describe('a review that is not theirs to decide on [TEA-17]', () => {
  const [own] = drawBody(contract.restaurant.listMyRestaurants.response, 1)
  const of = { resourceType: 'RESTAURANT', resourceId: own?.id ?? '' } as const
  const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'camille', role: 'RESTAURANT_OWNER' }
  const replies = { listMyRestaurants: () => ({ body: [own] }) }

  it('is that of a restaurant where an owner works, not of another nor of a dish', async () => {
    const { run } = backOffice(replies, { auth: owner })
    const { result } = run(useClosed)
    await waitFor(() => expect(result.current(of)).toBe(moderationMessages.ownRestaurant))
    expect(result.current({ ...of, resourceId: 'other' })).toBeUndefined()
    expect(result.current({ ...of, resourceType: 'DISH' })).toBeUndefined()
  })

  it('is none for a manager, nor where the backend has no teams', () => {
    const manager = backOffice(replies)
    expect(manager.run(useClosed).result.current(of)).toBeUndefined()
    const plain = backOffice(replies, { auth: owner, extensions: ['listMyRestaurants'] })
    expect(plain.run(useClosed).result.current(of)).toBeUndefined()
    expect(manager.queryClient.isFetching()).toBe(0)
  })
})
