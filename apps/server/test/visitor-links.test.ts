import { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetLinks } from '../src/api/request/link.ts'
import { newVisitorRequest } from './access/reservation.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { saturdayIn } from './reservation-setup.ts'

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
    expect([await linkStatus(linkPaths.request(token)), await linkStatus(linkPaths.request(kept))]).toEqual([404, 200])
  })
})
