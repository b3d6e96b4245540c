import { contract } from '@potager/domain/contract'
import { newTicket } from '@potager/domain/request'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newVisitorRequest } from './access/reservation.ts'
import { findKnown, type Known, startServer, type TestServer } from './harness.ts'
import { fullReservation, saturdayIn } from './reservation-setup.ts'

const { createVisitorRequest, readVisitorRequest, withdrawVisitorRequest } = contract.request
const { createReservation, listReservations, updateReservationStatus } = contract.reservation
const { listEventRequests, updateEventRequestStatus } = contract.eventRequest

let server: TestServer
let known: Known
let manager: string
let week = 0

beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  manager = await server.tokenOf('gerant')
})

/** Each test is another visitor, on another Saturday. */
beforeEach(async () => {
  week += 1
  await server.db.query('delete from call_count')
  await server.db.query('delete from login_throttle')
})

const body = (change: object = {}) => ({ ...newVisitorRequest(known, week), ...change })
const ask = (change: object = {}) => server.ask(createVisitorRequest, { body: body(change) })
/** Asks and returns the token of the link. */
async function make(change: object = {}): Promise<string> {
  const { path } = await server.ok(createVisitorRequest, { body: body(change) })
  return path.slice('/demande/'.length)
}
const read = (token: string) => server.ok(readVisitorRequest, { params: { token } })
const reserve = () => server.ask(createReservation, { token: manager, body: fullReservation(known, week) })

/** The reservation that a manager sees on the test's Saturday. */
async function reservationOfDay() {
  const all = await server.ok(listReservations, { token: manager })
  return all.filter(({ startTime }) => String(startTime).startsWith(saturdayIn(week)))
}

const confirm = (id: string) =>
  server.ask(updateReservationStatus, { token: manager, params: { id }, body: { status: 'CONFIRMED' } })

