import { matchesAgendaFilter } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { readEventRequest } from '@potager/domain/event-request'
import { bookingWishRefusals, requestRefusalMessages } from '@potager/domain/messages'
import { readReservation } from '@potager/domain/reservation'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerCaller, signInCallers } from './access/callers.ts'
import { type Asked, openWishSetup, type WishSetup } from './request-setup.ts'

describe('the side of the house', () => {
  const { countPendingBookings } = contract.booking
  const { updateReservationStatus, listReservations } = contract.reservation

  let setup: WishSetup
  beforeAll(async () => {
    setup = await openWishSetup(0)
  })
  beforeEach(() => setup.nextWeeks())

  const wished = async (change: object = {}): Promise<Asked> => {
    const asked = await setup.confirmed(change)
    expect((await setup.wish(asked.link)).status).toBe(200)
    await setup.server.db.query('delete from outbox')
    return asked
  }
  const gone = { status: 409, body: { message: bookingWishRefusals.gone } }
  const heldDays = async (id: string) => {
    const rows = await setup.server.db.query<{ day: string; active: boolean }>(
      `select to_char(starts_at, 'YYYY-MM-DD') as day, active from booking where id = $1`,
      [id],
    )
    return rows.map(({ day, active }) => (active ? day : null))
  }
  const told = async () => {
    const [row] = await setup.server.db.query<{ kind: string; words: Record<string, unknown>; link: string | null }>(
      'select kind, words, link from outbox',
    )
    return row
  }

  describe('the answer to a wish [VIS-17] [MSG-20]', () => {
    it('when accepted, moves the booking and its space, and tells the customer that it stays confirmed', async () => {
      for (const change of [{}, { kind: 'EVENT', type: 'CONFERENCE' }]) {
        await setup.nextWeeks()
        const asked = await wished(change)
        expect(await heldDays(asked.id)).toEqual([setup.day()])
        const { status, body } = await setup.answer(asked.id, { accepted: true })
        expect(status).toBe(200)
        expect(body).toMatchObject({ numberOfPeople: 6 })
        expect(await heldDays(asked.id)).toEqual([setup.day(1)])
        const seen = await setup.read(asked.link)
        expect(seen).toMatchObject({ status: 'CONFIRMED', numberOfPeople: 6 })
        expect(seen).not.toHaveProperty('wish')
        expect(await told()).toMatchObject({
          kind: 'booking-changed',
          words: { status: 'CONFIRMED', people: 6, start: `${setup.day(1)}T12:00:00` },
          link: expect.stringContaining('/demande/'),
        })
      }
    })

    it('when refused, keeps the booking, and tells the customer why', async () => {
      const asked = await wished()
      const before = await setup.read(asked.link)
      const { status, body } = await setup.answer(asked.id, { accepted: false, reason: ' Complet à midi ' })
      expect(status).toBe(200)
      expect(body).toMatchObject({ numberOfPeople: 4 })
      const { wish: _, ...kept } = before
      expect(await setup.read(asked.link)).toEqual(kept)
      expect(await heldDays(asked.id)).toEqual([setup.day()])
      expect(await told()).toMatchObject({
        kind: 'booking-kept',
        words: { reason: 'Complet à midi', start: `${setup.day()}T19:00:00`, wish: { people: 6 } },
        link: expect.stringContaining('/demande/'),
      })
    })

    it('is given once: a retry is answered the same, the other answer refused', async () => {
      for (const accepted of [true, false]) {
        await setup.nextWeeks()
        const asked = await wished()
        const first = await setup.answer(asked.id, { accepted })
        expect(await setup.answer(asked.id, { accepted })).toEqual(expect.objectContaining({ body: first.body }))
        expect(await setup.answer(asked.id, { accepted: !accepted })).toMatchObject(gone)
        expect(await setup.kinds()).toEqual([accepted ? 'booking-changed' : 'booking-kept'])
        const trail = await setup.server.db.query(
          `select username from audit_entry where resource_id = $1 and action = 'answerBookingWish'`,
          [asked.id],
        )
        expect(trail).toEqual([{ username: 'gerant' }])
      }
    })

    it('is 409 over another or a withdrawn wish, and 404 for an unknown booking', async () => {
      const asked = await wished()
      await setup.wish(asked.link, { numberOfPeople: 9 })
      expect(await setup.answer(asked.id, { accepted: true })).toMatchObject(gone)
      expect(await setup.answer(asked.id, { accepted: false })).toMatchObject(gone)
      await setup.server.ok(contract.request.withdrawVisitorProposal, { params: { token: asked.link } })
      expect(await setup.answer(asked.id, { accepted: true, wish: setup.moment({ numberOfPeople: 9 }) })).toMatchObject(
        gone,
      )
      expect(await heldDays(asked.id)).toEqual([setup.day()])
      expect((await setup.answer(setup.known.customer, { accepted: true })).status).toBe(404)
    })

    it('is refused where others hold the space meanwhile; the wish and the booking stay', async () => {
      const asked = await wished()
      const other = await setup.confirmed({ startTime: `${setup.day(1)}T13:00`, endTime: `${setup.day(1)}T15:00` })
      expect(await setup.answer(asked.id, { accepted: true })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Cette période est déjà prise') },
      })
      expect(await setup.read(asked.link)).toMatchObject({ status: 'CONFIRMED', wish: { numberOfPeople: 6 } })
      expect(await setup.kinds()).toEqual([])
      await setup.setStatus(other, 'CANCELLED')
      expect((await setup.answer(asked.id, { accepted: true })).status).toBe(200)
    })

    it('takes effect once, beside simultaneous answers or a cancellation', async () => {
      for (const others of [
        (id: string) => setup.answer(id, { accepted: false }),
        (id: string) => setup.answer(id, { accepted: true }),
        (id: string) =>
          setup.server.ask(updateReservationStatus, {
            token: setup.token,
            params: { id },
            body: { status: 'CANCELLED', seenStatus: 'CONFIRMED' },
          }),
      ]) {
        await setup.nextWeeks()
        const asked = await wished()
        const answers = await Promise.all([setup.answer(asked.id, { accepted: true }), others(asked.id)])
        const kinds = await setup.kinds()
        const cancelled = kinds.includes('booking-cancelled')
        expect(kinds).not.toEqual([])
        expect(kinds.filter((kind) => kind !== 'booking-cancelled').length).toBeLessThanOrEqual(1)
        for (const { status } of answers) expect([200, 409]).toContain(status)
        const seen = await setup.read(asked.link)
        expect(seen).not.toHaveProperty('wish')
        expect(seen.status).toBe(cancelled ? 'CANCELLED' : 'CONFIRMED')
        expect(await heldDays(asked.id)).toEqual([
          cancelled ? null : setup.day(kinds.includes('booking-changed') ? 1 : 0),
        ])
      }
    })

    it('is limited to the caller’s restaurants', async () => {
      const asked = await wished()
      const elsewhere = await registerCaller(setup.server, 'ailleurs')
      expect((await setup.answer(asked.id, { accepted: true, token: elsewhere })).status).toBe(404)
      expect(await setup.read(asked.link)).toHaveProperty('wish')
      const token = await setup.server.tokenOf('proprietaire')
      expect((await setup.answer(asked.id, { accepted: true, token })).status).toBe(200)
    })
  })

  describe('counts and lists of pending bookings [VIS-17]', () => {
    it('include confirmed bookings with a wish', async () => {
      const counts = () => setup.server.ok(countPendingBookings, { token: setup.token })
      const before = await counts()
      const reservation = await wished()
      expect(await counts()).toEqual({ ...before, reservations: before.reservations + 1 })
      const event = await wished({
        kind: 'EVENT',
        type: 'CONFERENCE',
        startTime: `${setup.day()}T15:00`,
        endTime: `${setup.day()}T16:00`,
      })
      expect(await counts()).toEqual({
        reservations: before.reservations + 1,
        eventRequests: before.eventRequests + 1,
      })
      const day = await setup.server.ok(contract.day.getDay, { token: setup.token })
      expect(day.pendingReservations).toBe(before.reservations + 1)
      const listed = await setup.server.ok(listReservations, { token: setup.token })
      expect(listed.find(({ id }) => id === reservation.id)).toMatchObject({
        status: 'CONFIRMED',
        wish: { numberOfPeople: 6 },
      })
      const requests = await setup.server.ok(contract.eventRequest.listEventRequests, { token: setup.token })
      expect(requests.find(({ id }) => id === event.id)).toMatchObject({ wish: { numberOfPeople: 6 } })
      await setup.answer(reservation.id, { accepted: false })
      await setup.answer(event.id, { accepted: false })
      expect(await counts()).toEqual(before)
    })
  })
})

