import { seenBooking } from '@potager/domain/booking'
import { contract, type Endpoint } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { requestRefusalMessages } from '@potager/domain/messages'
import { noticePaths } from '@potager/domain/notice'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetLinks } from '../src/api/request/link.ts'
import { signInCallers } from './access/callers.ts'
import { newProposal, newVisitorRequest } from './access/reservation.ts'
import { newNotice } from './access/review.ts'
import { type CallerName, callers } from './access/row.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { saturdayIn } from './reservation-setup.ts'
import { visitsOf } from './visit-setup.ts'

describe('the link of a request', () => {
  const { createVisitorRequest, readVisitorRequest, recoverVisitorRequest, withdrawVisitorRequest } = contract.request

  let server: TestServer
  let known: Known
  let week = 0

  beforeAll(async () => {
    server = await startServer()
    known = await findKnown(server.db)
  })

  beforeEach(async () => {
    week += 1
    await server.db.query('delete from call_count')
    await server.db.query('delete from outbox')
  })

  const email = 'ines.delacroix@exemple.fr'
  async function make(change: object = {}): Promise<string> {
    const { path } = await server.ok(createVisitorRequest, {
      body: { ...newVisitorRequest(known, week), email, ...change },
    })
    return path.slice(linkPaths.request('').length)
  }
  const recover = (contact: string, day = saturdayIn(week)) =>
    server.ask(recoverVisitorRequest, { body: { contact, day } })
  const messages = (kind: string) =>
    server.db.query<{ to_email: string | null; to_phone: string | null; link: string | null }>(
      'select to_email, to_phone, link from outbox where kind = $1 order by created_at',
      [kind],
    )
  const age = () => server.db.query(`update request_link set made_at = made_at - interval '2 hours'`)
  const linkStatus = async (path: string) => {
    const token = path.slice(linkPaths.request('').length)
    return (await server.ask(readVisitorRequest, { params: { token } })).status
  }

  describe('recovering a lost link', () => {
    it('answers the same whether there is a request or not, and sends the link to its contact only [VIS-11]', async () => {
      await make()
      await age()
      const unknown = await recover('personne@exemple.fr')
      const otherDay = await recover(email, saturdayIn(week + 1))
      const found = await recover(email.toUpperCase())
      expect([unknown, otherDay, found].map(({ status, body }) => [status, body])).toEqual(
        Array(3).fill([200, { ok: true }]),
      )
      const told = await messages('booking-link')
      expect(told).toEqual([
        { to_email: email, to_phone: '+33639981122', link: expect.stringMatching(/^\/demande\/[\w-]{43}$/) },
      ])
      expect(await linkStatus(told[0]?.link ?? '')).toBe(200)
    })

    it('finds the request by an e-mail address pasted as a mailto link', async () => {
      await make()
      await age()
      await recover(`<mailto:${email}>,`)
      expect(await messages('booking-link')).toHaveLength(1)
    })

    it('finds the request by telephone in any notation, and keeps the first link valid', async () => {
      const first = await make()
      await age()
      await recover('+33 (0)6 39 98 11 22')
      expect(await messages('booking-link')).toHaveLength(1)
      expect(await linkStatus(linkPaths.request(first))).toBe(200)
    })

    it('makes a link once an hour and at most six, none after a withdrawal, and is limited per address', async () => {
      const token = await make()
      expect((await recover(email)).status).toBe(200)
      expect(await messages('booking-link')).toHaveLength(0)
      for (let time = 0; time < 8; time++) {
        await age()
        expect((await recover(email)).status).toBe(200)
      }
      expect(await messages('booking-link')).toHaveLength(5)
      await server.db.query(`update call_count set calls = 20 where subject like 'lost request %'`)
      expect((await recover(email)).status).toBe(429)
      await server.db.query('delete from call_count')
      await server.ok(withdrawVisitorRequest, { params: { token } })
      await server.db.query('delete from request_link where made_at <> (select min(made_at) from request_link)')
      await recover(email)
      expect(await messages('booking-link')).toHaveLength(5)
    }, 30_000)
  })

  describe('messages about a request', () => {
    it('reach the visitor with the link once, when the form is sent twice', async () => {
      const body = { ...newVisitorRequest(known, week), email }
      const { path } = await server.ok(createVisitorRequest, { body })
      await server.ok(createVisitorRequest, { body })
      expect(await messages('booking-received')).toEqual([{ to_email: email, to_phone: '+33639981122', link: path }])
    })

    it('reach the house if it has an address, and again when the visitor withdraws', async () => {
      await make({ fullName: 'Sans adresse' })
      expect(await messages('house-request')).toEqual([])
      await server.db.query(
        `insert into house (name, sentence, email) values ('Chez nous', 'Bienvenue', 'bonjour@exemple.fr')`,
      )
      const token = await make()
      await server.ok(withdrawVisitorRequest, { params: { token } })
      expect(await messages('house-request')).toMatchObject([{ to_email: 'bonjour@exemple.fr' }])
      expect(await messages('house-withdrawal')).toMatchObject([{ to_email: 'bonjour@exemple.fr' }])
    })
  })

  describe('the end of a link', () => {
    it('comes with the erasure of its customer', async () => {
      const token = await make({ fullName: 'Personne À Effacer', email: 'effacer@exemple.fr' })
      await server.ok(withdrawVisitorRequest, { params: { token } })
      const [row] = await server.db.query<{ id: string; version: number }>(
        `select id, version from customer where email = 'effacer@exemple.fr'`,
      )
      const admin = await server.tokenOf('admin')
      const erased = await server.ask(contract.erasure.eraseCustomer, {
        token: admin,
        params: { id: row?.id ?? '' },
        body: { version: row?.version, confirmation: 'Personne À Effacer' },
      })
      expect(erased.status).toBe(200)
      expect(await linkStatus(linkPaths.request(token))).toBe(404)
      const links = await server.db.query(
        'select 1 from request_link l join booking b on b.id = l.booking_id where b.customer_id = $1',
        [row?.id],
      )
      expect(links).toEqual([])
    })

    it('comes a week after the day; its row goes then, and no other', async () => {
      const token = await make()
      const kept = await make({ numberOfPeople: 7 })
      const [before] = await server.db.query<{ links: number }>('select count(*)::int as links from request_link')
      await server.db.query(
        `update booking set starts_at = now() at time zone 'Europe/Paris' - interval '9 days',
         ends_at = now() at time zone 'Europe/Paris' - interval '8 days' where people = 4 and starts_at::date = $1::date`,
        [saturdayIn(week)],
      )
      await forgetLinks(server.db)
      const [after] = await server.db.query<{ links: number }>('select count(*)::int as links from request_link')
      expect(after?.links).toBe((before?.links ?? 0) - 1)
      expect([await linkStatus(linkPaths.request(token)), await linkStatus(linkPaths.request(kept))]).toEqual([
        404, 200,
      ])
    })
  })
})

