import { contract } from '@potager/domain/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withDoubles } from '../src/api/customer/queries.ts'
import { reviewsOf } from '../src/api/visit-review/queries.ts'
import { forgetVisits } from '../src/api/visit-review/visit.ts'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { newVisitReview } from './access/review.ts'
import { openVisitSetup, type VisitSetup } from './visit-setup.ts'

const c = contract.visitReview

let setup: VisitSetup
beforeAll(async () => {
  setup = await openVisitSetup()
})
beforeEach(() => setup.forgetCounts())

const published = async (code: string) => {
  const { restaurantId } = await setup.read(code)
  const query = { resourceType: 'RESTAURANT', resourceId: restaurantId, size: '50' }
  return (await setup.server.ok(contract.review.listApprovedReviews, { query })).content
}
const correct = (code: string, id: string, body: object = { rating: 5, comment: 'Copieux, et gentil accueil.' }) =>
  setup.server.ask(c.correctVisitReview, { params: { code, id }, body })
const contest = (code: string, id: string, objection = 'Je n’ai nommé personne : c’est le nom du plat.') =>
  setup.server.ask(c.contestVisitReview, { params: { code, id }, body: { objection } })
const withdraw = (code: string, id: string) => setup.server.ask(c.withdrawVisitReview, { params: { code, id } })
const pending = async (id: string) => {
  const { content } = await setup.server.ok(contract.review.listPendingReviews, {
    token: setup.token,
    query: { size: '100' },
  })
  return content.find((review) => review.id === id)
}

