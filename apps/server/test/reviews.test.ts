import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { newReview } from './access/review.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'

const c = contract.review
const DAY = 86_400_000

let server: TestServer
let known: Known
let owner: string
let gerant: string
let admin: string
/** Two who work for no restaurant: only they write reviews. */
let author: string
let reader: string

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  owner = await server.tokenOf('proprietaire')
  gerant = await server.tokenOf('gerant')
  admin = await server.tokenOf('admin')
  author = await registerCaller(server, 'autrice')
  reader = await registerCaller(server, 'lecteur')
})

const stats = () => server.ok(c.getReviewStats, { token: gerant })
const summaryOf = (dish: string) => server.ok(c.getReviewSummary, { query: { resourceType: 'DISH', resourceId: dish } })
const write = (token: string, changes: object = {}) =>
  server.ask(c.createReview, { token, body: { ...newReview(known), ...changes } })

/** A dish without reviews. */
async function freshDish(): Promise<string> {
  const dish = { name: 'Soupe au pistou', description: '', price: 9, category: 'PLAT', available: true, allergens: [] }
  return (await server.ok(contract.dish.createDish, { token: gerant, body: dish })).id
}

async function written(token: string, dish: string, rating = 4): Promise<string> {
  return (await server.ok(c.createReview, { token, body: { ...newReview({ dish }), rating } })).id
}

describe('queue of reviews', () => {
  it('lists pending reviews, oldest first, 20 a page by default [REV-30] [ENT-07]', async () => {
    const first = await server.ok(c.listPendingReviews, { token: owner })
    expect(first).toMatchObject({ totalElements: 25, totalPages: 2, first: true, last: false })
    expect(first.content).toHaveLength(20)
    const second = await server.ok(c.listPendingReviews, { token: owner, query: { page: '1' } })
    expect(second).toMatchObject({ first: false, last: true })
    const times = [...first.content, ...second.content].map(({ createdAt }) => String(createdAt))
    expect(times).toEqual([...times].sort())
    const ten = await server.ok(c.listPendingReviews, { token: owner, query: { page: '0', size: '10' } })
    expect(ten).toMatchObject({ totalPages: 3 })
    expect(Object.keys(first.content.find(({ comment }) => comment) ?? {}).sort()).toEqual([
      'authorPending',
      'comment',
      'createdAt',
      'experienceDate',
      'id',
      'rating',
      'resourceId',
      'resourceType',
      'userId',
    ])
  })

  it('has the number of pending reviews of each author, and lists one author’s on demand', async () => {
    const first = await written(author, await freshDish())
    await written(author, await freshDish())
    const all = await server.ok(c.listPendingReviews, { token: gerant, query: { size: '100' } })
    const one = all.content.find(({ id }) => id === first)
    const theirs = all.content.filter(({ userId }) => userId === one?.userId)
    expect(theirs.length).toBeGreaterThanOrEqual(2)
    expect(one?.authorPending).toBe(theirs.length)
    const asked = await server.ok(c.listPendingReviews, {
      token: gerant,
      query: { size: '100', userId: one?.userId ?? '' },
    })
    expect(asked.totalElements).toBe(theirs.length)
    expect(asked.content.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id))
  })

  it('has exact figures, and counts pending reviews older than 7 days as old [REV-33] [REV-10]', async () => {
    const rows = await server.db.query<{ status: string; createdAt: Date }>(
      'select status, created_at as "createdAt" from review',
    )
    const count = (status: string) => rows.filter((row) => row.status === status).length
    const old = rows.filter((row) => row.status === 'PENDING' && row.createdAt.getTime() < Date.now() - 7 * DAY)
    expect(await stats()).toEqual({
      pending: count('PENDING'),
      approved: count('APPROVED'),
      rejected: count('REJECTED'),
      oldPending: old.length,
      totalProcessed: count('APPROVED') + count('REJECTED'),
    })
    expect(old.length).toBeGreaterThan(0)
  })
})

