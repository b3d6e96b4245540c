import { contract } from '@potager/domain/contract'
import { openOrderStatuses } from '@potager/domain/day'
import { todayInParis } from '@potager/domain/time'
import { dayRangeQuery } from '@potager/domain/wire'
import { beforeAll, expect, it } from 'vitest'
import { guestOrder } from './access/order.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown } from './known.ts'

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