describe('the address of a visit [REV-50]', () => {
  it('is made once when an order is completed, and read only by those who may see the order', async () => {
    const order = await setup.complete()
    const link = await setup.linkOf(order)
    expect(link.path).toMatch(/^\/avis\/[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(link.address).toMatch(/^http.*\/avis\//)
    expect(await setup.linkOf(order)).toEqual(link)
    const elsewhereToken = await registerCaller(setup.server, 'voisine')
    await setup.server.ok(contract.restaurant.createRestaurant, { token: elsewhereToken, body: newRestaurant })
    const elsewhere = await setup.server.ask(c.getOrderVisit, {
      token: elsewhereToken,
      params: { id: order },
    })
    expect(elsewhere.status).toBe(404)
  })

  it('does not exist for an order that is not completed', async () => {
    const params = { id: setup.known.order }
    expect(await setup.server.ok(c.getOrderVisit, { token: setup.token, params })).toEqual({})
  })

  it('opens the restaurant and each dish however it is typed, without the customer’s name', async () => {
    const code = await setup.visit(setup.known.customer)
    const visit = await setup.read(code)
    expect(visit.things.map(({ resourceType }) => resourceType)).toEqual(['RESTAURANT', 'DISH'])
    expect(await setup.read(code.toLowerCase().replaceAll('-', ' '))).toEqual(visit)
    const [customer] = await setup.server.db.query<{ name: string }>(
      'select full_name as name from customer where id = $1',
      [setup.known.customer],
    )
    expect(JSON.stringify(visit)).not.toContain(customer?.name)
  })

  it('is the same 404 when it is unknown, malformed or over, and guesses are slowed', async () => {
    const code = await setup.visit()
    const refusal = async (some: string) => {
      const { status, body } = await setup.server.ask(c.readVisit, { params: { code: some } })
      return { status, said: { ...Object(body), requestId: '' } }
    }
    const unknown = await refusal('0000-0000-0000')
    expect(unknown.status).toBe(404)
    expect(await refusal('x')).toEqual(unknown)
    expect(await refusal('é'.repeat(100))).toEqual(unknown)
    const age = (days: number) =>
      setup.server.db.query(
        `update visit set visited_on = (now() at time zone 'Europe/Paris')::date - $1::int where code = $2`,
        [days, code.replaceAll('-', '')],
      )
    await age(90)
    expect((await refusal(code)).status).toBe(200)
    await age(91)
    expect(await refusal(code)).toEqual(unknown)
    const guesses = []
    for (let guess = 0; guess < 40; guess++) guesses.push((await refusal(`${guess}`.padStart(12, '0'))).status)
    expect(new Set(guesses)).toEqual(new Set([404, 429]))
  })
})

describe('a review of a visit [REV-51]', () => {
  it('waits for a moderator, with the day of the visit, and is published with its badge [REV-52]', async () => {
    const code = await setup.visit()
    const mine = await setup.author(code)
    const review = await setup.reviewOf(mine)
    expect(review).toMatchObject({ author: 'Inès', rating: 4, status: 'PENDING' })
    expect(await pending(review.id)).toMatchObject({ verified: true, experienceDate: (await setup.read(code)).day })
    expect(await published(code)).not.toContainEqual(expect.objectContaining({ id: review.id }))
    expect((await setup.decide(review.id, 'APPROVED')).status).toBe(200)
    const shown = await published(code)
    expect(shown.find(({ id }) => id === review.id)).toMatchObject({ author: 'Inès', verified: true })
    expect(shown.some(({ verified }) => !verified)).toBe(true)
    expect((await setup.reviewOf(mine)).status).toBe('APPROVED')
  })

  it('is stored once per resource: the same form again is accepted, a different one gets 409', async () => {
    const code = await setup.visit()
    const form = newVisitReview((await setup.read(code)).things[0] ?? { resourceType: '', resourceId: '' })
    const sent = () => setup.server.ask(c.writeVisitReview, { params: { code }, body: form })
    const answers = await Promise.all([1, 2, 3, 4].map(sent))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const [path = ''] = answers.map(({ body }) => (body as { path: string }).path)
    const mine = path.slice('/avis/'.length)
    const again = (changes: object) =>
      setup.server.ask(c.writeVisitReview, { params: { code: mine }, body: { ...form, ...changes } })
    expect(await again({})).toMatchObject({ status: 201 })
    expect(await again({ rating: 1 })).toMatchObject({ status: 409 })
    expect(await setup.write(mine, {}, 'DISH')).toMatchObject({ status: 201, body: { path: `/avis/${mine}` } })
    const rows = await setup.server.db.query(`select 1 from review where visit_id is not null and visit_id =
      (select id from visit where code = '${code.replaceAll('-', '')}')`)
    expect(rows).toHaveLength(2)
  })

  it('may be written again after another visit', async () => {
    const [first, second] = [await setup.visit(setup.known.customer), await setup.visit(setup.known.customer)]
    expect((await setup.write(first)).status).toBe(201)
    expect((await setup.write(second)).status).toBe(201)
  })

  it('is listed and counted for its customer, and for the kept customer after a merge [CUS-04] [CUS-05]', async () => {
    const { server, token } = setup
    const made = async (fullName: string) => {
      const body = { fullName, email: `${fullName.toLowerCase()}@visite.fr` }
      return server.ok(contract.customer.createCustomer, { token, body })
    }
    const [rita, double] = [await made('Rita'), await made('Ritta')]
    const code = await setup.visit(rita.id)
    await setup.write(await setup.author(code), {}, 'DISH')
    const shown = async (id: string, by = token) => {
      const { content } = await server.ok(contract.console.browseReviews, { token: by, query: { customerId: id } })
      return content.map((review) => review.resourceType).toSorted()
    }
    const counted = async (id: string) =>
      (await server.ok(contract.customer.getCustomer, { token, params: { id } })).reviews
    expect([await counted(rita.id), await counted(double.id)]).toEqual([2, 0])
    expect([await shown(rita.id), await shown(double.id)]).toEqual([['DISH', 'RESTAURANT'], []])
    // The owner of the restaurant sees the customer; whoever works for none does not.
    expect(await shown(rita.id, await server.tokenOf('proprietaire'))).toEqual(['DISH', 'RESTAURANT'])
    const elsewhere = await registerCaller(server, 'voisin')
    await server.ok(contract.restaurant.createRestaurant, { token: elsewhere, body: newRestaurant })
    expect(await shown(rita.id, elsewhere)).toEqual([])

    const { version: otherVersion } = await server.ok(contract.customer.getCustomer, { token, params: { id: rita.id } })
    await server.ok(contract.customer.mergeCustomers, {
      token,
      params: { id: double.id },
      body: { other: rita.id, version: double.version, otherVersion },
    })
    expect(await counted(double.id)).toBe(2)
    expect(await shown(double.id)).toEqual(['DISH', 'RESTAURANT'])
  })

  it('is found by indexes from its customer', async () => {
    const plan = await setup.server.db.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off')
      return tx.query(`explain ${reviewsOf(withDoubles(`'${setup.known.customer}'::uuid`))}`)
    })
    expect(JSON.stringify(plan)).toMatch(/review_once[^]*customer_order_customer[^]*booking_customer/)
    expect(JSON.stringify(plan)).not.toContain('Seq Scan')
  })

  it('is refused for a dish that was not part of the visit', async () => {
    const code = await setup.visit()
    const [other] = await setup.server.db.query<{ id: string }>(
      'select id from dish where id <> all (select dish_id from order_line) or id <> $1 order by id desc limit 1',
      [setup.known.dish],
    )
    expect(await setup.write(code, { resourceType: 'DISH', resourceId: other?.id })).toMatchObject({
      status: 400,
      body: { errors: { resourceId: 'Choisissez le restaurant ou un plat de cette visite' } },
    })
  })

  it('answers 429 after twenty attempts a minute from one address', async () => {
    const mine = await setup.author(await setup.visit())
    await setup.server.db.query(`update call_count set calls = 20 where subject like 'visit attempt %'`)
    expect((await setup.write(mine)).status).toBe(429)
  })
})

describe('the code of a visit, which the team prints', () => {
  it('writes one review; then it shows and changes nothing, is on no ticket, and nobody gets the author’s token by it [REV-71]', async () => {
    const order = await setup.complete()
    const code = (await setup.linkOf(order)).path.slice('/avis/'.length)
    const things = (await setup.read(code)).things
    const form = newVisitReview(things[0] ?? { resourceType: '', resourceId: '' })
    const mine = await setup.author(code, form)
    const { id } = await setup.reviewOf(mine)
    await setup.decide(id, 'REJECTED')
    const shown = await setup.read(code)
    expect(shown).toMatchObject({ spent: true, things: [] })
    expect(JSON.stringify(shown)).not.toMatch(/Inès|Copieux|nomme une personne/)
    const answers = [await correct(code, id), await contest(code, id), await withdraw(code, id)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    for (const thing of things) {
      const { resourceType, resourceId } = thing
      // The published words are known to all; the ticket of the form that sent them is not.
      const body = newVisitReview({ resourceType, resourceId })
      expect(await setup.server.ask(c.writeVisitReview, { params: { code }, body })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('adresse privée') },
      })
    }
    expect(await setup.reviewOf(mine)).toMatchObject({ status: 'REJECTED', reason: 'Votre avis nomme une personne.' })
    expect(await setup.server.ok(c.getOrderVisit, { token: setup.token, params: { id: order } })).toEqual({})
    const stored = JSON.stringify(await setup.server.db.query('select * from visit_author'))
    expect(stored).not.toContain(mine)
  })

  it('is on the ticket for a week only', async () => {
    const order = await setup.complete()
    const onTicket = async (days: number) => {
      await setup.server.db.query(
        `update visit set visited_on = (now() at time zone 'Europe/Paris')::date - $1::int where order_id = $2`,
        [days, order],
      )
      return setup.server.ok(c.getOrderVisit, { token: setup.token, params: { id: order } })
    }
    expect(await onTicket(7)).toHaveProperty('link')
    expect(await onTicket(8)).toEqual({})
  })

  it('is refused for a signed-in account of the team, as is an author’s token [REV-73]', async () => {
    const code = await setup.visit()
    const [thing] = (await setup.read(code)).things
    const body = newVisitReview(thing ?? { resourceType: '', resourceId: '' })
    const token = await setup.server.tokenOf('proprietaire')
    const refused = { status: 403, body: { message: 'Les comptes de l’équipe ne donnent pas d’avis.' } }
    expect(await setup.server.ask(c.writeVisitReview, { token, params: { code }, body })).toMatchObject(refused)
    const mine = await setup.author(code)
    const params = { code: mine, id: (await setup.reviewOf(mine)).id }
    expect(await setup.server.ask(c.withdrawVisitReview, { token, params })).toMatchObject(refused)
  })
})

