import { contract } from '@potager/domain/contract'
import { openOrderStatuses } from '@potager/domain/day'
import { todayInParis } from '@potager/domain/time'
import { dayRangeQuery } from '@potager/domain/wire'
import { beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const DAY = 86_400_000

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})

it('counts what waits as the lists have it, of the caller’s restaurants', async () => {
  const today = todayInParis(Date.now())
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
    expect(day.pendingReservations).toBeGreaterThan(0)
  }
})

it('counts reviews and reports that have waited for more than 7 days, which are everybody’s', async () => {
  const token = await server.tokenOf('proprietaire')
  const { oldPending } = await server.ok(contract.review.getReviewStats, { token })
  const reports = await server.db.query<{ createdAt: Date; resolved: boolean }>(
    'select created_at as "createdAt", resolved from report',
  )
  const old = reports.filter(({ createdAt, resolved }) => !resolved && createdAt.getTime() < Date.now() - 7 * DAY)
  const day = await server.ok(contract.day.getDay, { token })
  expect(day).toMatchObject({ oldReviews: oldPending, oldReports: old.length })
  expect(old.length).toBeGreaterThan(0)
})
