import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatTime } from '../../base/format/index.ts'
import { wallToInstant } from '../../base/time/index.ts'
import { reservationStatusLabels, reservationTypeLabels } from './reservation.messages.ts'
import {
  canCancelManagedReservation,
  canCancelReservation,
  canConfirmReservation,
  canNoteNoShow,
  readReservation,
  reservationMinutes,
  reservationMoveQuestion,
  undoesNoShow,
} from './reservation.ts'
import { customersOf, matchesReservationFilter } from './reservation-list.ts'

const wire = {
  id: '0197a000-0000-7000-8000-00000012ab34',
  customerId: 'c',
  customerName: 'Anaïs Le Bihan',
  restaurantId: 'r',
  restaurantName: 'La Fève Tonka',
  meetingRoomId: 's',
  meetingRoomName: 'Salle des Halles',
  type: 'MEETING_ROOM',
  startTime: [2026, 7, 14, 19, 0],
  endTime: '2026-07-14T21:30',
  numberOfPeople: 12,
  notes: 'Près de la fenêtre',
  status: 'CONFIRMED',
  totalPrice: 45,
  createdAt: '2026-07-01T08:00:00Z',
}
const times = (startTime: unknown, endTime: unknown) => readReservation({ ...wire, startTime, endTime })
const start = (value: unknown) => times(value, null).start

describe('a reservation as the server sends it', () => {
  it('has all its fields [ENT-06] [RES-15] [RES-16]', () => {
    expect(readReservation(wire)).toEqual({
      id: '0197a000-0000-7000-8000-00000012ab34',
      customerId: 'c',
      customerName: 'Anaïs Le Bihan',
      restaurantId: 'r',
      restaurantName: 'La Fève Tonka',
      roomId: 's',
      roomName: 'Salle des Halles',
      type: 'MEETING_ROOM',
      start: '2026-07-14T19:00:00',
      end: '2026-07-14T21:30:00',
      people: 12,
      notes: 'Près de la fenêtre',
      status: 'CONFIRMED',
      totalPrice: 4500,
      createdAt: Date.UTC(2026, 6, 1, 8),
      noShow: false,
    })
  })

  it('may lack the optional ones, as absent, null or blank (T17) [ENT-06]', () => {
    const optional = ['meetingRoomId', 'meetingRoomName', 'notes', 'totalPrice', 'reason'] as const
    for (const value of [undefined, null, '']) {
      const read = readReservation({ ...wire, ...Object.fromEntries(optional.map((name) => [name, value])) })
      for (const name of ['roomId', 'roomName', 'notes', 'totalPrice', 'reason']) expect(read).not.toHaveProperty(name)
    }
  })

  it('says why it was cancelled, where the server does', () => {
    expect(readReservation({ ...wire, status: 'CANCELLED', reason: 'Fuite d’eau' }).reason).toBe('Fuite d’eau')
  })

  it('has times read from arrays, texts and timestamps (T01, T02) [RES-17]', () => {
    expect(start([2026, 7, 14, 19, 0])).toBe('2026-07-14T19:00:00')
    expect(start([2026, 7, 14, 19, 0, 5])).toBe('2026-07-14T19:00:05')
    expect(start([2026, 7, 14, 19, 0, 5, 123_000_000])).toBe('2026-07-14T19:00:05.123')
    expect(start([2026, 7, 14])).toBe('2026-07-14')
    for (const value of [
      '2026-07-14T19:00',
      '2026-07-14T17:00:00Z',
      '2026-07-14T19:00:00+02:00',
      '2026-07-14 19:00:00',
    ])
      expect(start(value)).toBe('2026-07-14T19:00:00')
    expect(start(1784055600)).toBe('2026-07-14T21:00:00')
    expect(start(1784055600000)).toBe('2026-07-14T21:00:00')
    expect(formatDateTime(start([2026, 1, 1, 0, 5]))).toBe('01/01/2026 00:05')
    expect(formatDateTime(start([2024, 2, 29, 12, 0]))).toBe('29/02/2024 12:00')
    expect(formatDateTime(start([2026, 3, 29, 2, 30]))).toBe('29/03/2026 02:30')
    expect(formatDateTime(start([2026, 10, 25, 2, 30]))).toBe('25/10/2026 02:30')
  })

  it.each([[[]], [[2026]], [[2026, 13, 1]], [[2026, 2, 30, 10, 0]], ['abc'], [null], [''], ['14/07/2026']])(
    'has null times for %j, shown as invalid [RES-18]',
    (value) => {
      const read = times(value, value)
      expect(read).toMatchObject({ start: null, end: null })
      expect(formatDate(read.start)).toBe('Date invalide')
      expect(formatTime(read.start)).toBe('--:--')
      expect(reservationMinutes(read)).toBeNull()
    },
  )

  it('has ids as text, statuses of either spelling, unknown ones kept (T18, T20)', () => {
    expect(readReservation({ id: 42, customerId: 7 })).toMatchObject({ id: '42', customerId: '7' })
    expect(readReservation({ id: 1, status: 'CANCELED' }).status).toBe('CANCELLED')
    expect(readReservation({ id: 1, status: 'ON_HOLD', type: 'TERRACE' })).toMatchObject({
      status: 'ON_HOLD',
      type: 'TERRACE',
    })
  })

  it('has a total in decimal euros, also as text (T16) [RES-15]', () => {
    expect(readReservation({ id: 1, totalPrice: 19.99 }).totalPrice).toBe(1999)
    expect(readReservation({ id: 1, totalPrice: '45.50' }).totalPrice).toBe(4550)
    expect(readReservation({ id: 1, totalPrice: 0 }).totalPrice).toBe(0)
  })

  it('lasts by clock time, also on nights of clock changes (AMB-63) [RES-14]', () => {
    const minutes = (from: unknown, to: unknown) => reservationMinutes(times(from, to))
    expect(minutes([2026, 3, 28, 23, 0], [2026, 3, 29, 8, 0])).toBe(540)
    expect(minutes('2026-10-24T23:00:00', '2026-10-25T08:00:00')).toBe(540)
    expect(minutes('2026-07-14T23:30', '2026-07-15T00:30')).toBe(60)
    expect(minutes([2026, 7, 14], [2026, 7, 15])).toBeNull()
    expect(minutes([2026, 7, 14], '2026-07-14T12:00')).toBeNull()
    expect(minutes('2026-07-14T12:00', [2026, 7, 15])).toBeNull()
  })

  test.prop([
    fc.oneof(fc.anything(), fc.jsonValue(), fc.dictionary(fc.constantFrom(...Object.keys(wire)), fc.anything())),
  ])('never breaks, whatever else arrives', (value) => {
    const read = readReservation({ ...Object(value), id: 'r1' })
    expect(typeof read.id).toBe('string')
    expect(typeof read.status).toBe('string')
    reservationMinutes(read)
  })
})