describe('the side of the visitor', () => {
  const { withdrawVisitorProposal, withdrawVisitorRequest, proposeVisitorRequest } = contract.request

  let setup: WishSetup
  beforeAll(async () => {
    setup = await openWishSetup(1)
  })
  beforeEach(() => setup.nextWeeks())

  const takeBack = (link: string) => setup.server.ask(withdrawVisitorProposal, { params: { token: link } })
  const withHouse = () =>
    setup.server.db.query(`insert into house (name, sentence, email) values ('Chez nous', 'Bonjour', 'a@exemple.fr')`)
  const trailOf = (id: string) =>
    setup.server.db.query(
      `select action, username, from_status as "from", to_status as "to" from audit_entry
     where resource_id = $1 and action like '%Proposal%' or resource_id = $1 and action = 'proposeVisitorRequest' order by at, id`,
      [id],
    )

  describe('wish for another moment of a confirmed request [VIS-15]', () => {
    it('keeps the booking confirmed, and is shown, told to the house and in the audit trail', async () => {
      await withHouse()
      const asked = await setup.confirmed()
      const before = await setup.read(asked.link)
      const { status, body } = await setup.wish(asked.link)
      expect(status).toBe(200)
      expect(body).toEqual({
        ...before,
        wish: {
          startTime: `${setup.day(1)}T12:00:00`,
          endTime: `${setup.day(1)}T14:00:00`,
          numberOfPeople: 6,
        },
      })
      expect(await setup.kinds()).toEqual(['house-change'])
      const [told] = await setup.server.db.query<{ words: { wish: object; start: string } }>('select words from outbox')
      expect(told?.words).toMatchObject({ start: `${setup.day()}T19:00:00`, wish: { people: 6 } })
      expect(await trailOf(asked.id)).toEqual([
        { action: 'proposeVisitorRequest', username: 'Visiteur (site)', from: 'CONFIRMED', to: 'CONFIRMED' },
      ])
    })

    it('holds no space: only the confirmed moment is refused to others', async () => {
      const asked = await setup.confirmed()
      await setup.wish(asked.link)
      const event = { kind: 'EVENT', type: 'CONFERENCE' }
      await expect(setup.confirmed(event)).rejects.toThrow(requestRefusalMessages.taken)
      const other = await setup.confirmed({ startTime: setup.moment().startTime, endTime: setup.moment().endTime })
      expect(await setup.read(other.link)).toMatchObject({ status: 'CONFIRMED' })
      expect(await setup.read(asked.link)).toMatchObject({ status: 'CONFIRMED', wish: { numberOfPeople: 6 } })
    })

    it('is stored and told once when sent three times, and replaced by a newer one', async () => {
      await withHouse()
      const asked = await setup.confirmed()
      for (let n = 0; n < 3; n++) expect((await setup.wish(asked.link)).status).toBe(200)
      expect(await setup.kinds()).toEqual(['house-change'])
      expect((await setup.wish(asked.link, { numberOfPeople: 7 })).body).toMatchObject({ wish: { numberOfPeople: 7 } })
      expect(await setup.kinds()).toHaveLength(2)
      const rows = await setup.server.db.query('select 1 from booking_wish where booking_id = $1', [asked.id])
      expect(rows).toHaveLength(1)
    })

    it('is not stored for the confirmed moment itself, which does not withdraw an earlier wish either', async () => {
      const asked = await setup.confirmed()
      const current = { startTime: `${setup.day()}T19:00`, endTime: `${setup.day()}T21:00`, numberOfPeople: 4 }
      expect((await setup.wish(asked.link, current)).body).not.toHaveProperty('wish')
      await setup.wish(asked.link)
      expect(await setup.wish(asked.link, current)).toMatchObject({
        status: 409,
        body: { message: requestRefusalMessages.alreadyConfirmed },
      })
    })

    it('is checked like a request: what was seen, closed, too far, too many, promised to others', async () => {
      const asked = await setup.confirmed()
      const day = setup.day(1)
      expect(await setup.wish(asked.link, { seen: 'PENDING x' })).toMatchObject({
        status: 409,
        body: { message: requestRefusalMessages.changedMeanwhile },
      })
      const refused = async (change: object) => (await setup.wish(asked.link, change)).status
      expect(await refused({ startTime: `${day}T04:00`, endTime: `${day}T05:00` })).toBe(422)
      expect(await refused({ startTime: '2090-06-03T12:00', endTime: '2090-06-03T14:00' })).toBe(400)
      expect(await refused({ numberOfPeople: 199 })).toBe(422)
      await setup.confirmed({ startTime: `${day}T12:00`, endTime: `${day}T14:00` })
      expect(await setup.wish(asked.link)).toMatchObject({
        status: 409,
        body: { message: requestRefusalMessages.taken },
      })
      expect(await setup.read(asked.link)).not.toHaveProperty('wish')
    })

    it('is limited to ten changes a day', async () => {
      const asked = await setup.confirmed()
      const forget = () => setup.server.db.query(`delete from call_count where subject like 'request attempt %'`)
      for (let people = 1; people <= 10; people++) {
        await forget()
        expect((await setup.wish(asked.link, { numberOfPeople: people })).status).toBe(200)
      }
      await forget()
      expect(await setup.wish(asked.link, { numberOfPeople: 11 })).toMatchObject({ status: 429 })
      expect(await setup.read(asked.link)).toMatchObject({ wish: { numberOfPeople: 10 } })
    }, 30_000)
  })

  describe('the end of a wish [VIS-16]', () => {
    it('when its visitor withdraws it, tells the house once and leaves the booking confirmed', async () => {
      await withHouse()
      const asked = await setup.confirmed()
      const before = await setup.read(asked.link)
      await setup.wish(asked.link)
      await setup.server.db.query('delete from outbox')
      for (let n = 0; n < 2; n++) expect(await takeBack(asked.link)).toEqual(expect.objectContaining({ body: before }))
      expect(await setup.kinds()).toEqual(['house-change'])
      const [told] = await setup.server.db.query<{ words: { wish: null } }>('select words from outbox')
      expect(told?.words.wish).toBeNull()
      expect(await trailOf(asked.id)).toHaveLength(2)
    })

    it('follows a change of status or a withdrawal: a booking confirmed again has none', async () => {
      for (const status of ['CANCELLED', 'PENDING', 'COMPLETED']) {
        await setup.nextWeeks()
        const asked = await setup.confirmed()
        await setup.wish(asked.link)
        await setup.setStatus(asked, status)
        await setup.setStatus(asked, 'CONFIRMED')
        expect(await setup.read(asked.link), status).not.toHaveProperty('wish')
      }
      const asked = await setup.confirmed({ startTime: `${setup.day(1)}T16:00`, endTime: `${setup.day(1)}T17:00` })
      await setup.wish(asked.link)
      await setup.server.ok(withdrawVisitorRequest, { params: { token: asked.link } })
      expect(await setup.server.db.query('select 1 from booking_wish where booking_id = $1', [asked.id])).toEqual([])
    })

    it('follows from the start of the booking, after which no wish is accepted', async () => {
      const asked = await setup.confirmed()
      await setup.wish(asked.link)
      const now = `now() at time zone 'Europe/Paris'`
      await setup.server.db.query(
        `update booking set status = 'COMPLETED' where active and id <> $1 and starts_at < ${now} + interval '1 hour'`,
        [asked.id],
      )
      await setup.server.db.query(
        `update booking set starts_at = ${now} - interval '1 minute', ends_at = ${now} + interval '1 minute' where id = $1`,
        [asked.id],
      )
      expect(await setup.read(asked.link)).not.toHaveProperty('wish')
      expect(await setup.wish(asked.link, { numberOfPeople: 8 })).toMatchObject({
        status: 409,
        body: { message: requestRefusalMessages.notChangeable },
      })
    })

    it('is refused with 404 for an unknown link, as is a new wish', async () => {
      const params = { token: 'A'.repeat(43) }
      expect((await setup.server.ask(withdrawVisitorProposal, { params })).status).toBe(404)
      const body = { ...setup.moment(), seen: 'x' }
      expect((await setup.server.ask(proposeVisitorRequest, { params, body })).status).toBe(404)
    })
  })
})

