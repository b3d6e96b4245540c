import { contract } from '@potager/domain/contract'
import { bookingWishRefusals } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerCaller } from './access/callers.ts'
import { type Asked, openWishSetup, type WishSetup } from './wish-setup.ts'

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