describe('a request without an account', () => {
  it('is pending, marked as requested, and counted with pending bookings [VIS-01]', async () => {
    const { countPendingBookings } = contract.booking
    const before = await server.ok(countPendingBookings, { token: manager })
    await make()
    await make({ kind: 'EVENT', type: 'CONFERENCE', message: 'Une table ronde.' })
    const after = await server.ok(countPendingBookings, { token: manager })
    expect(after).toEqual({ reservations: before.reservations + 1, eventRequests: before.eventRequests + 1 })
    expect(await reservationOfDay()).toMatchObject([
      { status: 'PENDING', requested: true, customerName: 'Inès Delacroix' },
    ])
    const events = await server.ok(listEventRequests, { token: manager })
    expect(events.filter(({ startTime }) => String(startTime).startsWith(saturdayIn(week)))).toMatchObject([
      { status: 'PENDING', requested: true, title: 'Conférence', contactPhone: '+33639981122' },
    ])
  })

  it('holds no space: others take it, and then it cannot be confirmed [VIS-02]', async () => {
    await make()
    expect((await reserve()).status).toBe(201)
    const asked = (await reservationOfDay()).find(({ requested }) => requested)
    expect(await confirm(asked?.id ?? '')).toMatchObject({ status: 409, body: { error: 'ReservationConflict' } })
    const rows = await server.db.query<{ active: boolean }>('select active from booking where id = $1', [asked?.id])
    expect(rows).toEqual([{ active: false }])
  })

  it('holds its space once it is confirmed, and no more when it waits again [VIS-02]', async () => {
    const token = await make()
    const [asked] = await reservationOfDay()
    expect((await confirm(asked?.id ?? '')).status).toBe(200)
    expect((await reserve()).status).toBe(409)
    expect((await read(token)).status).toBe('CONFIRMED')
    const back = { token: manager, params: { id: asked?.id ?? '' }, body: { status: 'PENDING' } }
    expect((await server.ask(updateReservationStatus, back)).status).toBe(200)
    expect((await reserve()).status).toBe(201)
  })

  it('is confirmed for one of six that are confirmed at the same moment', async () => {
    for (let visitor = 0; visitor < 6; visitor++) await make({ fullName: `Visiteur ${'abcdef'[visitor]}` })
    const asked = await reservationOfDay()
    expect(asked).toHaveLength(6)
    const answers = await Promise.all(asked.map(({ id }) => confirm(id)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('is refused like the staff’s: closed, past, too many people, too far, promised to others [VIS-03]', async () => {
    const errorsOf = async (change: object) => {
      const { status, body: refusal } = await ask(change)
      return { status, refusal }
    }
    expect(
      await errorsOf({ startTime: `${saturdayIn(week)}T04:00`, endTime: `${saturdayIn(week)}T05:00` }),
    ).toMatchObject({
      status: 422,
      refusal: { error: 'RestaurantClosed', message: expect.stringContaining('Le restaurant est fermé') },
    })
    expect(await errorsOf({ startTime: '2024-05-04T19:00', endTime: '2024-05-04T21:00' })).toMatchObject({
      status: 400,
      refusal: { errors: { startTime: 'La date de début est déjà passée.' } },
    })
    expect(await errorsOf({ numberOfPeople: 200 })).toMatchObject({
      status: 422,
      refusal: { errors: { numberOfPeople: expect.stringContaining('capacité maximale') } },
    })
    expect(await errorsOf({ startTime: '2999-05-04T19:00', endTime: '2999-05-04T21:00' })).toMatchObject({
      status: 400,
      refusal: { errors: { startTime: expect.stringContaining('prochains mois') } },
    })
    await make()
    const [asked] = await reservationOfDay()
    await confirm(asked?.id ?? '')
    const { status, refusal } = await errorsOf({})
    expect(status).toBe(409)
    expect(JSON.stringify(refusal)).not.toMatch(/19:00|Delacroix/)
  })

  it('is stored once when its form is sent five times at once; another form makes another request [VIS-04]', async () => {
    const sent = body()
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.ask(createVisitorRequest, { body: sent })))
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await reservationOfDay()).toHaveLength(1)
    await server.ok(createVisitorRequest, { body: { ...sent, numberOfPeople: 5 } })
    expect(await reservationOfDay()).toHaveLength(2)
  })

  it('is stored without its link’s token and its form’s ticket [VIS-05]', async () => {
    const ticket = newTicket()
    const token = await make({ ticket })
    for (const table of ['request_link', 'booking', 'customer', 'idempotency_key', 'audit_entry', 'call_count']) {
      const rows = JSON.stringify(await server.db.query(`select * from ${table}`))
      expect(rows, table).not.toContain(token)
      expect(rows, table).not.toContain(ticket)
    }
  })

  it('belongs to the customer of the same name and contact, changes nothing of them and does not reveal them [VIS-06]', async () => {
    const customer = { fullName: 'Ondine Marchand', phone: '06 39 98 44 55', email: 'ondine@exemple.fr' }
    const made = await server.ok(contract.customer.createCustomer, { token: manager, body: customer })
    const same = await ask({ fullName: 'ONDINE marchand', phone: '+33639984455' })
    const stranger = await ask({ fullName: 'Paul Marchand', phone: '06 39 98 44 55' })
    const partly = await ask({ fullName: 'Ondine Marchand', phone: '06 39 98 44 55', email: 'autre@exemple.fr' })
    expect([same, stranger, partly].map(({ status, body: answer }) => [status, Object.keys(Object(answer))])).toEqual(
      Array(3).fill([201, ['path']]),
    )
    const rows = await reservationOfDay()
    expect(rows.filter(({ customerId }) => customerId === made.id)).toHaveLength(1)
    expect(new Set(rows.map(({ customerId }) => customerId)).size).toBe(3)
    const [card] = await server.db.query('select full_name, email, phone, version from customer where id = $1', [
      made.id,
    ])
    expect(card).toEqual({
      full_name: 'Ondine Marchand',
      email: 'ondine@exemple.fr',
      phone: '+33639984455',
      version: 1,
    })
  })

  it('answers 429 after twenty a day from an address, and above limits per restaurant and per minute [VIS-07]', async () => {
    const subject = (kind: string) =>
      server.db.query(`update call_count set calls = 100000 where subject like $1`, [kind])
    await make()
    const [count] = await server.db.query<{ requests: number }>('select count(*)::int as requests from booking')
    await server.db.query(`update call_count set calls = 20 where subject like 'request %' and subject not like 'request of %'
      and subject not like 'request attempt %'`)
    expect(await ask()).toMatchObject({ status: 429, body: { message: expect.stringContaining('téléphonez') } })
    await server.db.query(`delete from call_count where subject not like 'request of %'`)
    await subject('request of restaurant %')
    expect(await ask()).toMatchObject({ status: 429, body: { message: expect.stringContaining('Ce restaurant') } })
    await server.db.query(`delete from call_count`)
    await make({ fullName: 'Une autre personne' })
    await subject('request attempt %')
    expect(await ask()).toMatchObject({ status: 429, body: { message: expect.stringContaining('une minute') } })
    const [after] = await server.db.query<{ requests: number }>('select count(*)::int as requests from booking')
    expect(after?.requests).toBe((count?.requests ?? 0) + 1)
  })
})

describe('forged requests', () => {
  const from = (address: number, change: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/notprotected/requests',
      remoteAddress: `192.0.2.${address}`,
      payload: body({ fullName: `Robot ${address}`, ...change }),
    })
  const rows = async () => {
    const [count] = await server.db.query<{ rows: number }>('select count(*)::int as rows from booking')
    return count?.rows ?? 0
  }
  async function statusesOf(requests: [address: number, change?: object][]): Promise<Record<number, number>> {
    const seen: Record<number, number> = {}
    for (const [address, change] of requests) {
      const { statusCode } = await from(address, change)
      seen[statusCode] = (seen[statusCode] ?? 0) + 1
    }
    return seen
  }

  it('from a few addresses end at 200 per restaurant, hold no space, and leave one request to each new address [VIS-07]', async () => {
    const before = await rows()
    const forged = Array.from({ length: 240 }, (_, index): [number, object] => [
      1 + (index % 15),
      { fullName: `Robot ${index}`, phone: undefined, email: `robot-${index}@exemple.fr` },
    ])
    expect(await statusesOf(forged)).toEqual({ 201: 200, 429: 40 })
    expect(await rows()).toBe(before + 200)
    expect(await statusesOf([[100], [101], [101, { fullName: 'Une autre' }]])).toEqual({ 201: 2, 429: 1 })
    expect((await reserve()).status).toBe(201)
  }, 60_000)

  it('from any number of addresses end at twenty a day in the name of one contact, by phone or e-mail [VIS-18]', async () => {
    const email = 'ines.delacroix@exemple.fr'
    const asked = (index: number): [number, object] => [
      index,
      index % 2 ? { email } : { email: email.toUpperCase(), phone: undefined },
    ]
    expect(await statusesOf(Array.from({ length: 23 }, (_, index) => asked(index + 1)))).toEqual({ 201: 20, 429: 3 })
    expect((await from(40, { email })).json()).toMatchObject({ message: expect.stringContaining('avec ce contact') })
    expect(await statusesOf([[41]])).toEqual({ 201: 1 })
  })

  it('from any number of addresses end at a thousand for a restaurant, and leave the others open [VIS-07]', async () => {
    await make()
    await server.db.query(
      `update call_count set calls = 200 where subject like 'request of restaurant %' and subject not like '% by %'`,
    )
    expect(await statusesOf([[1], [2]])).toEqual({ 201: 2 })
    await server.db.query(`update call_count set calls = 800 where subject like 'request of restaurant % beyond'`)
    expect(await statusesOf([[3]])).toEqual({ 429: 1 })
    const restaurants = await server.ok(contract.restaurant.listRestaurants)
    const elsewhere = restaurants.find(({ id }) => id !== known.restaurant)
    expect((await from(4, { restaurantId: elsewhere?.id })).statusCode).toBe(201)
  })
})

