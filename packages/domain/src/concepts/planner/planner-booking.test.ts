import { expect, it } from 'vitest'
import type { EventRequest } from '../event-request/index.ts'
import type { Reservation } from '../reservation/index.ts'
import { plannerBookings } from './planner-booking.ts'

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
