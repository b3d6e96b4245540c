import { matchesAgendaFilter } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { readEventRequest } from '@potager/domain/event-request'
import { readReservation } from '@potager/domain/reservation'
import { expect, it } from 'vitest'
import { signInCallers } from './access/callers.ts'
import { openWishSetup } from './wish-setup.ts'

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