describe('the private address of an author [REV-72]', () => {
  it('works while the review is stored, even after the visit has expired, but takes no other review then', async () => {
    const mine = await setup.author(await setup.visit())
    const { id } = await setup.reviewOf(mine)
    await setup.decide(id, 'REJECTED')
    await setup.server.db.query(
      'update visit set visited_on = visited_on - 91 where id = (select visit_id from review where id = $1)',
      [id],
    )
    await forgetVisits(setup.server.db)
    const visit = await setup.read(mine)
    expect(visit.things).toMatchObject([{ resourceType: 'RESTAURANT', review: { reason: expect.any(String) } }])
    const body = newVisitReview({ resourceType: 'DISH', resourceId: setup.known.dish })
    expect(await setup.server.ask(c.writeVisitReview, { params: { code: mine }, body })).toMatchObject({ status: 409 })
    expect((await correct(mine, id)).status).toBe(200)
    expect((await withdraw(mine, id)).status).toBe(200)
  })
})

describe('a refused review', () => {
  it('tells its reason word for word and is corrected once [REV-53]', async () => {
    const code = await setup.visit()
    const mine = await setup.author(code)
    const { id } = await setup.reviewOf(mine)
    expect(await correct(mine, id)).toMatchObject({ status: 409 })
    await setup.decide(id, 'REJECTED')
    expect(await setup.reviewOf(mine)).toMatchObject({ status: 'REJECTED', reason: 'Votre avis nomme une personne.' })
    expect((await correct(mine, id)).status).toBe(200)
    expect((await correct(mine, id)).status).toBe(200)
    expect(await setup.reviewOf(mine)).toMatchObject({ status: 'PENDING', rating: 5, corrected: true })
    expect(await pending(id)).toMatchObject({
      corrected: true,
      refusedFor: 'Votre avis nomme une personne.',
      round: 1,
      rating: 5,
    })
    await setup.decide(id, 'REJECTED')
    expect(await correct(mine, id, { rating: 1 })).toMatchObject({
      status: 409,
      body: { message: 'Cet avis a déjà été corrigé une fois.' },
    })
  })

  it('is contested once; the moderator reads why, and the console lists it [REV-54]', async () => {
    const code = await setup.visit()
    const mine = await setup.author(code)
    const { id } = await setup.reviewOf(mine)
    expect((await contest(mine, id)).status).toBe(409)
    await setup.decide(id, 'REJECTED')
    expect((await contest(mine, id)).status).toBe(200)
    expect((await contest(mine, id)).status).toBe(200)
    expect(await pending(id)).toMatchObject({
      objection: 'Je n’ai nommé personne : c’est le nom du plat.',
      refusedFor: 'Votre avis nomme une personne.',
      round: 1,
    })
    const token = await setup.server.tokenOf('gerant')
    const contested = { contested: 'true' }
    const { content } = await setup.server.ok(contract.console.browseReviews, { token, query: contested })
    expect(content).toMatchObject([
      { id, status: 'PENDING', objection: 'Je n’ai nommé personne : c’est le nom du plat.', round: 1 },
    ])
    await setup.decide(id, 'REJECTED')
    expect((await contest(mine, id, 'Encore une fois, je conteste.')).status).toBe(409)
    expect((await correct(mine, id)).status).toBe(200)
    expect(await pending(id)).toMatchObject({ round: 2 })
  })

  it('cannot be decided by a moderator who read it before it was corrected', async () => {
    const code = await setup.visit()
    const mine = await setup.author(code)
    const { id } = await setup.reviewOf(mine)
    await setup.decide(id, 'REJECTED', { round: 0 })
    await correct(mine, id)
    expect(await setup.decide(id, 'APPROVED', { round: 0 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('est revenu dans la file') },
    })
    expect((await setup.decide(id, 'APPROVED', { round: 1 })).status).toBe(200)
  })

  it('cannot be changed with another visit’s token', async () => {
    const [own, other] = [await setup.author(await setup.visit()), await setup.author(await setup.visit())]
    const { id } = await setup.reviewOf(own)
    await setup.decide(id, 'REJECTED')
    const answers = [await correct(other, id), await contest(other, id), await withdraw(other, id)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await setup.reviewOf(own)).status).toBe('REJECTED')
  })
})

