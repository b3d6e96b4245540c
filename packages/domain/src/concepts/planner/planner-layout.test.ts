import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import type { EventRequest } from '../event-request/index.ts'
import type { Reservation } from '../reservation/index.ts'
import {
  bookingAt,
  checkMove,
  firstFreeSlot,
  freeSlot,
  type PlannerBooking,
  type PlannerPlace,
  type PlannerSpace,
  placeOf,
  plannerBookings,
  startingAt,
} from './index.ts'

const DAY = '2026-11-21'
const hours = { start: '11:30', end: '22:00' }
const restaurant: PlannerSpace['restaurant'] = {
  address: { streetName: '', city: '', postalCode: '', country: '' },
  seats: 60,
  openingHours: { SATURDAY: hours, SUNDAY: hours },
  rooms: [
    { id: 'tilleuls', name: 'Salle des Tilleuls', capacity: 30, reservable: true },
    { id: 'verger', name: 'Salle du Verger', capacity: 4, reservable: true },
    { id: 'cave', name: 'Cave', capacity: 30, reservable: false },
  ],
}

function booking(id: string, from: string, to: string, change: Partial<PlannerBooking> = {}): PlannerBooking {
  const period = { start: `${DAY}T${from}:00`, end: `${DAY}T${to}:00` }
  return { id, kind: 'RESERVATION', title: id, status: 'PENDING', people: 6, ...period, ...change }
}

const at = (from: string, to: string, roomId: string | null): PlannerPlace => ({
  start: `${DAY}T${from}:00`,
  end: `${DAY}T${to}:00`,
  roomId,
})

const space = (...bookings: PlannerBooking[]): PlannerSpace => ({
  restaurant,
  bookings,
  now: wallToInstant(`${DAY}T10:00:00`),
})

describe('a place of the planner', () => {
  it('keeps the length of the booking, past midnight too', () => {
    const evening = booking('a', '20:00', '22:30', { roomId: 'verger' })
    expect(startingAt(evening, `${DAY}T23:00:00`, null)).toEqual({
      start: `${DAY}T23:00:00`,
      end: '2026-11-22T01:30:00',
      roomId: null,
    })
  })

  it('takes a booking into a room, and out of it', () => {
    const one = booking('a', '12:00', '13:00', { roomId: 'verger', roomName: 'Salle du Verger' })
    expect(placeOf(one)).toEqual(at('12:00', '13:00', 'verger'))
    expect(bookingAt(one, at('14:00', '15:00', null))).toEqual(booking('a', '14:00', '15:00'))
    expect(bookingAt(booking('a', '12:00', '13:00'), at('12:00', '13:00', 'tilleuls'))).toEqual(
      booking('a', '12:00', '13:00', { roomId: 'tilleuls' }),
    )
  })
})

describe('checkMove, problems and conflicts of a move [PLN-02]', () => {
  const one = booking('a', '12:00', '13:00')
  const idsAgainst = (moved: PlannerBooking, place: PlannerPlace, ...others: PlannerBooking[]) =>
    checkMove(moved, place, space(moved, ...others)).holders.map(({ id }) => id)

  it.each([
    ['in the past', at('09:00', '10:00', null), 'past'],
    ['before the restaurant opens', at('11:15', '12:15', null), 'closed'],
    ['in a room that is not let', at('12:00', '13:00', 'cave'), 'not-reservable'],
    ['in a room that is gone', at('12:00', '13:00', 'ancienne'), 'not-reservable'],
    ['in a room too small', at('12:00', '13:00', 'verger'), 'too-small'],
    ['where there is room', at('12:00', '13:00', 'tilleuls'), null],
  ])('checks a place %s', (_, place, problem) => {
    expect(checkMove(one, place, space(one)).problem).toBe(problem)
  })

  it('closes nothing where no hours are told', () => {
    const told = space(one)
    const untold = { ...told, restaurant: { ...told.restaurant, openingHours: {} } }
    expect(checkMove(one, at('11:15', '12:15', null), untold).problem).toBeNull()
  })

  it('lists bookings that hold the same space at that time, without the moved one', () => {
    const beside = booking('b', '12:00', '14:00', { roomId: 'tilleuls' })
    const after = booking('c', '14:00', '15:00')
    const place = at('12:30', '13:30', 'tilleuls')
    expect(idsAgainst(one, place, beside, after)).toEqual(['b'])
    expect(idsAgainst(one, { ...place, roomId: 'verger' }, beside, after)).toEqual([])
    expect(idsAgainst(one, at('13:00', '14:30', null), beside, after)).toEqual(['b', 'c'])
  })

  it('ignores event requests and visitors’ requests until they are confirmed', () => {
    const [event, asked] = [booking('b', '12:00', '13:00', { kind: 'EVENT' }), booking('c', '12:00', '13:00')]
    const place = at('12:00', '13:00', 'tilleuls')
    expect(idsAgainst(one, place, event, { ...asked, requested: true })).toEqual([])
    const confirmed = [event, { ...asked, requested: true }].map((other) => ({ ...other, status: 'CONFIRMED' }))
    expect(idsAgainst(one, place, ...confirmed)).toEqual(['b', 'c'])
  })

  it('lists only confirmed bookings against an event request that holds no space itself', () => {
    const event = booking('e', '18:00', '19:00', { kind: 'EVENT' })
    const [waits, promised] = [booking('b', '12:00', '13:00'), booking('c', '12:00', '13:00', { status: 'CONFIRMED' })]
    expect(idsAgainst(event, at('12:00', '13:00', null), waits, promised)).toEqual(['c'])
  })

  it('plannerBookings keeps that a visitor requested a reservation', () => {
    const row = { ...one, customerName: 'a', requested: true, roomId: undefined }
    expect(plannerBookings([row as never], [])).toMatchObject([{ requested: true }])
  })
})

