import { contract } from '@potager/domain/contract'
import { noticePaths } from '@potager/domain/notice'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetNotices } from '../src/api/notice/queries.ts'
import { authorContact } from '../src/api/notice/tell.ts'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { newNotice, newReview } from './access/review.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { hearChanges } from './outbox-setup.ts'

const { decideNotice, getNotice, getPublishedReview, listNotices, sendNotice } = contract.notice
const c = contract.review

let server: TestServer
let known: Known
let owner: string
/** Two who work for no restaurant: only they write reviews. */
let author: string
let reader: string
let gerant: string
let admin: string
/** A published review of a dish, another for each test, by somebody who works for none. */
let review: string

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  owner = await server.tokenOf('proprietaire')
  author = await registerCaller(server, 'autrice')
  reader = await registerCaller(server, 'lecteur')
  gerant = await server.tokenOf('gerant')
  admin = await server.tokenOf('admin')
})

beforeEach(async () => {
  for (const table of ['call_count', 'login_throttle', 'outbox', 'review_notice'])
    await server.db.query(`delete from ${table}`)
  const body = { name: 'Soupe', description: '', price: 9, category: 'PLAT', available: true, allergens: [] }
  const { id: dish } = await server.ok(contract.dish.createDish, { token: gerant, body })
  review = await written(author, { resourceType: 'DISH', resourceId: dish })
  await approve(review)
})

const written = async (token: string, resource: object) =>
  (await server.ok(c.createReview, { token, body: { ...newReview(known), ...resource } })).id
const approve = (id: string) =>
  server.ok(c.moderateReview, { token: admin, params: { id }, body: { status: 'APPROVED' } })
const send = (change: object = {}, id = review) =>
  server.ask(sendNotice, { params: { id }, body: { ...newNotice(), ...change } })

/** Gives notice; returns the token of its link. */
async function give(change: object = {}): Promise<string> {
  const { path } = await server.ok(sendNotice, { params: { id: review }, body: { ...newNotice(), ...change } })
  return path.slice(noticePaths.link('').length)
}
const read = (token: string) => server.ok(getNotice, { params: { token } })
const open = () => server.ok(listNotices, { token: gerant })
const decide = (token: string, id: string, change: object = {}) =>
  server.ask(decideNotice, {
    token,
    params: { id },
    body: { decision: 'KEPT', reason: 'L’avis décrit une visite.', open: 1, ...change },
  })
/** The id of the only open notice. */
const onlyId = async () => (await open()).content[0]?.id ?? ''
const statusOf = async (id: string) => {
  const [row] = await server.db.query<{ status: string; reason: string | null }>(
    'select status, reason from review where id = $1',
    [id],
  )
  return row
}
const told = () =>
  server.db.query<{ kind: string; email: string | null; phone: string | null; words: Record<string, unknown> }>(
    `select kind, to_email as email, to_phone as phone, words from outbox order by created_at, id`,
  )

