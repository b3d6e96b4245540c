import { contract } from '@potager/domain/contract'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inviteAfterReservations } from '../src/api/outbox/visit.ts'
import { forgetVisits } from '../src/api/visit-review/visit.ts'
import { newNotice } from './access/review.ts'
import { openVisitSetup, type VisitSetup } from './visit-setup.ts'

let setup: VisitSetup
beforeAll(async () => {
  setup = await openVisitSetup()
})
beforeEach(async () => {
  await setup.forgetCounts()
  await setup.server.db.query('delete from outbox')
})

type Told = { kind: string; words: object; link: string | null; customer: string | null }
const told = () =>
  setup.server.db.query<Told>(
    `select kind, words, link, customer_id as customer from outbox where kind <> 'order-ready' order by created_at, id`,
  )
const kinds = async () => (await told()).map(({ kind }) => kind)

describe('messages to the customer of a visit [REV-56]', () => {
  it('invite them once to review their order, with its link; a guest gets none', async () => {
    const order = await setup.complete(setup.known.customer)
    await setup.complete()
    const { path } = await setup.linkOf(order)
    expect(await told()).toMatchObject([
      { kind: 'visit-invitation', link: path, customer: setup.known.customer, words: { restaurant: 'La Fève Tonka' } },
    ])
  })

  it('are of the house, so that members and managers read no review link in them [REV-74]', async () => {
    const code = await setup.visit(setup.known.customer)
    await setup.server.db.query(`update outbox set state = 'to-hand-over'`)
    const listed = async (name: string) => {
      const token = await setup.server.tokenOf(name)
      return setup.server.ok(contract.message.listMessages, { token, query: { state: 'to-hand-over' } })
    }
    const invitations = async (name: string) =>
      (await listed(name)).content.filter(({ kind }) => kind === 'visit-invitation')
    expect(await invitations('admin')).toMatchObject([{ body: expect.stringContaining(`/avis/${code}`) }])
    await setup.decide((await setup.reviewOf(await setup.author(code))).id, 'APPROVED')
    await setup.server.db.query(`update outbox set state = 'to-hand-over'`)
    for (const name of ['proprietaire', 'gerant']) expect(JSON.stringify(await listed(name))).not.toContain('/avis/')
  })

  it('tell that the review of a dish was accepted, marked as one of a dish', async () => {
    const mine = await setup.author(await setup.visit(setup.known.customer))
    await setup.write(mine, {}, 'DISH')
    const dish = (await setup.read(mine)).things.find(({ resourceType }) => resourceType === 'DISH')
    await setup.decide(dish?.review?.id ?? '', 'APPROVED')
    await setup.decide((await setup.reviewOf(mine)).id, 'APPROVED')
    const [ofDish, ofHouse] = (await told()).filter(({ kind }) => kind === 'review-published')
    expect(ofDish?.words).toMatchObject({ about: dish?.name, dish: true })
    expect(ofHouse?.words).not.toHaveProperty('dish')
  })

  it('are not written when they left neither e-mail nor telephone', async () => {
    const [{ email, phone } = { email: '', phone: '' }] = await setup.server.db.query<
      Record<'email' | 'phone', string>
    >('select email, phone from customer where id = $1', [setup.known.customer])
    await setup.server.db.query(`update customer set email = '', phone = null where id = $1`, [setup.known.customer])
    await setup.complete(setup.known.customer)
    await setup.server.db.query('update customer set email = $2, phone = $3 where id = $1', [
      setup.known.customer,
      email,
      phone,
    ])
    expect(await told()).toEqual([])
  })

  it('are not written after their withdrawal of the review; the sender of a notice is told instead', async () => {
    const code = await setup.visit()
    const mine = await setup.author(code)
    const { id } = await setup.reviewOf(mine)
    await setup.decide(id, 'APPROVED')
    const body = { ...newNotice(), email: 'ines@exemple.fr' }
    await setup.server.ok(contract.notice.sendNotice, { params: { id }, body })
    await setup.server.db.query('delete from outbox')
    const params = { code: mine, id }
    await setup.server.ok(contract.visitReview.withdrawVisitReview, { params })
    await setup.server.ok(contract.visitReview.withdrawVisitReview, { params })
    expect(await told()).toMatchObject([
      { kind: 'notice-decided', words: { decision: 'WITHDRAWN', reason: 'Son auteur l’a retiré lui-même.' } },
    ])
  })

  it('tell each decision with its reason, and unsent ones are deleted once the author corrects or withdraws', async () => {
    const code = await setup.visit(setup.known.customer)
    const mine = await setup.author(code)
    const { id } = await setup.reviewOf(mine)
    await setup.decide(id, 'REJECTED')
    expect((await told()).at(-1)).toMatchObject({
      kind: 'review-refused',
      link: expect.stringMatching(/^\/avis\/[\w-]{43}$/),
      words: { about: 'La Fève Tonka', reason: 'Votre avis nomme une personne.' },
    })
    await setup.server.ok(contract.visitReview.correctVisitReview, {
      params: { code: mine, id },
      body: { rating: 5, comment: 'Copieux.' },
    })
    expect(await kinds()).toEqual(['visit-invitation'])
    await setup.decide(id, 'APPROVED')
    expect(await kinds()).toEqual(['visit-invitation', 'review-published'])
    await setup.server.ok(contract.visitReview.withdrawVisitReview, { params: { code: mine, id } })
    expect(await kinds()).toEqual(['visit-invitation'])
  })
})

