import {
  clientOf,
  type ServedAnswer,
  type ServedRequest,
  staleCalls,
  startContractServer,
} from '@potager/admin-kit/testing'
import { getDay } from '@potager/domain/day'
import {
  getReviewStats,
  listApprovedReviews,
  listPendingReviews,
  moderateReview,
  wholeReviewView,
} from '@potager/domain/review'
import { afterEach, describe, expect, it } from 'vitest'
import { type Decision, decideReviews, noticesOf } from './decideReviews.ts'
import { changeModeration, type ModerationView, moderationAddress } from './moderationAddress.ts'

describe('decideReviews', () => {
  let server: Awaited<ReturnType<typeof startContractServer>> | undefined
  afterEach(() => server?.close())

  const approval: Decision = { status: 'APPROVED' }
  const reviews = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }))
  const idIn = ({ path }: ServedRequest) => path.split('/').at(-2) ?? ''

  async function decide(count: number, refusals: Record<string, ServedAnswer> = {}, decision = approval) {
    server = await startContractServer((seen) => refusals[idIn(seen)] ?? { body: { id: idIn(seen) } })
    const api = clientOf(server.baseUrl)
    const settled: string[] = []
    const outcomes = await decideReviews(reviews(count), decision, {
      send: (moderation) => api.send(moderateReview, moderation),
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
    expect(new Set(result.requests.map(({ body }) => JSON.stringify(body)))).toEqual(
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