describe('a moderation', () => {
  it('publishes an approved review and its rating, and returns what it is about [REV-28] [REV-31] [REV-32] [REV-35]', async () => {
    const dish = await freshDish()
    const before = await stats()
    expect(await summaryOf(dish)).toEqual({ resourceType: 'DISH', resourceId: dish, average: null, count: 0 })
    const id = await written(author, dish, 5)
    expect((await stats()).pending).toBe(before.pending + 1)
    const answer = await server.ok(c.moderateReview, { token: gerant, params: { id }, body: { status: 'APPROVED' } })
    expect(answer).toMatchObject({ id, resourceType: 'DISH', resourceId: dish, status: 'APPROVED' })
    expect(await stats()).toEqual({
      ...before,
      approved: before.approved + 1,
      totalProcessed: before.totalProcessed + 1,
    })
    expect(await summaryOf(dish)).toMatchObject({ average: 5, count: 1 })
    const page = await server.ok(c.listApprovedReviews, { query: { resourceType: 'DISH', resourceId: dish } })
    expect(page).toMatchObject({ totalElements: 1, totalPages: 1, first: true, last: true })
    expect(page.content[0]).toMatchObject({ id, author: 'Ana R.', rating: 5, experienceDate: '2025-07-10' })
    expect(JSON.stringify(page)).not.toMatch(/Roux|userId|autrice/)
  })

  it('keeps a rejected review private, and shows its author the reason [REV-26] [REV-28]', async () => {
    const dish = await freshDish()
    const id = await written(author, dish, 1)
    const reason = 'Votre avis nomme une personne. Vous pouvez le réécrire sans son nom.'
    await server.ok(c.moderateReview, { token: admin, params: { id }, body: { status: 'REJECTED', reason } })
    expect(await server.ok(c.listMyReviews, { token: author })).toContainEqual(
      expect.objectContaining({ id, status: 'REJECTED', reason }),
    )
    expect(await summaryOf(dish)).toMatchObject({ average: null, count: 0 })
    expect(await server.ok(c.listApprovedReviews, { query: { resourceType: 'DISH', resourceId: dish } })).toMatchObject(
      { content: [], totalElements: 0 },
    )
  })

  it('leaves a history that names the author to admins, and to others by the published name', async () => {
    const id = await written(author, await freshDish())
    await server.ok(c.moderateReview, { token: gerant, params: { id }, body: { status: 'APPROVED' } })
    const asked = { params: { resource: 'review', id } }
    const named = async (token: string) =>
      (await server.ok(contract.audit.getHistory, { token, ...asked })).map(({ username }) => username)
    const [{ author: shown } = { author: '' }] = await server.db.query<{ author: string }>(
      'select author from review where id = $1',
      [id],
    )
    expect(shown).toMatch(/^\S+ \S\.$/)
    expect(await named(owner)).toEqual([shown, 'gerant'])
    expect(await named(gerant)).toEqual([shown, 'gerant'])
    expect(await named(admin)).toEqual(['autrice', 'gerant'])
  })

  it('takes the moderator from the token, whatever the body says [REV-29]', async () => {
    const id = await written(author, await freshDish())
    const body = { status: 'APPROVED', moderatorId: known.customer, moderatedBy: known.customer }
    await server.ok(c.moderateReview, { token: gerant, params: { id }, body })
    const [row] = await server.db.query(
      'select a.username from review r join account a on a.id = r.moderated_by where r.id = $1',
      [id],
    )
    expect(row).toEqual({ username: 'gerant' })
    const [trail] = await server.db.query(
      'select action, username, from_status, to_status from audit_entry where resource_id = $1 order by id desc',
      [id],
    )
    expect(trail).toEqual({
      action: 'moderateReview',
      username: 'gerant',
      from_status: 'PENDING',
      to_status: 'APPROVED',
    })
  })

  it('is made once: of ten at once one decides, the others are told; unknown ones are 404 [REV-39] [REV-40]', async () => {
    const id = await written(author, await freshDish())
    const before = await stats()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        server.ask(c.moderateReview, {
          token: index % 2 ? gerant : admin,
          params: { id },
          body: index % 3 ? { status: 'APPROVED' } : { status: 'REJECTED', reason: 'Avis en double' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'Cet avis a déjà été modéré.' })
    expect((await stats()).totalProcessed).toBe(before.totalProcessed + 1)
    const nowhere = { id: '0197a000-0000-7000-8000-000000000000' }
    expect(
      await server.ask(c.moderateReview, { token: gerant, params: nowhere, body: { status: 'APPROVED' } }),
    ).toMatchObject({ status: 404, body: { message: 'Avis non trouvé' } })
    expect(
      await server.ask(c.moderateReview, { token: gerant, params: { id }, body: { status: 'PENDING' } }),
    ).toMatchObject({ status: 400, body: { errors: { status: 'Opération de modération invalide' } } })
  })

  it('is refused on one’s own review', async () => {
    const writer = await registerCaller(server, 'promue')
    const id = await written(writer, await freshDish())
    await server.ok(contract.restaurant.createRestaurant, { token: writer, body: newRestaurant })
    expect(
      await server.ask(c.moderateReview, { token: writer, params: { id }, body: { status: 'APPROVED' } }),
    ).toMatchObject({ status: 403, body: { message: 'Vous ne pouvez pas modérer votre propre avis.' } })
    await server.ok(c.moderateReview, { token: admin, params: { id }, body: { status: 'APPROVED' } })
  })
})

describe('a review', () => {
  it('is one per person and resource, also when sent twice at once [REV-20]', async () => {
    const resourceId = await freshDish()
    const answers = await Promise.all([write(author, { resourceId }), write(author, { resourceId })])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Vous avez déjà donné votre avis.',
    })
    expect((await write(reader, { resourceId })).status).toBe(201)
  })

  it('is refused about unknown resources, for a future day, and from accounts of the team', async () => {
    expect(await write(author, { resourceId: known.customer })).toMatchObject({
      status: 404,
      body: { message: 'Restaurant ou plat introuvable.' },
    })
    expect(await write(author, { experienceDate: '2999-01-01' })).toMatchObject({
      status: 400,
      body: { errors: { experienceDate: 'Ce jour n’est pas encore venu' } },
    })
    const restaurant = { resourceType: 'RESTAURANT', resourceId: known.restaurant }
    for (const token of [owner, gerant, admin]) {
      expect(await write(token, restaurant)).toMatchObject({
        status: 403,
        body: { message: 'Les comptes de l’équipe ne donnent pas d’avis.' },
      })
    }
    expect((await write(author, restaurant)).status).toBe(201)
  })
})

