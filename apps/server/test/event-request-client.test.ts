import { createClient } from '@potager/domain/api'
import type { AuthData } from '@potager/domain/auth'
import { listCompetingBookings } from '@potager/domain/booking'
import {
  cancelEventRequest,
  createEventRequest,
  eventRequestDraft,
  listEventRequests,
  updateEventRequestStatus,
} from '@potager/domain/event-request'
import { describe, expect, it } from 'vitest'
import { startServer } from './harness.ts'
import { findKnown } from './known.ts'
import { saturdayIn } from './reservation-setup.ts'

describe.each(['iso', 'array'] as const)('the client against a server that writes dates as %s', (wireDates) => {
  it('reads the same event requests [ENT-08] [EVT-20] [EVT-21] [EVT-22]', async () => {
    const server = await startServer({ wireDates })
    const known = await findKnown(server.db)
    const auth: AuthData = await server.signIn('proprietaire')
    const api = createClient({
      baseUrl: `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`,
      session: { read: () => auth, write: () => {}, forget: () => {} },
    })
    const draft = {
      ...eventRequestDraft.empty(),
      customerId: known.customer,
      restaurantId: known.restaurant,
      start: `${saturdayIn(30)}T12:00`,
      end: `${saturdayIn(30)}T14:30`,
      people: 12,
      title: ' Séminaire ',
      description: 'Deux ateliers',
      phone: '06 39 98 00 12',
    }
    const made = await api.send(createEventRequest, draft)
    expect(made).toMatchObject({
      status: 'PENDING',
      start: `${saturdayIn(30)}T12:00:00`,
      end: `${saturdayIn(30)}T14:30:00`,
      people: 12,
      title: 'Séminaire',
      phone: '0639980012',
    })
    expect(Math.abs((made.createdAt ?? 0) - Date.now())).toBeLessThan(60_000)
    const listed = await api.send(listEventRequests, undefined)
    expect(listed.find(({ id }) => id === made.id)).toEqual(made)
    expect(listed.every(({ start, end, createdAt }) => start && end && createdAt)).toBe(true)
    const competitor = await api.send(createEventRequest, draft)
    const [competing] = await api.send(listCompetingBookings, competitor.id)
    expect(competing).toMatchObject({ id: made.id, start: made.start, end: made.end, holdsSpace: false })
    expect((await api.send(updateEventRequestStatus, { id: made.id, status: 'CONFIRMED' })).status).toBe('CONFIRMED')
    const refused = await api.send(cancelEventRequest, { id: made.id, reason: 'Complet' })
    expect(refused).toEqual({ ...made, status: 'CANCELLED', reason: 'Complet', changedAt: refused?.changedAt })
    expect(refused?.changedAt).toBeGreaterThan(made.changedAt ?? Infinity)
  })
})
