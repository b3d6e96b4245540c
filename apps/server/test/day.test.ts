import { contract } from '@potager/domain/contract'
import { openOrderStatuses } from '@potager/domain/day'
import { addDays, todayInParis } from '@potager/domain/time'
import { dayRangeQuery } from '@potager/domain/wire'
import { beforeAll, describe, expect, it } from 'vitest'
import { guestOrder } from './access/customer.ts'
import { findKnown, startServer, type TestServer } from './harness.ts'
import { openReservationSetup, type ReservationSetup, whole } from './reservation-setup.ts'

describe('day', () => {
  const DAY = 86_400_000

  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })

  it('the day counts pending and open records as the lists do, for the caller’s restaurants', async () => {
    const today = todayInParis(Date.now())
    // Those of the demo may be of the day before.
    const known = await findKnown(server.db)
    await server.ok(contract.order.createOrder, { token: await server.tokenOf('gerant'), ...guestOrder(known) })
    await server.db.query(
      `update booking set starts_at = $2::text::timestamp, ends_at = $3::text::timestamp where id = $1`,
      [known.reservation, `${today} 04:00`, `${today} 05:00`],
    )
    for (const who of ['proprietaire', 'gerant']) {
      const token = await server.tokenOf(who)
      const totalOf = async (query: Record<string, string>) =>
        (await server.ok(contract.order.listOrders, { token, query: { size: '1', ...query } })).totalElements
      const reservations = await server.ok(contract.reservation.listReservations, { token })
      const events = await server.ok(contract.eventRequest.listEventRequests, { token })
      const day = await server.ok(contract.day.getDay, { token })
      expect(day).toMatchObject({
        orders: Object.fromEntries(
          await Promise.all(openOrderStatuses.map(async (status) => [status, await totalOf({ status })])),
        ),
        ordersToday: await totalOf(dayRangeQuery(today, 'local')),
        reservationsToday: reservations.filter(
          ({ startTime, status }) => String(startTime).startsWith(today) && status !== 'CANCELLED',
        ).length,
        pendingReservations: reservations.filter(({ status }) => status === 'PENDING').length,
        pendingEventRequests: events.filter(({ status }) => status === 'PENDING').length,
      })
      for (const count of [day.ordersToday, day.reservationsToday, day.pendingReservations])
        expect(count).toBeGreaterThan(0)
    }
  })

  it('the day counts pending reviews and open reports of all, with those older than 7 days [RPT-43]', async () => {
    const token = await server.tokenOf('proprietaire')
    const { pending, oldPending } = await server.ok(contract.review.getReviewStats, { token })
    const reports = await server.db.query<{ createdAt: Date; resolved: boolean }>(
      'select created_at as "createdAt", resolved from report',
    )
    const open = reports.filter(({ resolved }) => !resolved)
    const old = open.filter(({ createdAt }) => createdAt.getTime() < Date.now() - 7 * DAY)
    const day = await server.ok(contract.day.getDay, { token })
    expect(day).toMatchObject({
      pendingReviews: pending,
      oldReviews: oldPending,
      openReports: open.length,
      oldReports: old.length,
    })
    expect(old.length).toBeGreaterThan(0)
    expect(open.length).toBeGreaterThan(old.length)
  })

  it('the day counts accounts that wait for approval, for administrators only', async () => {
    const waitingFor = async (who: string) =>
      (await server.ok(contract.day.getDay, { token: await server.tokenOf(who) })).waitingAccounts
    const before = (await waitingFor('admin')) ?? 0
    const person = { username: 'attend', email: 'attend@exemple.fr', firstName: 'Ana', lastName: 'Roux' }
    await server.ok(contract.auth.register, { body: { ...person, password: 'Abcdef1!' } })
    await server.db.query(`update account set approved = false where username = 'attend'`)
    expect(await waitingFor('admin')).toBe(before + 1)
    await server.db.query(`update account set suspended = true where username = 'attend'`)
    expect(await waitingFor('admin')).toBe(before)
    expect(await waitingFor('gerant')).toBeNull()
  })
})

describe('day-sheet', () => {
  const { listDayBookings } = contract.booking
  const { createEventRequest } = contract.eventRequest

  let setup: ReservationSetup
  beforeAll(async () => {
    setup = await openReservationSetup()
  })
  const sheet = (date: string, restaurantId?: string, token = setup.token) =>
    setup.server.ok(listDayBookings, { token, query: { date, ...(restaurantId ? { restaurantId } : {}) } })

  describe('the sheet of a day [SHT-01]', () => {
    it('lists bookings by hour, with phone, room and notes, without cancelled ones', async () => {
      const day = setup.nextSaturday()
      const evening = await setup.reserve(day, { notes: 'Près de la fenêtre' })
      const body = {
        ...setup.body(day, {
          ...whole,
          startTime: `${day}T12:00`,
          endTime: `${day}T14:00`,
          contactPhone: '+33601020304',
        }),
        type: 'SEMINAIRE',
        title: 'Séminaire',
        description: 'Une journée.',
        specialRequests: 'Un micro',
      }
      const noon = await setup.server.ok(createEventRequest, { token: setup.token, body })
      const gone = await setup.reserve(day, { startTime: `${day}T15:00`, endTime: `${day}T16:00` })
      await setup.setStatus(gone.id, 'CANCELLED')
      const [customer] = await setup.server.db.query<{ phone: string }>('select phone from customer where id = $1', [
        setup.customer,
      ])
      expect(await sheet(day, setup.tonka.id)).toMatchObject([
        {
          id: noon.id,
          kind: 'EVENT',
          title: 'Séminaire',
          phone: '+33601020304',
          notes: 'Un micro',
          numberOfPeople: 12,
        },
        {
          id: evening.id,
          kind: 'RESERVATION',
          status: 'PENDING',
          restaurantName: 'La Fève Tonka',
          meetingRoomName: expect.any(String),
          phone: customer?.phone,
          notes: 'Près de la fenêtre',
          startTime: `${day}T19:00:00`,
        },
      ])
    })

    it('has a booking that began the day before, but not one that ended at midnight', async () => {
      const day = setup.nextSaturday()
      const late = {
        ...whole,
        restaurantId: setup.cardon.id,
        startTime: `${day}T22:00`,
        endTime: `${addDays(day, 1)}T00:30`,
      }
      const { id } = await setup.reserve(day, late)
      const ids = async (date: string) => (await sheet(date, setup.cardon.id)).map((row) => row.id)
      expect(await ids(day)).toContain(id)
      expect(await ids(addDays(day, 1))).toContain(id)
      await setup.server.db.query('update booking set ends_at = $2::text::timestamp where id = $1', [
        id,
        `${addDays(day, 1)}T00:00`,
      ])
      expect(await ids(addDays(day, 1))).not.toContain(id)
    })
  })

  describe('the restaurants of the sheet [SHT-02]', () => {
    it('are one, or all that the caller may see, each restaurant together', async () => {
      const day = setup.nextSaturday()
      await setup.reserve(day)
      await setup.reserve(day, { ...whole, restaurantId: setup.cardon.id })
      await setup.reserve(day, { startTime: `${day}T12:00`, endTime: `${day}T13:00` })
      const names = async (token?: string) => (await sheet(day, undefined, token)).map((row) => row.restaurantName)
      expect(await names()).toEqual(['La Fève Tonka', 'La Fève Tonka', 'Le Cardon Rouge'])
      expect(await names(await setup.server.tokenOf('gerant'))).toEqual(expect.arrayContaining(['Le Cardon Rouge']))
      expect(await sheet(day, setup.cardon.id)).toHaveLength(1)
    })
  })
})