describe('a notice of a review', () => {
  it('can be sent for a published review only, any other answers 404 [REV-61]', async () => {
    const shown = await server.ok(getPublishedReview, { params: { id: review } })
    expect(shown).toMatchObject({ id: review, author: 'Ana R.', resourceName: 'Soupe', rating: 4 })
    expect(JSON.stringify(shown)).not.toMatch(/Roux|userId|autrice/)
    const refused = await written(reader, { resourceType: 'DISH', resourceId: shown.resourceId })
    for (const id of [refused, known.review, known.user]) {
      expect((await server.ask(getPublishedReview, { params: { id } })).status).toBe(404)
      expect(await send({}, id)).toMatchObject({ status: 404, body: { message: 'Cet avis n’est pas ou plus publié.' } })
    }
    expect((await open()).totalElements).toBe(0)
  })

  it('is stored once, with one link, when its form is sent several times; only a hash of the link is stored [REV-62]', async () => {
    const body = { ...newNotice(), motive: 'OTHER', explanation: 'Autre restaurant.', email: 'ines@exemple.fr' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const [path = ''] = new Set(answers.map((answer) => (answer.body as { path: string }).path))
    expect(answers.every((answer) => (answer.body as { path: string }).path === path)).toBe(true)
    expect(path).toMatch(/^\/signalement\/[\w-]{43}$/)
    const stored = await server.db.query<Record<string, unknown>>('select * from review_notice')
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(path.slice('/signalement/'.length))
    expect(await told()).toMatchObject([{ kind: 'notice-received', email: 'ines@exemple.fr' }])
    expect(await read(path.slice('/signalement/'.length))).toMatchObject({
      motive: 'OTHER',
      explanation: 'Autre restaurant.',
      resourceName: 'Soupe',
    })
    await give({ ...body, explanation: 'Tout autre chose.' })
    expect((await open()).totalElements).toBe(2)
    const trail = await server.db.query(
      `select username, reason from audit_entry where action = 'sendNotice' and resource_id = $1`,
      [review],
    )
    expect(trail).toEqual(Array.from({ length: 2 }, () => ({ username: 'Visiteur (site)', reason: null })))
  })

  it('is limited per day by address and by review; guesses of links are slowed down [REV-67]', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      await server.db.query(`delete from call_count where subject like 'notice attempt%'`)
      await give()
    }
    await server.db.query(`delete from call_count where subject like 'notice attempt%'`)
    expect(await send()).toMatchObject({ status: 429, body: { message: expect.stringContaining('Réessayez demain') } })
    await server.db.query(`delete from call_count where subject not like 'notice of review%'`)
    expect(await send()).toMatchObject({ status: 429, body: { message: expect.stringContaining('Cet avis a déjà') } })
    expect((await open()).totalElements).toBe(20)
    const tries = []
    for (let guess = 0; guess < 35; guess += 1)
      tries.push((await server.ask(getNotice, { params: { token: `faux-${guess}` } })).status)
    expect(tries.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404))
    expect(tries.at(-1)).toBe(429)
  })

  it('waits for moderation, oldest first, with its review and the number of its notices [REV-63]', async () => {
    await give({ motive: 'OFFENSIVE', fullName: 'Inès Delacroix', phone: '06 39 98 11 22' })
    await give({ motive: 'ADVERTISING', explanation: 'Un lien vers une boutique.' })
    const { content, totalElements } = await server.ok(listNotices, { token: owner })
    expect(totalElements).toBe(2)
    expect(content).toMatchObject([
      { motive: 'OFFENSIVE', open: 2, times: 2, published: true, review: { id: review, author: 'Ana R.' } },
      { motive: 'ADVERTISING', explanation: 'Un lien vers une boutique.', open: 2, times: 2 },
    ])
    expect(JSON.stringify(content)).not.toMatch(/Delacroix|639981122/)
    expect(await server.ok(contract.day.getDay, { token: gerant })).toMatchObject({ openNotices: 2 })
  })

  it('is told on the stream of changes [REV-68]', async () => {
    const heard: string[] = []
    await hearChanges(server.db, (message) => heard.push(message))
    await give()
    await expect.poll(() => heard.map((message) => JSON.parse(message).resource)).toContain('notice')
  })
})

