import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { readErrorBody } from '../../base/wire/index.ts'
import { reservationErrorMessage } from './index.ts'
import {
  cancelReservation,
  createReservation,
  listReservations,
  listRestaurantReservations,
  markReservationNoShow,
  updateReservationStatus,
} from './reservation.calls.ts'
import { reservationDraft } from './reservation-draft.ts'

const nothing = createDialect({ extensions: false }).supports
const draft = {
  ...reservationDraft.empty(),
  customerId: 'c',
  restaurantId: 'r',
  start: '2026-07-14T19:00',
  end: '2026-07-14T21:00:00',
  people: 12,
}

describe.each(['Europe/Paris', 'America/New_York'])('the calls of reservations, on a machine in %s', (zone) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('creates with the wall clock as typed and the documented keys (T04) [RNW-28] [RNW-29] [RNW-39]', () => {
    const body = {
      customerId: 'c',
      restaurantId: 'r',
      type: 'RESTAURANT_FULL',
      startTime: '2026-07-14T19:00:00',
      endTime: '2026-07-14T21:00:00',
      numberOfPeople: 12,
    }
    expect(createReservation.request(draft).body).toEqual(body)
    // A room chosen before the type changed is not sent.
    expect(createReservation.request({ ...draft, roomId: 's' }).body).toEqual(body)
    const room = { ...draft, type: 'MEETING_ROOM', roomId: 's', notes: ' Près de la fenêtre ' } as const
    expect(createReservation.request(room).body).toEqual({
      ...body,
      type: 'MEETING_ROOM',
      meetingRoomId: 's',
      notes: 'Près de la fenêtre',
    })
    expect(createReservation).toMatchObject({ method: 'POST', path: '/reservations', creates: true })
  })
})

describe('the other calls of reservations', () => {
  it('lists all reservations, and those of a restaurant [RES-29] [RMG-05]', () => {
    expect(listReservations).toMatchObject({ method: 'GET', path: '/reservations/all' })
    expect(listRestaurantReservations).toMatchObject({ method: 'GET', path: '/reservations/restaurant/:id' })
    expect(listReservations.response([{ id: 1 }, { id: 2 }], undefined).map(({ id }) => id)).toEqual(['1', '2'])
    expect(listReservations.response({ content: [{ id: 1 }] }, undefined)).toHaveLength(1)
  })

  it('updateReservationStatus sends the status, and a cancellation’s reason only with extensions (AMB-32) [RMG-06]', () => {
    expect(updateReservationStatus).toMatchObject({ method: 'PUT', path: '/reservations/:id/status' })
    const change = { id: 'b', status: 'CANCELLED', reason: ' Malade ' } as const
    expect(requestOf(updateReservationStatus, change, nothing).body).toEqual({ status: 'CANCELLED' })
    expect(updateReservationStatus.request(change).body).toEqual({ status: 'CANCELLED', reason: 'Malade' })
    expect(updateReservationStatus.request({ ...change, status: 'PENDING' }).body).toEqual({ status: 'PENDING' })
  })

  it('cancels with DELETE, which keeps the record; an empty answer is nothing to read (T13) [RES-26]', () => {
    expect(cancelReservation).toMatchObject({ method: 'DELETE', path: '/reservations/:id' })
    expect(requestOf(cancelReservation, { id: 'b', reason: 'Malade' }, nothing)).toEqual({
      params: { id: 'b' },
      query: {},
    })
    expect(cancelReservation.request({ id: 'b', reason: 'Malade' }).query).toEqual({ reason: 'Malade' })
    expect(cancelReservation.response({ id: 'b', status: 'CANCELLED' }, { id: 'b' })?.status).toBe('CANCELLED')
    expect(cancelReservation.response(undefined, { id: 'b' })).toBeNull()
  })

  it('marks an absence as an extension', () => {
    expect(markReservationNoShow).toMatchObject({ extension: true, path: '/reservations/:id/no-show' })
    expect(markReservationNoShow.request({ id: 'b', noShow: true }).body).toEqual({ noShow: true })
  })
})

describe('message for a refused reservation, in order of precedence', () => {
  const said = (body: unknown, type = 'application/json') =>
    reservationErrorMessage(readErrorBody(typeof body === 'string' ? body : JSON.stringify(body), type))
  const errors = { startTime: 'A', endTime: 'B' }
  const error = 'ReservationConflict'

  it('is the message of the body [RNW-41]', () => {
    expect(said({ message: 'y', errors, error })).toBe('y')
  })

  it('is the field errors joined, without a message [RNW-42]', () => {
    expect(said({ errors, error })).toBe('A, B')
  })

  it.each([
    ['InsufficientCapacity', 'capacité insuffisante', '[RNW-43]'],
    ['ReservationConflict', 'conflit avec une autre réservation', '[RNW-44]'],
    ['InvalidReservationTime', 'horaires non valides', '[RNW-45]'],
    ['RestaurantClosed', 'restaurant fermé à cette période', '[RNW-46]'],
    ['UnauthorizedReservationAccess', 'non autorisé', '[RNW-47]'],
  ])('depends on the name of the error: %s gives %j %s', (name, message) => {
    for (const body of [{ error: name }, { error: `com.x.${name}`, status: 409 }, { name: `${name}Exception` }])
      expect(said(body)).toBe(message)
  })

  it('is a default text otherwise [RNW-48]', () => {
    const last = 'Erreur lors de la création de la réservation. Veuillez vérifier les informations saisies.'
    for (const body of ['', '<html>502</html>', '{}', '{"error":"Autre"}']) expect(said(body, 'text/html')).toBe(last)
  })
})