describe('ratings', () => {
  it('are averages with one decimal over the approved reviews of each resource', async () => {
    for (const resourceType of ['RESTAURANT', 'DISH']) {
      const rows = await server.db.query<{ id: string; rating: number }>(
        `select resource_id as id, rating from review where status = 'APPROVED' and resource_type = $1`,
        [resourceType],
      )
      const summaries = await server.ok(c.listReviewSummaries, { query: { resourceType } })
      expect(summaries.length).toBe(new Set(rows.map(({ id }) => id)).size)
      for (const { resourceId, average, count } of summaries) {
        const ratings = rows.filter(({ id }) => id === resourceId).map(({ rating }) => rating)
        const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
        expect(count).toBe(ratings.length)
        expect(Math.abs((average ?? 0) - mean)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(Number((average ?? 0).toFixed(1))).toBe(average)
      }
    }
  })
})

describe('demo reviews', () => {
  it('are 180 with varied ratings, 15 of them rejected for eight different reasons', async () => {
    const rows = await server.db.query<{
      status: string
      reason: string | null
      comment: string | null
      rating: number
    }>('select status, reason, comment, rating from review where author_id in (select id from customer)')
    expect(rows).toHaveLength(180)
    const of = (status: string) => rows.filter((row) => row.status === status)
    expect(of('REJECTED').length).toBe(15)
    expect(new Set(of('REJECTED').map(({ reason }) => reason)).size).toBe(8)
    const approved = of('APPROVED').map(({ rating }) => rating)
    const mean = approved.reduce((sum, rating) => sum + rating, 0) / approved.length
    expect(mean).toBeGreaterThan(3.7)
    expect(mean).toBeLessThan(4.5)
    expect(new Set(approved).size).toBeGreaterThanOrEqual(4)
    expect(rows.some(({ comment }) => comment === null)).toBe(true)
  })
})

describe('a review of a restaurant', () => {
  it('is decided by managers and administrators, not by an owner who is a member [TEA-17]', async () => {
    const { id: restaurant } = await server.ok(contract.restaurant.createRestaurant, {
      token: owner,
      body: newRestaurant,
    })
    const resource = { resourceType: 'RESTAURANT', resourceId: restaurant }
    const [first, second] = [await write(author, resource), await write(reader, resource)].map(
      ({ body }) => (body as { id: string }).id,
    )
    const decide = (token: string, id = '') =>
      server.ask(c.moderateReview, { token, params: { id }, body: { status: 'APPROVED' } })
    expect(await decide(owner, first)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('un restaurant où vous travaillez') },
    })
    expect((await decide(admin, first)).status).toBe(200)
    await server.db.query(
      `insert into restaurant_member (account_id, restaurant_id) select id, $1 from account where username = 'gerant'`,
      [restaurant],
    )
    expect((await decide(gerant, second)).status).toBe(200)
  })
})

