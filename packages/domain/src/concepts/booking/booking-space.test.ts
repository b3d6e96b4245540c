import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/time/index.ts'
import { contract } from '../../contract/index.ts'
import { hoursExceptionLimits } from '../restaurant/hours-exception-rules.ts'
import { countPendingBookings, listCompetingBookings, listRestaurantBookings } from './booking.calls.ts'
import { holdsSpace, readBookingStatus } from './booking.ts'
import { bookingsAgainst, isPast, overlaps, rivalsOf } from './booking-period.ts'
import { reasonFor, seenBy } from './booking-status-change.ts'

const wire = (call: { response: (body: unknown, input: never) => unknown }, body: unknown) =>
  call.response(body, {} as never)

describe('space', () => {
  it('is held by what is confirmed, and by a reservation that waits', () => {
    expect(holdsSpace('RESERVATION', 'PENDING')).toBe(true)
    expect(holdsSpace('EVENT', 'PENDING')).toBe(false)
    expect(holdsSpace('RESERVATION', 'CONFIRMED')).toBe(true)
    expect(holdsSpace('EVENT', 'CONFIRMED')).toBe(true)
    expect(holdsSpace('RESERVATION', 'CANCELLED')).toBe(false)
    expect(holdsSpace('RESERVATION', 'COMPLETED')).toBe(false)
  })

  it('is shared by what overlaps, not by what follows', () => {
    const noon = { start: '2026-11-21T12:00:00', end: '2026-11-21T14:00:00' }
    const at = (start: string, end: string) =>
      overlaps(noon, { start: `2026-11-21T${start}:00`, end: `2026-11-21T${end}:00` })
    expect(at('13:59', '15:00')).toBe(true)
    expect(at('14:00', '15:00')).toBe(false)
    expect(at('11:00', '12:01')).toBe(true)
    expect(at('11:00', '12:00')).toBe(false)
  })

  it('is wanted by another booking that needs the same room, or the whole restaurant, at the same time', () => {
    const [start, end] = ['2026-11-21T12:00:00', '2026-11-21T14:00:00']
    const others = [
      { id: 'same room', roomId: 'a', start, end },
      { id: 'other room', roomId: 'b', start, end },
      { id: 'whole', start, end },
      { id: 'later', roomId: 'a', start: end, end: '2026-11-21T16:00:00' },
      { id: 'unknown', roomId: 'a', start: null, end },
      { id: 'itself', roomId: 'a', start, end },
    ]
    const idsFor = (roomId?: string) => rivalsOf({ id: 'itself', start, end, roomId }, others).map(({ id }) => id)
    expect(idsFor('a')).toEqual(['same room', 'whole'])
    expect(idsFor()).toEqual(['same room', 'other room', 'whole'])
  })

  it('is past once the minute of its start is over', () => {
    const now = Date.parse('2026-11-21T11:30:40Z')
    expect(isPast('2026-11-21T12:30:00', now)).toBe(false)
    expect(isPast('2026-11-21T12:29:59', now)).toBe(true)
  })
})

it('reading a booking status gives an empty text for other types, and CANCELLED for CANCELED', () => {
  expect([readBookingStatus(3), readBookingStatus(null), readBookingStatus('CANCELED')]).toEqual(['', '', 'CANCELLED'])
})

describe('seen status and reason of a status change', () => {
  it('include the seen status only when it is known', () => {
    expect(seenBy('PENDING')).toEqual({ seenStatus: 'PENDING' })
    expect(seenBy('ON_HOLD')).toEqual({})
    expect(seenBy(undefined)).toEqual({})
  })

  it('include the trimmed reason only when it is not blank', () => {
    expect(reasonFor(' complet ')).toEqual({ reason: 'complet' })
    expect(reasonFor('  ')).toEqual({})
    expect(reasonFor(undefined)).toEqual({})
  })
})

it('bookingsAgainst leaves out bookings without a start or an end', () => {
  const hours = { start: '09:00', end: '18:00' }
  const openingHours = { SATURDAY: hours, SUNDAY: hours }
  const closed = { id: 'x', from: '2026-11-21', to: '2026-11-21', hours: null, reason: '' }
  const [start, end] = ['2026-11-21T12:00:00', '2026-11-21T14:00:00']
  const bookings = [
    { start, end },
    { start, end: null },
    { start: null, end },
  ]
  expect(bookingsAgainst({ openingHours }, closed, bookings)).toEqual([{ start, end }])
})

describe('calls for competing bookings', () => {
  it('ask for competitors by booking id, and for bookings of a restaurant by days', () => {
    expect(listCompetingBookings.request('b 1')).toEqual({ params: { id: 'b 1' } })
    expect(listRestaurantBookings.request({ restaurantId: 'r', from: '2026-11-21', to: '2026-11-22' })).toEqual({
      params: { id: 'r' },
      query: { startDate: '2026-11-21', endDate: '2026-11-22' },
    })
  })

  it('read each booking, with defaults for missing fields', () => {
    const row = {
      id: 7,
      kind: 'EVENT',
      status: 'PENDING',
      holdsSpace: true,
      title: 'Pot de thèse',
      meetingRoomId: 'v',
      meetingRoomName: 'Verger',
      customerName: 'Yasmine',
      numberOfPeople: 30,
      startTime: '2026-11-21T18:00:00',
      endTime: '2026-11-21T22:00:00',
    }
    const booking = {
      id: '7',
      kind: 'EVENT',
      status: 'PENDING',
      holdsSpace: true,
      title: 'Pot de thèse',
      roomId: 'v',
      roomName: 'Verger',
      customerName: 'Yasmine',
      people: 30,
      start: '2026-11-21T18:00:00',
      end: '2026-11-21T22:00:00',
    }
    expect(wire(listCompetingBookings, [row])).toEqual([booking])
    expect(wire(listRestaurantBookings, [{ id: 8 }])).toMatchObject([
      { id: '8', holdsSpace: false, people: 0, start: null, end: null },
    ])
    expect(wire(listRestaurantBookings, [{ id: 8 }])).not.toHaveProperty('[0].title')
    expect(wire(listRestaurantBookings, [{ id: 8 }])).not.toHaveProperty('[0].roomName')
  })

  it('count pending bookings, as 0 when the answer is empty', () => {
    expect(wire(countPendingBookings, { reservations: 3, eventRequests: 2 })).toEqual({
      reservations: 3,
      eventRequests: 2,
    })
    expect(wire(countPendingBookings, undefined)).toEqual({ reservations: 0, eventRequests: 0 })
  })

  it('accept a list over the longest exception and the night after it, no longer', () => {
    const { query } = contract.booking.listRestaurantBookings
    const accepts = (endDate: string) => query?.safeParse({ startDate: '2026-11-21', endDate }).success
    expect(accepts('2026-11-21')).toBe(true)
    expect(accepts('2026-11-20')).toBe(false)
    expect(accepts('2030-11-21')).toBe(false)
    const longest = addDays('2026-11-21', hoursExceptionLimits.days)
    expect([1, 2].map((night) => accepts(addDays(longest, night)))).toEqual([true, false])
  })
})