it('GET /api/bookings/pending counts what each person’s lists show as pending, past ones and wishes included [RMG-13] [EVM-20]', async () => {
  const setup = await openWishSetup(30)
  const { server } = setup
  await setup.nextWeeks()
  for (const kind of [{}, { kind: 'EVENT', type: 'CONFERENCE' }]) {
    const asked = await setup.confirmed(kind)
    expect((await setup.wish(asked.link)).status).toBe(200)
    await setup.nextWeeks()
    const late = await setup.confirmed(kind)
    await setup.setStatus(late, 'PENDING')
    await server.db.query(
      `update booking set starts_at = starts_at - interval '2 years', ends_at = ends_at - interval '2 years' where id = $1`,
      [late.id],
    )
    await setup.nextWeeks()
  }
  const waiting = { status: 'PENDING' }
  const counted = await Promise.all(
    Object.entries(await signInCallers(server)).map(async ([name, token]) => {
      const counts = await server.ok(contract.booking.countPendingBookings, { token })
      const reservations = (await server.ok(contract.reservation.listReservations, { token })).map(readReservation)
      const requests = (await server.ok(contract.eventRequest.listEventRequests, { token })).map(readEventRequest)
      const listed = {
        reservations: reservations.filter((one) => matchesAgendaFilter(one, waiting)).length,
        eventRequests: requests.filter((one) => matchesAgendaFilter(one, waiting)).length,
      }
      expect(counts, name).toEqual(listed)
      return [name, counts] as const
    }),
  )
  const of = Object.fromEntries(counted)
  expect(of.gerant?.reservations).toBeGreaterThan(of.owner?.reservations ?? 0)
  expect(of.owner?.eventRequests).toBeGreaterThanOrEqual(2)
  expect(of['other owner']).toEqual({ reservations: 0, eventRequests: 0 })
})
