import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, wallToInstant } from '../../base/time/index.ts'
import { contract } from '../../contract/index.ts'
import { bookingWishMessages } from '../../messages/index.ts'
import { hoursExceptionLimits } from '../restaurant/hours-rules.ts'
import { agendaOf, matchesAgendaFilter } from './agenda.ts'
import { countPendingBookings, listCompetingBookings, listRestaurantBookings } from './booking.calls.ts'
import { answerBookingWishBody } from './booking.schema.ts'
import {
  bookingFilters,
  bookingStatuses,
  holdsSpace,
  readBookingStatus,
  reasonFor,
  seenBy,
  waitsForAnswer,
} from './booking.ts'
import { bookingsLeftOutside, isPast, overlaps, rivalsOf } from './booking-period.ts'
import { answerBookingWish, isOfStatus, readBookingWish, seenMoment } from './index.ts'

const now = wallToInstant('2026-11-21T19:30:00')
const paris = () => undefined
const row = (id: string, day: string | null, status = 'CONFIRMED', restaurantId = 'leaf') => ({
  id,
  restaurantId,
  status,
  start: day && `${day}T18:00:00`,
  end: day && `${day}T19:30:00`,
})
const wish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 }
const idsOf = ({ coming, past }: ReturnType<typeof agendaOf<ReturnType<typeof row>>>) => ({
  coming: coming.map(({ id }) => id),
  past: past.map(({ id }) => id),
})

it('the agenda lists bookings that wait for an answer, then coming ones, and past ones latest first [RMG-10] [EVM-17]', () => {
  const rows = [
    row('old', '2026-11-01', 'PENDING'),
    row('just over', '2026-11-21'),
    row('later', '2026-12-24'),
    row('undated', null),
    row('late question', '2026-12-31', 'PENDING'),
    { ...row('wished', '2026-12-30'), wish },
    row('soon', '2026-11-22', 'CANCELLED'),
  ]
  expect(idsOf(agendaOf(rows, now, paris))).toEqual({
    coming: ['wished', 'late question', 'soon', 'later', 'undated'],
    past: ['just over', 'old'],
  })
})

it('the agenda counts a booking as past by the clock of its own restaurant [ZON-03]', () => {
  const rows = [
    { ...row('here', '2026-11-21'), start: '2026-11-21T20:00:00', end: '2026-11-21T21:00:00' },
    { ...row('there', '2026-11-21', 'CONFIRMED', 'root'), start: '2026-11-21T20:00:00', end: '2026-11-21T21:00:00' },
  ]
  const zoneOf = (id: string) => (id === 'root' ? ('Indian/Reunion' as const) : undefined)
  expect(idsOf(agendaOf(rows, now, zoneOf))).toEqual({ coming: ['here'], past: ['there'] })
})

it('the agenda has each booking exactly once, whatever the rows', () => {
  const day = fc.option(fc.constantFrom('2026-11-01', '2026-11-21', '2026-11-22', '2027-01-01'))
  const rowOf = fc.record({ day, status: fc.constantFrom(...bookingStatuses, 'ON_HOLD'), wished: fc.boolean() })
  fc.assert(
    fc.property(fc.array(rowOf, { maxLength: 20 }), (made) => {
      const rows = made.map(({ day: on, status, wished }, index) => ({
        ...row(String(index), on, status),
        ...(wished && { wish }),
      }))
      const { coming, past } = agendaOf(rows, now, paris)
      expect(new Set([...coming, ...past])).toEqual(new Set(rows))
      expect(coming.length + past.length).toBe(rows.length)
      expect(rows.filter((one) => matchesAgendaFilter(one, { status: 'PENDING' }))).toEqual(rows.filter(waitsForAnswer))
    }),
  )
})

it('the agenda is filtered by status and by the day of the start [RMG-11] [EVM-18]', () => {
  const one = row('a', '2026-11-22', 'PENDING')
  for (const filter of [{}, { status: 'PENDING' }, { day: '2026-11-22' }, { status: 'PENDING', day: '2026-11-22' }])
    expect(matchesAgendaFilter(one, filter)).toBe(true)
  for (const filter of [{ status: 'CONFIRMED' }, { day: '2026-11-21' }])
    expect(matchesAgendaFilter(one, filter)).toBe(false)
  expect(matchesAgendaFilter(row('b', null), { day: '2026-11-22' })).toBe(false)
})