describe('a review that its author takes back [REV-55]', () => {
  it('is gone from the public and the figures, its text from the database, and is not given again', async () => {
    const code = await setup.visit()
    const mine = await setup.author(code, { comment: 'Un mot-que-personne-d-autre-n-a.' })
    const { id } = await setup.reviewOf(mine)
    await setup.decide(id, 'APPROVED')
    const query = { resourceType: 'RESTAURANT', resourceId: (await setup.read(code)).restaurantId }
    const before = await setup.server.ok(contract.review.getReviewSummary, { query })
    expect((await withdraw(mine, id)).status).toBe(200)
    expect((await withdraw(mine, id)).status).toBe(200)
    expect((await setup.server.ok(contract.review.getReviewSummary, { query })).count).toBe(before.count - 1)
    expect(await published(code)).not.toContainEqual(expect.objectContaining({ id }))
    for (const table of ['review', 'visit_withdrawal', 'audit_entry', 'outbox', 'idempotency_key']) {
      const rows = JSON.stringify(await setup.server.db.query(`select * from ${table}`))
      expect(rows, table).not.toContain('mot-que-personne')
    }
    expect((await setup.read(mine)).things[0]).toMatchObject({ withdrawn: true })
    const { resourceId } = query
    const body = newVisitReview({ resourceType: 'RESTAURANT', resourceId })
    expect(await setup.server.ask(c.writeVisitReview, { params: { code: mine }, body })).toMatchObject({ status: 409 })
    expect(await setup.read(code)).toMatchObject({ spent: true })
  })

  it('leaves a trail that names a visitor', async () => {
    const code = await setup.visit()
    const mine = await setup.author(code)
    const { id } = await setup.reviewOf(mine)
    await setup.decide(id, 'REJECTED')
    await correct(mine, id)
    await withdraw(mine, id)
    const history = await setup.server.ok(contract.audit.getHistory, {
      token: setup.token,
      params: { resource: 'review', id },
    })
    expect(history.map(({ action, username }) => [action, username])).toEqual([
      ['writeVisitReview', 'Visiteur (site)'],
      ['moderateReview', 'gerant'],
      ['correctVisitReview', 'Visiteur (site)'],
      ['withdrawVisitReview', 'Visiteur (site)'],
    ])
  })
})
