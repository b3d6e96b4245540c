import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { wallToInstant } from '../../base/time/index.ts'
import { readErrorBody } from '../../base/wire/index.ts'
import { GUEST_ID } from '../customer/customer.ts'
import { reservationErrorMessage } from './index.ts'
import {
  cancelReservation,
  createReservation,
  listReservations,
  listRestaurantReservations,
  markReservationNoShow,
  updateReservationStatus,
} from './reservation.calls.ts'
import { reservationFormMessages } from './reservation.messages.ts'
import { createReservationBody, reservationForm } from './reservation.schema.ts'
import {
  canSubmitReservation,
  DEFAULT_RESERVATION_TIME,
  type ReservationDraft,
  reservationAt,
  reservationCapacity,
  reservationDays,
  reservationDraft,
  reservationDurations,
  reservationGap,
  reservationTimes,
} from './reservation.ts'
import { inReadingOrder } from './reservation-list.ts'

const ROOM = '0197a000-0000-7000-8000-000000000009'
const draft: ReservationDraft = {
  ...reservationDraft.empty(),
  customerId: '0197a000-0000-7000-8000-000000000003',
  restaurantId: '0197a000-0000-7000-8000-000000000001',
  type: 'MEETING_ROOM',
  roomId: ROOM,
  start: '2026-07-14T19:00',
  end: '2026-07-14T21:00',
  people: 12,
  notes: '',
}
const told = (change: Partial<Record<keyof ReservationDraft, unknown>>, capacity?: number) =>
  reservationForm(capacity)
    .safeParse({ ...draft, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the form of a reservation', () => {
  it('is filled in by a place: a period in a room, or in the whole restaurant', () => {
    const period = { start: draft.start, end: draft.end }
    expect(reservationAt({ ...period, roomId: ROOM })).toEqual({ ...period, type: 'MEETING_ROOM', roomId: ROOM })
    expect(reservationAt({ ...period, roomId: null })).toEqual({ ...period, type: 'RESTAURANT_FULL', roomId: '' })
  })

  it('accepts what is filled in well, a room or the whole restaurant', () => {
    expect(told({})).toBeUndefined()
    expect(told({ type: 'RESTAURANT_FULL', roomId: '' })).toBeUndefined()
    expect(told({ type: 'TERRACE' })).toEqual(['type: Choisissez un type de réservation'])
  })

  it('wants ids; the guest is no customer (AMB-26) [RNW-14] [RNW-15]', () => {
    for (const customerId of ['', '12', GUEST_ID])
      expect(told({ customerId })).toEqual(['customerId: ID client invalide'])
    expect(told({ restaurantId: '' })).toEqual(['restaurantId: ID restaurant invalide'])
    for (const roomId of ['12', null]) expect(told({ roomId })).toEqual(['roomId: ID salle invalide'])
  })

  it('wants a room for a room-type reservation [RNW-16]', () => {
    expect(told({ roomId: '' })).toEqual(['roomId: Une salle doit être sélectionnée pour ce type de réservation'])
  })

  it('wants a start, then an end after it [RNW-17] [RNW-18] [RNW-19]', () => {
    expect(told({ start: '' })).toContain('start: Date de début requise')
    expect(told({ end: '' })).toContain('end: Date de fin requise')
    const order = ["end: L'heure de fin doit être après l'heure de début"]
    expect(told({ end: draft.start })).toEqual(order)
    expect(told({ end: '2026-07-14T18:59' })).toEqual(order)
    expect(told({ end: '2026-07-14T19:01' })).toBeUndefined()
    expect(told({ start: '2026-07-14T23:30', end: '2026-07-15T00:30' })).toBeUndefined()
  })

  it('gives only its own error for an invalid date or number', () => {
    for (const field of ['start', 'end'])
      for (const message of told({ [field]: '' }) ?? []) expect(message).toMatch(new RegExp(`^${field}: Date `))
    const [before, after] = ['2026-02-28T10:00', '2026-03-05T10:00']
    expect(told({ start: '2026-02-30T10:00', end: before })).toEqual(['start: Date invalide'])
    expect(told({ start: after, end: '2026-02-30T10:00' })).toEqual(['end: Date invalide'])
    expect(told({ people: Number.NaN }, 24)).toEqual(['people: Le nombre de personnes doit être un entier'])
    for (const nothing of [undefined, null, 'texte', 3])
      expect(reservationForm(24).safeParse(nothing).success).toBe(false)
  })

  it('reports an end before the start even when other fields are invalid [RNW-19]', () => {
    const order = "end: L'heure de fin doit être après l'heure de début"
    for (const missing of [{ people: null }, { customerId: '' }, { roomId: '' }, { notes: 'é'.repeat(1001) }])
      expect(told({ ...missing, end: '2026-07-14T18:00' }), JSON.stringify(missing)).toContain(order)
    expect(told({ ...reservationDraft.empty(), start: draft.start })).not.toContain(order)
    expect(told({ people: 25, customerId: '' }, 24)).toContain('people: La capacité maximale est de 24 personnes')
    expect(told({ roomId: '', customerId: '' })).toContain(
      'roomId: Une salle doit être sélectionnée pour ce type de réservation',
    )
  })

  it('wants 1 to 200 people and at most 1000 characters of notes [RNW-13] [RNW-20]', () => {
    expect(told({ people: 0 })).toEqual(['people: Au moins 1 personne'])
    expect(told({ people: null })).toEqual(['people: Au moins 1 personne'])
    expect(told({ people: undefined })).toEqual(['people: Au moins 1 personne'])
    for (const people of [1.5, Number.NaN, 'deux'])
      expect(told({ people })).toEqual(['people: Le nombre de personnes doit être un entier'])
    expect(told({ people: 201 })).toEqual(['people: Maximum 200 personnes'])
    expect(told({ people: 200 })).toBeUndefined()
    expect(told({ notes: 'é'.repeat(1000) })).toBeUndefined()
    expect(told({ notes: 'é'.repeat(1001) })).toEqual(['notes: Maximum 1000 caractères'])
  })

  it('wants no more people than there are seats, where that is known (AMB-62) [RNW-21]', () => {
    expect(told({ people: 25 }, 24)).toEqual(['people: La capacité maximale est de 24 personnes'])
    expect(told({ people: 24 }, 24)).toBeUndefined()
    const restaurant = { seats: 64, rooms: [{ id: ROOM, name: 'Salle', capacity: 24, reservable: true }] }
    expect(reservationCapacity(draft, restaurant)).toBe(24)
    expect(reservationCapacity({ ...draft, type: 'RESTAURANT_FULL' }, restaurant)).toBe(64)
    expect(reservationCapacity({ ...draft, roomId: '' }, restaurant)).toBeUndefined()
    expect(reservationCapacity(draft, undefined)).toBeUndefined()
  })

  it('reports its first gap, from top to bottom of the form (AMB-27) [RNW-22] [RNW-23] [RNW-24] [RNW-25]', () => {
    const gap = (change: Partial<ReservationDraft>) => {
      const found = reservationGap({ ...draft, ...change })
      return found && reservationFormMessages.gaps[found]
    }
    expect(gap({})).toBeNull()
    expect(gap({ customerId: '' })).toBe('Veuillez sélectionner un client')
    expect(gap({ restaurantId: '' })).toBe('Veuillez sélectionner un restaurant')
    expect(gap({ roomId: '' })).toBe('Veuillez sélectionner une salle de réunion')
    expect(gap({ type: 'RESTAURANT_FULL', roomId: '' })).toBeNull()
    expect(gap({ end: draft.start })).toBe("L'heure de fin doit être postérieure à l'heure de début.")
    // From top to bottom of the form; rooms only matter once the period ends after its start.
    expect(reservationGap(reservationDraft.empty())).toBe('no-restaurant')
    expect(reservationGap({ ...draft, customerId: '', start: '' })).toBe('no-customer')
    expect(reservationGap({ ...draft, start: '', end: '' })).toBe('no-start')
    expect(reservationGap({ ...draft, end: '' })).toBe('no-end')
    expect(reservationGap({ ...draft, roomId: '', end: draft.start })).toBe('end-not-after-start')
  })

  it('may be sent with customer, restaurant, start, end, and a room for a room type [RNW-27]', () => {
    expect(canSubmitReservation(draft)).toBe(true)
    for (const field of ['customerId', 'restaurantId', 'start', 'end', 'roomId'] as const)
      expect(canSubmitReservation({ ...draft, [field]: '' }), field).toBe(false)
    expect(canSubmitReservation({ ...draft, type: 'RESTAURANT_FULL', roomId: '' })).toBe(true)
    expect(canSubmitReservation(reservationDraft.empty())).toBe(false)
  })

  it('suggests durations, times and days [RNW-09] [RNW-10] [RNW-11] [RNW-38]', () => {
    expect(reservationDurations.map((minutes) => minutes / 60)).toEqual([1, 1.5, 2, 3, 4, 8])
    expect(reservationTimes).toEqual(['09:00', '12:00', '14:00', '17:00', '19:00'])
    expect(reservationDays.map(({ day }) => day('2026-01-31'))).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-02-07',
      '2026-02-28',
    ])
    expect(DEFAULT_RESERVATION_TIME).toEqual({ wizard: '09:00', form: '10:00' })
  })

  it('knows its fields by the server’s names [RNW-37]', () => {
    expect(['numberOfPeople', 'meetingRoomId', 'startTime', 'endTime', 'notes'].map(reservationDraft.fieldOf)).toEqual([
      'people',
      'roomId',
      'start',
      'end',
      'notes',
    ])
  })
})