describe('booking', () => {
  describe('a wish for another moment [VIS-17]', () => {
    it('is said in words, with both days of a night', () => {
      expect(bookingWishMessages.prefers(wish)).toBe(
        'Le client préférerait jeudi 3 décembre 2026, 20:00 – 22:00, 4 personnes.',
      )
      expect(bookingWishMessages.prefers({ ...wish, end: '2026-12-04T00:30:00', people: 1 })).toBe(
        'Le client préférerait jeudi 3 décembre 2026, 20:00 – vendredi 4 décembre 2026, 00:30, 1 personne.',
      )
    })

    it('is answered with the seen moment, and with a reason only when declined', () => {
      const seen = '2026-12-03T20:00 2026-12-03T22:00 4'
      expect(answerBookingWish.request({ id: 'b1', wish, accepted: true, reason: 'x' })).toEqual({
        params: { id: 'b1' },
        body: { accepted: true, seen },
      })
      expect(answerBookingWish.request({ id: 'b1', wish, accepted: false, reason: ' Complet ' }).body).toEqual({
        accepted: false,
        seen,
        reason: 'Complet',
      })
      expect(answerBookingWish.request({ id: 'b1', wish, accepted: false, reason: ' ' }).body).toEqual({
        accepted: false,
        seen,
      })
    })

    it('makes a confirmed booking wait for an answer and match the pending filter', () => {
      for (const status of bookingStatuses) {
        expect(waitsForAnswer({ status })).toBe(status === 'PENDING')
        expect(isOfStatus({ status }, status)).toBe(true)
        expect(isOfStatus({ status: 'CONFIRMED' }, status)).toBe(status === 'CONFIRMED')
      }
      const confirmed = { status: 'CONFIRMED', wish }
      expect(bookingStatuses.filter((status) => isOfStatus(confirmed, status))).toEqual(['PENDING', 'CONFIRMED'])
      expect(waitsForAnswer(confirmed)).toBe(true)
    })

    // Few moments, so that two of them often differ by little.
    const wall = fc
      .tuple(
        fc.constantFrom('2026-12-03', '2026-12-04'),
        fc.constantFrom('19', '20'),
        fc.constantFrom('00', '15', '45'),
      )
      .map(([day, hour, minute]) => `${day}T${hour}:${minute}`)
    const any = fc.record({ start: wall, end: wall, people: fc.constantFrom(1, 2, 500) })

    const part = fc.constantFrom('start', 'end', 'people')
    test.prop([any, any, part])(
      'has a seen text that differs with start, end or people, not with seconds',
      (one, two, name) => {
        const other = { ...one, [name]: two[name] }
        expect(seenMoment(one) === seenMoment(other)).toBe(one[name] === two[name])
        expect(seenMoment({ ...one, start: `${one.start}:00` })).toBe(seenMoment(one))
      },
    )

    test.prop([any, fc.boolean(), fc.string({ maxLength: 500 })])(
      'is answered with a body that the server accepts, and read back as the same moment',
      (one, accepted, reason) => {
        const { body } = answerBookingWish.request({ id: 'b1', wish: one, accepted, reason })
        expect(answerBookingWishBody.safeParse(body).data).toEqual(body)
        const read = readBookingWish({ startTime: one.start, endTime: one.end, numberOfPeople: one.people })
        expect(seenMoment(read)).toBe(seenMoment(one))
      },
    )
  })

  it('bookings are searched by the words of their customer, and of their title where they have one', () => {
    const booking = { customerName: 'Ana Roux', restaurantId: 'r', customerId: 'c', status: 'PENDING', start: null }
    const found = (q: string, title?: string) => bookingFilters.q.passes?.({ ...booking, ...(title && { title }) }, q)
    expect([found('roux'), found('semences')]).toEqual([true, false])
    expect([found('roux', 'Les semences'), found('semences', 'Les semences')]).toEqual([true, true])
  })
})

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
    const instant = Date.parse('2026-11-21T11:30:40Z')
    expect(isPast('2026-11-21T12:30:00', instant)).toBe(false)
    expect(isPast('2026-11-21T12:29:59', instant)).toBe(true)
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

it('bookings without a start or an end are not left outside by new hours', () => {
  const hours = { start: '09:00', end: '18:00' }
  const openingHours = { SATURDAY: hours, SUNDAY: hours }
  const closed = { id: 'x', from: '2026-11-21', to: '2026-11-21', hours: null, reason: '' }
  const [start, end] = ['2026-11-21T12:00:00', '2026-11-21T14:00:00']
  const bookings = [
    { start, end },
    { start, end: null },
    { start: null, end },
  ]
  expect(bookingsLeftOutside({ openingHours }, { openingHours, exceptions: [closed] }, bookings)).toEqual([
    { start, end },
  ])
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
    const occupied = {
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
    expect(wire(listCompetingBookings, [occupied])).toEqual([booking])
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