describe('the link of a request', () => {
  it('shows the request and its answer, without name, phone or customer id [VIS-08]', async () => {
    const token = await make({ kind: 'EVENT', type: 'CONFERENCE', message: 'Une table ronde.' })
    const seen = await read(token)
    expect(seen).toMatchObject({ kind: 'EVENT', status: 'PENDING', numberOfPeople: 4, message: 'Une table ronde.' })
    const events = await server.ok(listEventRequests, { token: manager })
    const id = events.find(({ startTime }) => String(startTime).startsWith(saturdayIn(week)))?.id ?? ''
    const refusal = { status: 'CANCELLED', reason: 'Nous sommes complets ce soir-là.' }
    await server.ok(updateEventRequestStatus, { token: manager, params: { id }, body: refusal })
    const after = await read(token)
    expect(after).toMatchObject({ status: 'CANCELLED', reason: 'Nous sommes complets ce soir-là.' })
    expect(JSON.stringify(after)).not.toMatch(/Delacroix|639981122|customerId/)
  })

  it('withdraws the request once, even a confirmed one, with the visitor in the audit trail [VIS-09]', async () => {
    const token = await make()
    const [asked] = await reservationOfDay()
    await confirm(asked?.id ?? '')
    const withdraw = () => server.ok(withdrawVisitorRequest, { params: { token } })
    expect(await withdraw()).toMatchObject({ status: 'CANCELLED', withdrawn: true })
    expect(await withdraw()).toMatchObject({ status: 'CANCELLED', withdrawn: true })
    expect((await reserve()).status).toBe(201)
    const history = await server.ok(contract.audit.getHistory, {
      token: manager,
      params: { resource: 'reservation', id: asked?.id ?? '' },
    })
    expect(history.map(({ action, username }) => [action, username])).toEqual([
      ['createVisitorRequest', 'Visiteur (site)'],
      ['updateReservationStatus', 'gerant'],
      ['withdrawVisitorRequest', 'Visiteur (site)'],
    ])
  })

  it('cannot withdraw a request that was refused or has started', async () => {
    const token = await make()
    const [asked] = await reservationOfDay()
    const params = { id: asked?.id ?? '' }
    await server.ok(updateReservationStatus, { token: manager, params, body: { status: 'CANCELLED' } })
    expect((await server.ask(withdrawVisitorRequest, { params: { token } })).status).toBe(409)
    await server.ok(updateReservationStatus, { token: manager, params, body: { status: 'PENDING' } })
    await server.db.query(
      `update booking set starts_at = now() at time zone 'Europe/Paris' - interval '1 minute',
      ends_at = now() at time zone 'Europe/Paris' + interval '1 hour' where id = $1`,
      [params.id],
    )
    expect((await server.ask(withdrawVisitorRequest, { params: { token } })).status).toBe(409)
    expect((await read(token)).status).toBe('PENDING')
  })

  it('answers the same 404 when unknown, malformed or expired, and slows down guesses [VIS-10]', async () => {
    const token = await make()
    const [asked] = await reservationOfDay()
    const refusal = async (some: string) => {
      const { status, body: said } = await server.ask(readVisitorRequest, { params: { token: some } })
      return { status, said: { ...Object(said), requestId: '' } }
    }
    const unknown = await refusal('A'.repeat(43))
    expect(unknown.status).toBe(404)
    expect(await refusal('x')).toEqual(unknown)
    expect(await refusal('é'.repeat(100))).toEqual(unknown)
    const days = (some: number) =>
      server.db.query(
        `update booking set starts_at = now() at time zone 'Europe/Paris' - make_interval(days => $2, hours => 2),
        ends_at = now() at time zone 'Europe/Paris' - make_interval(days => $2) where id = $1`,
        [asked?.id, some],
      )
    await days(6)
    expect((await read(token)).status).toBe('PENDING')
    await days(8)
    expect(await refusal(token)).toEqual(unknown)
    const guesses = []
    for (let guess = 0; guess < 40; guess++) guesses.push((await refusal(`${guess}`.padStart(43, 'B'))).status)
    expect(new Set(guesses)).toEqual(new Set([404, 429]))
  })

  it('gives a calendar file that search engines do not index [VIS-08]', async () => {
    const token = await make()
    const file = await server.ask({ call: { method: 'GET', path: '/requests/:file' } } as never, {
      params: { file: `${token}.ics` },
    })
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex' })
    expect(file.body).toContain('STATUS:TENTATIVE')
    expect(file.body).toContain('NAME:Potager · ')
  })
})