describe('the body of a reservation', () => {
  const body = {
    customerId: draft.customerId,
    restaurantId: draft.restaurantId,
    type: 'RESTAURANT_FULL',
    startTime: '2026-07-14T19:00:00',
    endTime: '2026-07-14T21:00',
    numberOfPeople: 4,
  }

  it('gets seconds in its times, and loses blank fields (T17) [RNW-28] [RNW-29]', () => {
    expect(createReservationBody.parse({ ...body, meetingRoomId: '', notes: '  ' })).toEqual({
      ...body,
      endTime: '2026-07-14T21:00:00',
    })
  })

  it('refuses times with a zone, without an hour or that do not exist', () => {
    for (const startTime of [
      '2026-07-14',
      '2026-07-14T19:00:00Z',
      '2026-02-30T10:00',
      '14/07/2026',
      [2026, 7, 14, 10, 0],
    ])
      expect(createReservationBody.safeParse({ ...body, startTime }).success, String(startTime)).toBe(false)
  })
})

it('puts what is to come first, soonest first, then what is over, latest first, then what has no date', () => {
  const row = (start: string | null, end: string | null = start) => ({ start, end })
  const rows = [
    row('2026-11-20T12:00:00', '2026-11-20T14:00:00'),
    row('2026-11-23T12:00:00'),
    row(null),
    row('2026-11-21T18:00:00', '2026-11-21T22:00:00'),
    row('2026-11-21T12:00:00', '2026-11-21T14:00:00'),
    row('2026-11-22T12:00:00'),
  ]
  const ordered = inReadingOrder(rows, wallToInstant('2026-11-21T19:30:00'))
  expect(ordered.map(({ start }) => start?.slice(8, 13))).toEqual([
    '21T18',
    '22T12',
    '23T12',
    '21T12',
    '20T12',
    undefined,
  ])
})

it('reading order counts a reservation that ends now as past', () => {
  const over = { start: '2026-11-21T12:00:00', end: '2026-11-21T14:00:00' }
  const next = { start: '2026-11-21T18:00:00', end: '2026-11-21T22:00:00' }
  expect(inReadingOrder([over, next], wallToInstant(over.end))).toEqual([next, over])
})

it('reading order counts a reservation as past by the clock of its restaurant [ZON-03]', () => {
  const over = { start: '2026-11-21T12:00:00', end: '2026-11-21T14:00:00' }
  const next = { start: '2026-11-21T18:00:00', end: '2026-11-21T22:00:00' }
  expect(inReadingOrder([over, next], Date.parse('2026-11-21T10:00:00Z'), 'Indian/Reunion')).toEqual([next, over])
})

const nothing = createDialect({ extensions: false }).supports
const sentDraft = {
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
    expect(createReservation.request(sentDraft).body).toEqual(body)
    // A room chosen before the type changed is not sent.
    expect(createReservation.request({ ...sentDraft, roomId: 's' }).body).toEqual(body)
    const room = { ...sentDraft, type: 'MEETING_ROOM', roomId: 's', notes: ' Près de la fenêtre ' } as const
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