describe('a free slot [PLN-04]', () => {
  const start = (time: string) => `${DAY}T${time}:00`

  it('is two hours, or what is left before the next booking or the closing hour', () => {
    expect(freeSlot(start('12:00'), null, space())).toEqual(at('12:00', '14:00', null))
    const next = booking('b', '13:00', '14:00', { roomId: 'tilleuls' })
    expect(freeSlot(start('12:00'), 'tilleuls', space(next))).toEqual(at('12:00', '13:00', 'tilleuls'))
    expect(freeSlot(start('12:00'), 'verger', space(next))).toEqual(at('12:00', '14:00', 'verger'))
    expect(freeSlot(start('21:00'), null, space())).toEqual(at('21:00', '22:00', null))
  })

  it('is none where it is closed, past, held, or shorter than half an hour', () => {
    for (const time of ['11:15', '09:45', '21:45']) expect(freeSlot(start(time), null, space())).toBeNull()
    const held = booking('b', '12:00', '14:00')
    expect(freeSlot(start('13:00'), 'tilleuls', space(held))).toBeNull()
    expect(freeSlot(start('11:45'), 'tilleuls', space(held))).toBeNull()
    expect(freeSlot(start('11:30'), 'tilleuls', space(held))).not.toBeNull()
  })

  it('firstFreeSlot gives the first slot of a day from a given minute on', () => {
    expect(firstFreeSlot(DAY, null, space())).toEqual(at('11:30', '13:30', null))
    expect(firstFreeSlot(DAY, null, space(), 14 * 60 + 5)).toEqual(at('14:15', '16:15', null))
    expect(firstFreeSlot(DAY, null, space(booking('b', '11:30', '15:00')))).toEqual(at('15:00', '17:00', null))
    expect(firstFreeSlot('2026-11-20', null, space())).toBeNull()
    expect(firstFreeSlot('2026-11-23', null, space())).toBeNull()
  })
})

const row = { id: 'b', status: 'PENDING', people: 8, start: '2026-11-21T19:00:00', end: '2026-11-21T22:00:00' }
const reservation = (change: object) => ({ ...row, customerName: 'Suzanne', ...change }) as Reservation
const request = (change: object) => ({ ...row, title: 'Pot de thèse', ...change }) as EventRequest

it('plans reservations under their customers and events under their titles', () => {
  expect(plannerBookings([reservation({ roomId: 'm1', roomName: 'Verger' })], [request({ roomId: 'm2' })])).toEqual([
    { ...row, kind: 'RESERVATION', title: 'Suzanne', roomId: 'm1', roomName: 'Verger' },
    { ...row, kind: 'EVENT', title: 'Pot de thèse', roomId: 'm2', roomName: 'm2' },
  ])
  expect(plannerBookings([reservation({})], [])[0]).not.toHaveProperty('roomId')
})

it('plannerBookings leaves out cancelled bookings and those without a valid period', () => {
  const out = [
    { status: 'CANCELLED' },
    { start: null },
    { end: null },
    { start: '2026-11-21' },
    { end: '2026-11-22' },
    { end: row.start },
    { end: '2026-11-21T18:00:00' },
  ]
  expect(plannerBookings(out.map(reservation), out.map(request))).toEqual([])
  expect(plannerBookings([reservation({ end: '2026-11-21T19:01:00' })], [])).toHaveLength(1)
})