describe('another moment, proposed by the link [VIS-14]', () => {
  const { createVisitorRequest, proposeVisitorRequest, readVisitorRequest, withdrawVisitorRequest } = contract.request
  const { updateReservationStatus } = contract.reservation

  let server: TestServer
  let known: Known
  let token: string
  let week = 36
  beforeAll(async () => {
    server = await startServer()
    known = await findKnown(server.db)
    token = await server.tokenOf('gerant')
  })
  beforeEach(async () => {
    week += 2
    await server.db.query('delete from call_count')
    await server.db.query('delete from outbox')
    await server.db.query('delete from house')
  })

  /** A visitor's request: its link's token and its id. */
  async function ask() {
    const body = { ...newVisitorRequest(known, week), email: 'ines.delacroix@exemple.fr' }
    const { path } = await server.ok(createVisitorRequest, { body })
    const [row] = await server.db.query<{ id: string }>(
      `select subject_id as id from outbox where kind = 'booking-received' order by created_at desc limit 1`,
    )
    return { link: path.slice(linkPaths.request('').length), id: row?.id ?? '' }
  }
  const read = (link: string) => server.ok(readVisitorRequest, { params: { token: link } })
  const seenOf = async (link: string) => {
    const { status, startTime, endTime, numberOfPeople } = await read(link)
    return seenBooking({ status, start: String(startTime), end: String(endTime), people: numberOfPeople })
  }
  const moment = (change: object = {}) => ({
    startTime: `${saturdayIn(week + 1)}T12:00`,
    endTime: `${saturdayIn(week + 1)}T14:00`,
    numberOfPeople: 6,
    ...change,
  })
  const propose = async (link: string, change: object = {}) =>
    server.ask(proposeVisitorRequest, {
      params: { token: link },
      body: { seen: await seenOf(link), ...moment(), ...change },
    })
  const answer = (id: string, status: string, reason?: string) =>
    server.ok(updateReservationStatus, { token, params: { id }, body: { status, ...(reason ? { reason } : {}) } })
  const kinds = async () =>
    (await server.db.query<{ kind: string }>('select kind from outbox order by created_at, id')).map(({ kind }) => kind)

  it('replaces the moment without holding space, tells visitor and house, and is in the audit trail', async () => {
    await server.db.query(
      `insert into house (name, sentence, email) values ('Chez nous', 'Bienvenue', 'bonjour@exemple.fr')`,
    )
    const { link, id } = await ask()
    const { status, body } = await propose(link)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'PENDING', startTime: expect.stringContaining('T12:00'), numberOfPeople: 6 })
    expect(await kinds()).toEqual(['booking-received', 'house-request', 'booking-changed', 'house-change'])
    const [held] = await server.db.query<{ active: boolean }>('select active from booking where id = $1', [id])
    expect(held?.active).toBe(false)
    const trail = await server.db.query(
      `select username, from_status as "from" from audit_entry where resource_id = $1 and action = 'proposeVisitorRequest'`,
      [id],
    )
    expect(trail).toEqual([{ username: 'Visiteur (site)', from: 'PENDING' }])
    await answer(id, 'CONFIRMED')
    expect(await read(link)).toMatchObject({ status: 'CONFIRMED', numberOfPeople: 6 })
  })

  it('reopens a refused request and removes the reason', async () => {
    const { link, id } = await ask()
    await answer(id, 'CANCELLED', 'Complet ce soir-là')
    expect((await propose(link)).body).toMatchObject({ status: 'PENDING' })
    expect(await read(link)).not.toHaveProperty('reason')
  })

  it('changes and tells once when sent three times', async () => {
    const { link } = await ask()
    const seen = await seenOf(link)
    for (let n = 0; n < 3; n++) expect((await propose(link, { seen })).status).toBe(200)
    expect((await kinds()).filter((kind) => kind === 'booking-changed')).toHaveLength(1)
  })

  it('is refused over what has changed since, and once it is over or withdrawn', async () => {
    const { link, id } = await ask()
    const before = await seenOf(link)
    await propose(link)
    expect(await propose(link, { seen: before, numberOfPeople: 7 })).toMatchObject({
      status: 409,
      body: { message: requestRefusalMessages.changedMeanwhile },
    })
    const refused = { status: 409, body: { message: requestRefusalMessages.notChangeable } }
    await answer(id, 'COMPLETED')
    expect(await propose(link, { numberOfPeople: 8 })).toMatchObject(refused)
    await answer(id, 'PENDING')
    await server.ok(withdrawVisitorRequest, { params: { token: link } })
    expect(await propose(link)).toMatchObject(refused)
  })

  it('is checked like a request: closed, too far, too many, promised to others', async () => {
    const { link } = await ask()
    const day = saturdayIn(week + 1)
    expect((await propose(link, { startTime: `${day}T04:00`, endTime: `${day}T05:00` })).status).toBe(422)
    expect((await propose(link, { startTime: '2090-06-03T12:00', endTime: '2090-06-03T14:00' })).status).toBe(400)
    expect((await propose(link, { numberOfPeople: 500 })).status).toBeGreaterThanOrEqual(400)
    const other = await ask()
    await propose(other.link)
    await answer(other.id, 'CONFIRMED')
    expect(await propose(link)).toMatchObject({ status: 409, body: { message: requestRefusalMessages.taken } })
    expect(await read(link)).toMatchObject({ numberOfPeople: 4 })
  })

  it('ends after ten changes a day', async () => {
    const { link } = await ask()
    for (let people = 1; people <= 10; people++) {
      await server.db.query(`delete from call_count where subject like 'request attempt %'`)
      expect((await propose(link, { numberOfPeople: people })).status).toBe(200)
    }
    await server.db.query(`delete from call_count where subject like 'request attempt %'`)
    expect(await propose(link, { numberOfPeople: 11 })).toMatchObject({
      status: 429,
      body: { message: requestRefusalMessages.tooManyChanges },
    })
    expect(await read(link)).toMatchObject({ numberOfPeople: 10 })
  }, 30_000)
})