describe('states of a reservation', () => {
  it('are worded in the feminine (AMB-38) [RES-19] [RES-20] [RES-21] [RES-22]', () => {
    expect(reservationStatusLabels).toEqual({
      PENDING: 'En attente',
      CONFIRMED: 'Confirmée',
      COMPLETED: 'Terminée',
      CANCELLED: 'Annulée',
    })
    expect(Object.keys(reservationTypeLabels)).toEqual(['RESTAURANT_FULL', 'MEETING_ROOM'])
  })

  it('can be cancelled in the detail unless cancelled or over, in the table unless cancelled [RES-24] [RMG-04]', () => {
    const all = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'ON_HOLD']
    expect(all.map(canCancelReservation)).toEqual([true, true, false, false, false])
    expect(all.map(canCancelManagedReservation)).toEqual([true, true, true, false, false])
  })

  it('allow confirming while pending, and noting a no-show once the reservation has begun [PLN-05]', () => {
    const all = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'ON_HOLD']
    expect(all.map(canConfirmReservation)).toEqual([true, false, false, false, false])
    const may = (change: Partial<ReturnType<typeof readReservation>>, noShow = true, zone?: string) =>
      canNoteNoShow({ ...readReservation(wire), ...change }, noShow, wallToInstant('2026-07-14T19:00:00'), zone)
    expect(all.map((status) => may({ status }))).toEqual([true, true, true, false, true])
    expect([may({ start: '2026-07-14T19:00:01' }), may({ start: null }), may({ noShow: true })]).toEqual(
      Array(3).fill(false),
    )
    expect([may({ noShow: true }, false), may({}, false)]).toEqual([true, false])
    expect(may({}, true, 'Indian/Reunion')).toBe(true)
    expect(may({}, true, 'America/Martinique')).toBe(false)
    expect(all.map((status) => undoesNoShow({ status }))).toEqual([false, false, true, false, false])
  })

  it('are picked in the table with a question for cancelling and reopening [RMG-09]', () => {
    expect(reservationMoveQuestion('PENDING', 'CANCELLED')).toBe('cancel')
    expect(reservationMoveQuestion('CANCELLED', 'PENDING')).toBe('reopen')
    expect(reservationMoveQuestion('COMPLETED', 'CONFIRMED')).toBe('reopen')
    expect(reservationMoveQuestion('PENDING', 'CONFIRMED')).toBeNull()
    expect(reservationMoveQuestion('CANCELLED', 'CANCELLED')).toBeNull()
  })
})

describe('the filters of « Mes Réservations »', () => {
  const reservation = readReservation(wire)

  it('compare the customer, and offer each once, by name [RES-30]', () => {
    const { customerId } = reservation
    expect(matchesReservationFilter(reservation, { customer: customerId })).toBe(true)
    expect(matchesReservationFilter(reservation, { customer: 'another' })).toBe(false)
    const named = (id: string, name: string) => ({ customerId: id, customerName: name })
    const rows = [named('z', 'Zoé'), named('e', 'Étienne'), reservation, named('z', 'Zoé'), named('', 'Personne')]
    expect(customersOf(rows)).toEqual([
      { id: customerId, name: 'Anaïs Le Bihan' },
      { id: 'e', name: 'Étienne' },
      { id: 'z', name: 'Zoé' },
    ])
  })

  it('compare status and type [RES-03] [RES-04]', () => {
    expect(matchesReservationFilter(reservation, {})).toBe(true)
    expect(matchesReservationFilter(reservation, { status: 'CONFIRMED', type: 'MEETING_ROOM' })).toBe(true)
    expect(matchesReservationFilter(reservation, { status: 'PENDING' })).toBe(false)
    expect(matchesReservationFilter(reservation, { type: 'RESTAURANT_FULL' })).toBe(false)
  })

  it('take both days in, to the last minute (AMB-29) [RES-05]', () => {
    const late = { ...reservation, start: '2026-07-14T23:59:00' }
    const on = (from?: string, to?: string) =>
      matchesReservationFilter(late, { ...(from ? { from } : {}), ...(to ? { to } : {}) })
    expect(on('2026-07-14', '2026-07-14')).toBe(true)
    expect(on('2026-07-15')).toBe(false)
    expect(on(undefined, '2026-07-13')).toBe(false)
    expect(matchesReservationFilter({ ...late, start: null }, { from: '2026-01-01' })).toBe(false)
    expect(matchesReservationFilter({ ...late, start: null }, {})).toBe(true)
  })
})