describe('the decision on a notice', () => {
  it('that keeps the review closes all its notices, and tells everybody why [REV-64] [REV-66]', async () => {
    const link = await give({ email: 'ines@exemple.fr', motive: 'FAKE' })
    await give({ phone: '06 39 98 11 22', motive: 'OFFENSIVE' })
    await give({ motive: 'OFF_TOPIC' })
    const id = (await open()).content[0]?.id ?? ''
    const before = await server.ok(c.getReviewStats, { token: gerant })
    expect(await decide(gerant, id, { open: 3 })).toMatchObject({ status: 200, body: { decision: 'KEPT', closed: 3 } })
    expect((await open()).totalElements).toBe(0)
    expect(await statusOf(review)).toEqual({ status: 'APPROVED', reason: null })
    expect(await server.ok(c.getReviewStats, { token: gerant })).toEqual(before)
    expect(await read(link)).toMatchObject({
      decision: 'KEPT',
      reason: 'L’avis décrit une visite.',
      decidedAt: expect.any(String),
    })
    const decided = (await told()).filter(({ kind }) => kind !== 'notice-received')
    expect(decided.map(({ kind, email, phone }) => `${kind} ${email ?? phone}`).toSorted()).toEqual([
      'notice-author autrice@exemple.fr',
      'notice-decided +33639981122',
      'notice-decided ines@exemple.fr',
    ])
    expect(decided.find(({ kind }) => kind === 'notice-author')?.words).toMatchObject({
      motives: ['FAKE', 'OFFENSIVE', 'OFF_TOPIC'],
      decision: 'KEPT',
      reason: 'L’avis décrit une visite.',
      about: 'Soupe',
    })
  })

  it('that withdraws it takes it off the site with the reason that its author reads [REV-65]', async () => {
    await give({ motive: 'PERSONAL_DATA' })
    const reason = 'Le texte nomme une personne de la salle.'
    expect((await decide(gerant, await onlyId(), { decision: 'WITHDRAWN', reason })).status).toBe(200)
    expect(await statusOf(review)).toEqual({ status: 'REJECTED', reason })
    expect((await server.ask(getPublishedReview, { params: { id: review } })).status).toBe(404)
    expect((await send()).status).toBe(404)
    const mine = await server.ok(c.listMyReviews, { token: author })
    expect(mine).toContainEqual(expect.objectContaining({ id: review, status: 'REJECTED', reason }))
    const [row] = await server.db.query(
      `select username, from_status, to_status, reason from audit_entry where action = 'decideNotice' and resource_id = $1`,
      [review],
    )
    expect(row).toEqual({ username: 'gerant', from_status: 'APPROVED', to_status: 'REJECTED', reason })
    const [closed] = await server.db.query(
      `select a.username, n.decided_at is not null as dated from review_notice n join account a on a.id = n.decided_by`,
    )
    expect(closed).toEqual({ username: 'gerant', dated: true })
  })

  it('is made once: of two at the same moment one decides, the other is told what was decided [REV-64]', async () => {
    await give()
    const id = await onlyId()
    const answers = await Promise.all([
      decide(gerant, id),
      decide(admin, id, { decision: 'WITHDRAWN', reason: 'Publicité.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)?.body
    expect((late as { message: string }).message).toMatch(/^Déjà traité par (gerant|admin)\s: avis (maintenu|retiré)\./)
    const [first, second] = answers[0]?.status === 200 ? [gerant, admin] : [admin, gerant]
    const own = answers[0]?.status === 200 ? {} : { decision: 'WITHDRAWN', reason: 'Publicité.' }
    // A response that was lost is asked for again; the same words of somebody else come too late.
    const messages = (await told()).length
    expect(await decide(first, id, own)).toMatchObject({ status: 200, body: { closed: 1 } })
    expect((await decide(second, id, own)).status).toBe(409)
    expect((await told()).length).toBe(messages)
  })

  it('is refused when another notice came meanwhile, or to keep a review no longer published [REV-64]', async () => {
    await give()
    const id = await onlyId()
    await give({ motive: 'OFFENSIVE' })
    expect(await decide(gerant, id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Un autre signalement') },
    })
    expect((await open()).totalElements).toBe(2)
    await server.db.query(`update review set status = 'REJECTED', reason = 'Autre' where id = $1`, [review])
    expect((await open()).content[0]).toMatchObject({ published: false })
    expect((await decide(gerant, id, { open: 2 })).status).toBe(409)
    expect((await decide(gerant, id, { open: 2, decision: 'WITHDRAWN' })).status).toBe(200)
    expect(await statusOf(review)).toEqual({ status: 'REJECTED', reason: 'Autre' })
    expect((await decide(gerant, known.user)).status).toBe(404)
  })

  it('follows the rule of the moderation: not on one’s own review, nor of a restaurant one works for [REV-69]', async () => {
    await give()
    // Written before its author worked for a restaurant.
    await server.db.query(
      `update review set author_id = (select id from account where username = 'proprietaire') where id = $1`,
      [review],
    )
    expect(await decide(owner, await onlyId())).toMatchObject({
      status: 403,
      body: { message: 'Vous ne pouvez pas modérer votre propre avis.' },
    })
    await server.db.query('delete from review_notice')
    const { id: resourceId } = await server.ok(contract.restaurant.createRestaurant, {
      token: owner,
      body: newRestaurant,
    })
    review = await written(reader, { resourceType: 'RESTAURANT', resourceId })
    await approve(review)
    await give()
    const id = await onlyId()
    expect(await decide(owner, id)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('un restaurant où vous travaillez') },
    })
    expect((await decide(admin, id)).status).toBe(200)
  })
})

describe('what is kept of a notice', () => {
  it('is deleted with its link a year after the decision [REV-67]', async () => {
    const old = await give()
    await decide(gerant, await onlyId())
    const waiting = await give()
    await server.db.query(`update review_notice set received_at = now() - interval '800 days'`)
    await server.db.query(
      `update review_notice set decided_at = now() - interval '366 days' where decision is not null`,
    )
    await forgetNotices(server.db)
    expect((await server.ask(getNotice, { params: { token: old } })).status).toBe(404)
    expect(await read(waiting)).toMatchObject({ motive: 'FAKE' })
  })

  it('is in the export of the customer with its contact; the review’s author is contacted as account or customer', async () => {
    const token = gerant
    const body = { fullName: 'Zoé Noticière', email: 'zoe@exemple.fr', phone: '06 39 98 44 55' }
    const { id } = await server.ok(contract.customer.createCustomer, { token, body })
    await give({ email: 'Zoe@exemple.fr', motive: 'OTHER', explanation: 'Ce n’est pas ici.' })
    const held = await server.ok(contract.erasure.exportCustomer, { token, params: { id } })
    expect(held.notices).toMatchObject([{ motive: 'OTHER', explanation: 'Ce n’est pas ici.', email: 'Zoe@exemple.fr' }])
    expect(await authorContact(server.db, review)).toMatchObject({ email: 'autrice@exemple.fr' })
    await server.db.query('update review set author_id = $2 where id = $1', [review, id])
    expect(await authorContact(server.db, review)).toMatchObject({ email: 'zoe@exemple.fr', customerId: id })
    await server.db.query('update review set author_id = gen_random_uuid() where id = $1', [review])
    expect(await authorContact(server.db, review)).toBeNull()
  })
})