describe('who may use a link', () => {
  let server: TestServer
  let known: Known
  let tokens: Partial<Record<CallerName, string>>
  let visits: Awaited<ReturnType<typeof visitsOf>>

  /** Requests hold nothing: all ask for the same evening. */
  const WEEK = 45

  beforeAll(async () => {
    server = await startServer()
    known = await findKnown(server.db)
    tokens = await signInCallers(server)
    visits = await visitsOf(server, known)
  })
  beforeEach(() => server.db.query('delete from call_count'))

  const ask = async () => {
    const { path } = await server.ok(contract.request.createVisitorRequest, { body: newVisitorRequest(known, WEEK) })
    return { token: path.slice(linkPaths.request('').length) }
  }
  const notice = async () => {
    const { path } = await server.ok(contract.notice.sendNotice, { params: { id: known.answered }, body: newNotice() })
    return { token: path.slice(noticePaths.link('').length) }
  }
  /** The private address of the author of a new review. */
  const author = async () => ({ code: await visits.author(await visits.visit()) })
  const reviewed = async () => {
    const { code } = await author()
    return { code, id: (await visits.reviewOf(code)).id }
  }

  /** What is asked of a link, and how a new one is made. */
  type Act = { endpoint: Endpoint; make: () => Promise<Record<string, string>>; body?: object; staff?: number }
  const acts: Record<string, Act> = {
    'reads a request': { endpoint: contract.request.readVisitorRequest, make: ask },
    'withdraws a request': { endpoint: contract.request.withdrawVisitorRequest, make: ask },
    'asks for another moment': {
      endpoint: contract.request.proposeVisitorRequest,
      make: ask,
      body: newProposal(WEEK, WEEK + 1),
    },
    'reads a notice': { endpoint: contract.notice.getNotice, make: notice },
    'reads what an author wrote': { endpoint: contract.visitReview.readVisit, make: author },
    // Staff hold tickets.
    'withdraws a review': { endpoint: contract.visitReview.withdrawVisitReview, make: reviewed, staff: 403 },
  }

  const isStaff = (who: CallerName) => who !== 'anonymous' && who !== 'new owner'
  /** The link with another first sign. */
  const other = (link: string) => (link.startsWith('A') ? 'B' : 'A') + link.slice(1)

  describe.each(Object.entries(acts))('a link with which one %s', (_title, { endpoint, make, body, staff = 200 }) => {
    it('works signed in or not, but staff may withdraw no review with it [VIS-08] [REV-53]', async () => {
      const got: Partial<Record<CallerName, number>> = {}
      for (const who of callers) {
        got[who] = (await server.ask(endpoint, { token: tokens[who], params: await make(), body })).status
      }
      expect(got).toEqual(Object.fromEntries(callers.map((who) => [who, isStaff(who) ? staff : 200])))
    })

    it('is 404 when one character differs [VIS-08] [REV-53]', async () => {
      const { id, ...link } = await make()
      const wrong = Object.fromEntries(Object.entries(link).map(([name, text]) => [name, other(text)]))
      expect((await server.ask(endpoint, { params: { ...(id && { id }), ...wrong }, body })).status).toBe(404)
    })
  })
})