describe('the answer of the house', () => {
  const answer = (token: string, id: string, text: string) =>
    server.ask(c.answerReview, { token, params: { id }, body: { answer: text } })
  const approve = (id: string) =>
    server.ok(c.moderateReview, { token: gerant, params: { id }, body: { status: 'APPROVED' } })

  it('is published once, under a published review, and does not change the rating [REV-48]', async () => {
    const dish = await freshDish()
    const id = await written(author, dish, 2)
    expect((await answer(gerant, id, 'Merci.')).status).toBe(409)
    await approve(id)
    const before = await summaryOf(dish)
    const answered = await server.ok(c.answerReview, {
      token: gerant,
      params: { id },
      body: { answer: ' Revenez\nvite ! ' },
    })
    expect(answered).toMatchObject({ id, status: 'APPROVED', answer: 'Revenez\nvite !' })
    const shown = await server.ok(c.listApprovedReviews, { query: { resourceType: 'DISH', resourceId: dish } })
    expect(shown.content).toMatchObject([{ id, answer: 'Revenez\nvite !', answeredAt: answered.answeredAt }])
    expect(await summaryOf(dish)).toEqual(before)

    // A response that was lost is asked for again; other words come too late.
    expect((await answer(admin, id, 'Revenez\nvite !')).status).toBe(200)
    const late = await answer(admin, id, 'Autre chose.')
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ message: 'Une réponse à cet avis est déjà publiée.' })
    const mine = await server.ok(c.listMyReviews, { token: author })
    expect(mine.find((review) => review.id === id)).toMatchObject({ answer: 'Revenez\nvite !' })
  })

  it('is refused for a dish when given by an owner, who may answer for their own restaurant [REV-49]', async () => {
    const dish = await freshDish()
    const id = await written(author, dish)
    await approve(id)
    expect((await answer(owner, id, 'Merci.')).status).toBe(403)
    expect((await answer(owner, known.answered, 'Merci.')).status).toBe(200)
    expect((await answer(owner, known.user, 'Merci.')).status).toBe(404)
  })

  it('is accepted once when four are sent at the same time [REV-48]', async () => {
    const id = await written(author, await freshDish())
    await server.ok(c.moderateReview, { token: admin, params: { id }, body: { status: 'APPROVED' } })
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((text) => answer(gerant, id, text)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })
})
