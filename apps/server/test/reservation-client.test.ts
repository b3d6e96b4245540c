import { ApiError, createClient } from '@potager/domain/api'
import type { AuthData } from '@potager/domain/auth'
import { listAvailableRooms, listMeetingRooms, roomsForPeriod } from '@potager/domain/meeting-room'
import {
  cancelReservation,
  createReservation,
  listReservations,
  listRestaurantReservations,
  markReservationNoShow,
  reservationDraft,
  reservationErrorMessage,
  reservationMinutes,
  updateReservationStatus,
} from '@potager/domain/reservation'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { saturdayIn } from './reservation-setup.ts'

describe.each(['iso', 'array'] as const)('the client against a server that writes dates as %s', (wireDates) => {
  let api: ReturnType<typeof createClient>
  let known: Known
  beforeAll(async () => {
    const server = await startServer({ wireDates })
    known = await findKnown(server.db)
    const auth: AuthData = await server.signIn('proprietaire')
    api = createClient({
      baseUrl: `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`,
      session: { read: () => auth, write: () => {}, forget: () => {} },
    })
  })

  it('reserves, reads and cancels alike [ENT-06] [RES-17] [RES-26] [RES-29] [RMG-05] [RMG-06]', async () => {
    const day = saturdayIn(1)
    const draft = {
      ...reservationDraft.empty(),
      customerId: known.customer,
      restaurantId: known.restaurant,
      type: 'MEETING_ROOM' as const,
      roomId: known.room,
      start: `${day}T12:00`,
      end: `${day}T14:30:00`,
      people: 4,
      notes: ' Près de la fenêtre ',
    }
    const made = await api.send(createReservation, draft)
    expect(made).toMatchObject({
      roomId: known.room,
      start: `${day}T12:00:00`,
      end: `${day}T14:30:00`,
      people: 4,
      notes: 'Près de la fenêtre',
      status: 'PENDING',
      noShow: false,
    })
    expect(reservationMinutes(made)).toBe(150)
    expect(Math.abs((made.createdAt ?? 0) - Date.now())).toBeLessThan(60_000)
    const listed = await api.send(listReservations, undefined)
    expect(listed.find(({ id }) => id === made.id)).toEqual(made)
    expect(listed.every(({ start, end, createdAt }) => start && end && createdAt)).toBe(true)
    expect(await api.send(listRestaurantReservations, known.restaurant)).toContainEqual(made)
    const refusal = await api.send(createReservation, draft).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error : null),
    )
    expect(refusal).toMatchObject({ status: 409, body: { name: 'ReservationConflict' } })
    expect(refusal && reservationErrorMessage(refusal.body)).toContain('de 12:00 à 14:30')
    expect((await api.send(updateReservationStatus, { id: made.id, status: 'CONFIRMED' })).status).toBe('CONFIRMED')
    await expect(api.send(markReservationNoShow, { id: made.id, noShow: true })).rejects.toMatchObject({ status: 409 })
    const cancelled = await api.send(cancelReservation, { id: made.id, reason: 'Client malade' })
    const changedAt = cancelled?.changedAt
    expect(cancelled).toEqual({ ...made, status: 'CANCELLED', reason: 'Client malade', changedAt })
    expect(changedAt).toBeGreaterThan(made.changedAt ?? Infinity)
  })

  it('tells which rooms are free [CAL-06] [RNW-31] [RNW-34] [RNW-35]', async () => {
    const day = saturdayIn(2)
    const query = { restaurantId: known.restaurant, start: `${day}T19:00`, end: `${day}T21:00` }
    await api.send(createReservation, {
      ...reservationDraft.empty(),
      ...query,
      type: 'MEETING_ROOM',
      customerId: known.customer,
      roomId: known.room,
      people: 4,
    })
    const rooms = roomsForPeriod(
      await api.send(listMeetingRooms, known.restaurant),
      await api.send(listAvailableRooms, query),
    )
    expect(rooms.find(({ room }) => room.id === known.room)?.state).toBe('occupied')
    expect(rooms.filter(({ room }) => room.id !== known.room).map(({ state }) => state)).toContain('available')
    for (const { room, state } of rooms) expect(state === 'not-reservable').toBe(!room.reservable)
  })
})