describe('invitation after a reservation [REV-50] [REV-56]', () => {
  const today = todayInParis(Date.now())
  const at = (time: string) => wallToInstant(`${today}T${time}`)
  const inviteAll = () => inviteAfterReservations(setup.server.db, at('09:00:00'))
  /** A reservation of so many days ago. */
  const past = async (daysAgo: number, status = 'CONFIRMED', noShow = false) => {
    const day = addDays(today, -daysAgo)
    const id = crypto.randomUUID()
    await setup.server.db.query(
      `insert into booking (id, kind, restaurant_id, customer_id, starts_at, ends_at, people, status, no_show)
       values ($1, 'RESERVATION', $2, $3, $4::text::timestamp, $5::text::timestamp, 2, $6, $7)`,
      [id, setup.known.restaurant, setup.known.customer, `${day} 02:00`, `${day} 03:00`, status, noShow],
    )
    return id
  }
  const codeOf = async (booking: string) => {
    const [row] = await setup.server.db.query<{ code: string }>('select code from visit where booking_id = $1', [
      booking,
    ])
    return row?.code
  }
  beforeEach(async () => {
    // Those of the demo, and of the tests before, are not what these are about.
    await setup.server.db.query(
      `update booking set status = 'CANCELLED' where kind = 'RESERVATION' and status in ('CONFIRMED', 'COMPLETED') and not no_show`,
    )
  })

  it('is written once, from nine o’clock the day after, even by two processes, and opens the restaurant', async () => {
    const id = await past(1)
    await inviteAfterReservations(setup.server.db, at('08:59:00'))
    expect(await told()).toEqual([])
    await Promise.all([inviteAll(), inviteAll()])
    await inviteAll()
    expect(await kinds()).toEqual(['visit-invitation'])
    const visit = await setup.read((await codeOf(id)) ?? '')
    expect(visit).toMatchObject({ day: addDays(today, -1), things: [{ resourceType: 'RESTAURANT' }] })
    expect(visit.things).toHaveLength(1)
  })

  it('is not written for a reservation of today, long past, pending, cancelled or a no-show', async () => {
    await past(0)
    await past(9)
    await past(1, 'PENDING')
    await past(2, 'CANCELLED')
    await past(3, 'COMPLETED', true)
    await inviteAll()
    expect(await told()).toEqual([])
  })

  it('opens nothing once the reservation is marked as a no-show', async () => {
    const id = await past(5)
    await inviteAll()
    const code = (await codeOf(id)) ?? ''
    await setup.server.ok(contract.reservation.markReservationNoShow, {
      token: setup.token,
      params: { id },
      body: { noShow: true },
    })
    const { status } = await setup.server.ask(contract.visitReview.readVisit, { params: { code } })
    expect(status).toBe(404)
  })
})

describe('deleting a visit', () => {
  it('erasing its customer deletes links and texts of the review, and keeps the rating [REV-57]', async () => {
    const customer = await setup.server.ok(contract.customer.createCustomer, {
      token: setup.token,
      body: { fullName: 'Ondine Effaçable', email: 'ondine@exemple.fr' },
    })
    const code = await setup.visit(customer.id)
    const mine = await setup.author(code, { author: 'Ondine', comment: 'Mes mots à moi.' })
    const { id } = await setup.reviewOf(mine)
    await setup.decide(id, 'REJECTED', { reason: 'Ondine exagère.' })
    await setup.server.ok(contract.visitReview.contestVisitReview, {
      params: { code: mine, id },
      body: { objection: 'Ondine n’exagère pas.' },
    })
    const admin = await setup.server.tokenOf('admin')
    const held = await setup.server.ok(contract.erasure.exportCustomer, { token: admin, params: { id: customer.id } })
    expect(held.visits).toMatchObject([{ restaurant: 'La Fève Tonka' }])
    expect(held.reviews).toMatchObject([
      { author: 'Ondine', comment: 'Mes mots à moi.', objection: 'Ondine n’exagère pas.' },
    ])
    await setup.server.ok(contract.erasure.eraseCustomer, {
      token: admin,
      params: { id: customer.id },
      body: { version: customer.version, confirmation: 'Ondine Effaçable' },
    })
    for (const address of [code, mine]) {
      const { status } = await setup.server.ask(contract.visitReview.readVisit, { params: { code: address } })
      expect(status).toBe(404)
    }
    expect(
      await setup.server.db.query(
        'select 1 from visit_author where visit_id = (select visit_id from review where id = $1)',
        [id],
      ),
    ).toEqual([])
    for (const table of ['review', 'visit', 'outbox', 'audit_entry']) {
      const rows = JSON.stringify(await setup.server.db.query(`select * from ${table}`))
      expect(rows, table).not.toMatch(/Ondine|Mes mots à moi/)
      expect(rows, table).not.toContain(code.replaceAll('-', ''))
    }
    const [kept] = await setup.server.db.query<{ rating: number }>('select rating from review where id = $1', [id])
    expect(kept?.rating).toBe(4)
  })

  it('an expired visit is deleted, unless it was reviewed', async () => {
    const [silent, said] = [await setup.visit(), await setup.visit()]
    const { id } = await setup.reviewOf(await setup.author(said))
    await setup.server.db.query(`update visit set visited_on = visited_on - 91 where code = any($1)`, [
      [silent, said].map((code) => code.replaceAll('-', '')),
    ])
    await forgetVisits(setup.server.db)
    const codes = await setup.server.db.query<{ code: string }>('select code from visit')
    expect(codes.map(({ code }) => code)).not.toContain(silent.replaceAll('-', ''))
    expect(codes.map(({ code }) => code)).toContain(said.replaceAll('-', ''))
    expect(
      await setup.server.db.query('select 1 from review where id = $1 and visit_id is not null', [id]),
    ).toHaveLength(1)
  })
})
