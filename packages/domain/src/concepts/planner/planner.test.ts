import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addMinutes, wallToInstant } from '../../base/time/index.ts'
import { overlaps } from '../booking/booking-period.ts'
import { sharesSpace } from '../booking/index.ts'
import type { EventRequest } from '../event-request/index.ts'
import type { Reservation } from '../reservation/index.ts'
import {
  bookingAt,
  checkMove,
  closedSpans,
  findConflicts,
  firstFreeSlot,
  freeSlot,
  layPlanner,
  type PlannerBooking,
  type PlannerPlace,
  type PlannerSpace,
  placeOf,
  plannerBookings,
  plannerDays,
  startingAt,
} from './index.ts'

const rooms = [
  { id: 'tilleuls', name: 'Salle des Tilleuls' },
  { id: 'verger', name: 'Salle du Verger' },
]

function booking(id: string, start: string, end: string, change: Partial<PlannerBooking> = {}): PlannerBooking {
  return { id, kind: 'RESERVATION', title: id, status: 'PENDING', people: 4, start, end, ...change }
}

/** Bookings around both clock changes of 2026, some of them overnight. */
const anyBookings = fc
  .array(
    fc.record({
      origin: fc.constantFrom('2026-03-28T12:00:00', '2026-10-24T12:00:00'),
      offset: fc.integer({ min: 0, max: 2880 }),
      length: fc.integer({ min: 1, max: 1500 }),
      roomId: fc.constantFrom(undefined, 'tilleuls', 'verger', 'ancienne'),
      status: fc.constantFrom('PENDING', 'CONFIRMED', 'COMPLETED'),
    }),
    { maxLength: 40 },
  )
  .map((drawn) =>
    drawn.map(({ origin, offset, length, roomId, status }, index) => {
      const start = addMinutes(origin, offset)
      return booking(`b${index}`, start, addMinutes(start, length), { status, ...(roomId ? { roomId } : {}) })
    }),
  )
const anyDays = fc
  .tuple(fc.constantFrom<'day' | 'week'>('day', 'week'), fc.constantFrom('2026-03-29', '2026-10-25', '2026-10-26'))
  .map(([span, day]) => plannerDays(span, day))

describe('lanes', () => {
  it('shows the whole restaurant, its rooms, then a room that only bookings know', () => {
    const old = booking('a', '2026-11-21T10:00:00', '2026-11-21T11:00:00', { roomId: 'x', roomName: 'Ancienne salle' })
    const { lanes } = layPlanner([old], rooms, ['2026-11-21'])
    expect(lanes.map(({ roomId, name }) => [roomId, name])).toEqual([
      [null, ''],
      ['tilleuls', 'Salle des Tilleuls'],
      ['verger', 'Salle du Verger'],
      ['x', 'Ancienne salle'],
    ])
  })

  it('uses the current name of a room, and adds no lane for bookings of the whole restaurant', () => {
    const [start, end] = ['2026-11-21T10:00:00', '2026-11-21T11:00:00']
    const renamed = booking('a', start, end, { roomId: 'verger', roomName: 'Ancien nom' })
    const { lanes } = layPlanner([renamed, booking('b', start, end)], rooms, ['2026-11-21'])
    expect(lanes.map(({ name }) => name)).toEqual(['', 'Salle des Tilleuls', 'Salle du Verger'])
  })

  it('shows a booking from midnight to midnight whole, on its day alone', () => {
    const day = booking('a', '2026-11-21T00:00:00', '2026-11-22T00:00:00')
    const blocks = (shown: string) => layPlanner([day], rooms, [shown]).lanes[0]?.blocks
    expect(blocks('2026-11-21')).toMatchObject([{ from: 0, to: 1440, cutStart: false, cutEnd: false }])
    expect([blocks('2026-11-20'), blocks('2026-11-22')]).toEqual([[], []])
  })

  it('gives one track to bookings that follow each other, the first to the longer of two that begin together', () => {
    const at = (id: string, from: string, to: string) => booking(id, `2026-11-21T${from}:00`, `2026-11-21T${to}:00`)
    const tracks = (...bookings: PlannerBooking[]) =>
      layPlanner(bookings, rooms, ['2026-11-21']).lanes[0]?.blocks.map(({ booking: { id }, track }) => [id, track])
    expect(tracks(at('a', '12:00', '14:00'), at('b', '14:00', '16:00'))).toEqual([
      ['a', 0],
      ['b', 0],
    ])
    expect(tracks(at('short', '12:00', '13:00'), at('long', '12:00', '15:00'))).toEqual([
      ['long', 0],
      ['short', 1],
    ])
  })

  it('tells each booking which ones it collides with', () => {
    const one = booking('a', '2026-11-21T12:00:00', '2026-11-21T14:00:00')
    const other = booking('b', '2026-11-21T13:00:00', '2026-11-21T15:00:00')
    const after = booking('c', '2026-11-21T15:00:00', '2026-11-21T16:00:00')
    const conflicts = layPlanner([one, other, after], rooms, ['2026-11-21']).lanes[0]?.blocks.map((block) => [
      block.booking.id,
      block.conflicts,
    ])
    expect(conflicts).toEqual([
      ['a', ['b']],
      ['b', ['a']],
      ['c', []],
    ])
  })

  it('cuts an evening past midnight in two days', () => {
    const late = booking('a', '2026-11-21T22:00:00', '2026-11-22T01:30:00')
    const first = layPlanner([late], rooms, ['2026-11-21']).lanes[0]?.blocks[0]
    expect(first).toMatchObject({ from: 1320, to: 1440, cutStart: false, cutEnd: true })
    const second = layPlanner([late], rooms, ['2026-11-22']).lanes[0]?.blocks[0]
    expect(second).toMatchObject({ from: 0, to: 90, cutStart: true, cutEnd: false })
    expect(layPlanner([late], rooms, ['2026-11-23']).lanes[0]?.blocks).toEqual([])
  })

  it('places bookings by clock time on days of 23 and 25 hours', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const lunch = booking('a', `${day}T12:00:00`, `${day}T14:00:00`)
      expect(layPlanner([lunch], rooms, [day]).lanes[0]?.blocks[0]).toMatchObject({ from: 720, to: 840 })
    }
  })

  it('begins a week on Monday', () => {
    expect(plannerDays('week', '2026-11-22')).toEqual([16, 17, 18, 19, 20, 21, 22].map((number) => `2026-11-${number}`))
    expect(plannerDays('week', '2026-11-16')[0]).toBe('2026-11-16')
    expect(plannerDays('day', '2026-11-22')).toEqual(['2026-11-22'])
  })
})

describe('a week', () => {
  const week = plannerDays('week', '2026-11-16')
  const blocksOf = (...bookings: PlannerBooking[]) => layPlanner(bookings, rooms, week).lanes[0]?.blocks ?? []

  it('gives each booking the columns of its days; the small hours belong to the evening before', () => {
    const [evening, night, stay, over] = [
      booking('evening', '2026-11-17T20:00:00', '2026-11-18T01:30:00'),
      booking('night', '2026-11-18T20:00:00', '2026-11-19T06:00:00'),
      booking('stay', '2026-11-19T20:00:00', '2026-11-21T06:01:00'),
      booking('over', '2026-11-15T20:00:00', '2026-11-16T02:00:00'),
    ]
    const columns = blocksOf(evening, night, stay, over).map(({ booking: { id }, firstDay, lastDay }) => [
      id,
      firstDay,
      lastDay,
    ])
    expect(columns).toEqual([
      ['over', 0, 0],
      ['evening', 1, 1],
      ['night', 2, 2],
      ['stay', 3, 5],
    ])
  })

  it('stacks the bookings of a day in order of time', () => {
    const lunch = booking('lunch', '2026-11-17T12:00:00', '2026-11-17T14:00:00')
    const dinner = booking('dinner', '2026-11-17T19:00:00', '2026-11-17T21:00:00')
    expect(blocksOf(dinner, lunch).map(({ booking: { id }, track }) => [id, track])).toEqual([
      ['lunch', 0],
      ['dinner', 1],
    ])
    const { lanes } = layPlanner([dinner, lunch], rooms, ['2026-11-17'])
    expect(lanes[0]?.tracks).toBe(1)
  })

  it('keeps bookings of days that follow each other on one track', () => {
    const lunch = booking('lunch', '2026-11-17T12:00:00', '2026-11-17T14:00:00')
    const next = booking('next', '2026-11-18T12:00:00', '2026-11-18T14:00:00')
    expect(blocksOf(lunch, next).map(({ track }) => track)).toEqual([0, 0])
  })
})

describe('sharesSpace', () => {
  it('is true for two bookings of one room, and for any booking with one of the whole restaurant', () => {
    const [whole, tilleuls, verger] = [{}, { roomId: 'tilleuls' }, { roomId: 'verger' }]
    expect([sharesSpace(tilleuls, tilleuls), sharesSpace(tilleuls, verger)]).toEqual([true, false])
    expect([sharesSpace(whole, verger), sharesSpace(verger, whole), sharesSpace(whole, whole)]).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('the hours that a restaurant is closed', () => {
  const openingHours = { SATURDAY: { start: '11:30', end: '02:00' }, SUNDAY: { start: '11:30', end: '15:00' } }

  it('are those of a day, less the evening before that runs past midnight', () => {
    expect(closedSpans({ openingHours }, ['2026-11-21'])).toEqual([{ from: 0, to: 690 }])
    expect(closedSpans({ openingHours }, ['2026-11-22'])).toEqual([
      { from: 120, to: 690 },
      { from: 900, to: 1440 },
    ])
    expect(closedSpans({ openingHours }, ['2026-11-23'])).toEqual([{ from: 0, to: 1440 }])
  })

  it('are of a day to the minute', () => {
    const schedule = { openingHours: { MONDAY: { start: '11:47', end: '14:23' } } }
    expect(closedSpans(schedule, ['2026-11-23'])).toEqual([
      { from: 0, to: 11 * 60 + 47 },
      { from: 14 * 60 + 23, to: 24 * 60 },
    ])
  })

  it('are none where no hours are told', () => {
    expect(closedSpans({ openingHours: {} }, ['2026-11-23'])).toEqual([])
    expect(closedSpans({ openingHours: {} }, plannerDays('week', '2026-11-21'))).toEqual([])
  })

  it('are whole days of a week, exceptions counted', () => {
    const exceptions = [{ id: 'fermé', from: '2026-11-22', to: '2026-11-22', hours: null }]
    expect(closedSpans({ openingHours }, plannerDays('week', '2026-11-21'))).toEqual([{ from: 0, to: 5 * 1440 }])
    expect(closedSpans({ openingHours, exceptions }, plannerDays('week', '2026-11-21'))).toEqual([
      { from: 0, to: 5 * 1440 },
      { from: 6 * 1440, to: 7 * 1440 },
    ])
  })
})

describe('planner layout of any bookings', () => {
  test.prop([anyBookings, anyDays])(
    'has each booking of the shown days once, on its lane and within these days',
    (drawn, days) => {
      const layout = layPlanner(drawn, rooms, days)
      const period = { start: `${days[0]}T00:00:00`, end: addMinutes(`${days.at(-1)}T00:00:00`, 1440) }
      const placed = layout.lanes.flatMap(({ roomId, blocks }) => blocks.map((block) => ({ roomId, block })))
      expect(placed.map(({ block }) => block.booking.id).toSorted()).toEqual(
        drawn
          .filter((one) => overlaps(one, period))
          .map(({ id }) => id)
          .toSorted(),
      )
      for (const { roomId, block } of placed) {
        expect(block.booking.roomId ?? null).toBe(roomId)
        expect(block.from).toBeGreaterThanOrEqual(0)
        expect(block.to).toBeGreaterThan(block.from)
        expect(block.to).toBeLessThanOrEqual(layout.minutes)
      }
    },
  )

  test.prop([anyBookings, anyDays])('has no overlap on one track and no empty track', (drawn, days) => {
    for (const { blocks, tracks } of layPlanner(drawn, rooms, days).lanes) {
      expect(tracks).toBe(Math.max(1, new Set(blocks.map(({ track }) => track)).size))
      const covering = blocks.flatMap((one) =>
        blocks.filter(
          (other) =>
            one !== other &&
            one.track === other.track &&
            (days.length > 1
              ? one.lastDay >= other.firstDay && other.lastDay >= one.firstDay
              : one.to > other.from && other.to > one.from),
        ),
      )
      expect(covering).toEqual([])
    }
  })

  test.prop([anyBookings])('has conflicts for exactly the uncompleted bookings that overlap in one space', (drawn) => {
    const found = findConflicts(drawn)
    for (const one of drawn) {
      const expected = drawn.filter(
        (other) =>
          other !== one &&
          one.status !== 'COMPLETED' &&
          other.status !== 'COMPLETED' &&
          sharesSpace(one, other) &&
          overlaps(one, other),
      )
      expect([...(found.get(one.id) ?? [])].toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    }
  })
})

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

function laidOut(id: string, from: string, to: string, change: Partial<PlannerBooking> = {}): PlannerBooking {
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
    const evening = laidOut('a', '20:00', '22:30', { roomId: 'verger' })
    expect(startingAt(evening, `${DAY}T23:00:00`, null)).toEqual({
      start: `${DAY}T23:00:00`,
      end: '2026-11-22T01:30:00',
      roomId: null,
    })
  })

  it('takes a booking into a room, and out of it', () => {
    const one = laidOut('a', '12:00', '13:00', { roomId: 'verger', roomName: 'Salle du Verger' })
    expect(placeOf(one)).toEqual(at('12:00', '13:00', 'verger'))
    expect(bookingAt(one, at('14:00', '15:00', null))).toEqual(laidOut('a', '14:00', '15:00'))
    expect(bookingAt(laidOut('a', '12:00', '13:00'), at('12:00', '13:00', 'tilleuls'))).toEqual(
      laidOut('a', '12:00', '13:00', { roomId: 'tilleuls' }),
    )
  })
})

describe('checkMove, problems and conflicts of a move [PLN-02]', () => {
  const one = laidOut('a', '12:00', '13:00')
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
    const beside = laidOut('b', '12:00', '14:00', { roomId: 'tilleuls' })
    const after = laidOut('c', '14:00', '15:00')
    const place = at('12:30', '13:30', 'tilleuls')
    expect(idsAgainst(one, place, beside, after)).toEqual(['b'])
    expect(idsAgainst(one, { ...place, roomId: 'verger' }, beside, after)).toEqual([])
    expect(idsAgainst(one, at('13:00', '14:30', null), beside, after)).toEqual(['b', 'c'])
  })

  it('ignores event requests and visitors’ requests until they are confirmed', () => {
    const [event, asked] = [laidOut('b', '12:00', '13:00', { kind: 'EVENT' }), laidOut('c', '12:00', '13:00')]
    const place = at('12:00', '13:00', 'tilleuls')
    expect(idsAgainst(one, place, event, { ...asked, requested: true })).toEqual([])
    const confirmed = [event, { ...asked, requested: true }].map((other) => ({ ...other, status: 'CONFIRMED' }))
    expect(idsAgainst(one, place, ...confirmed)).toEqual(['b', 'c'])
  })

  it('lists only confirmed bookings against an event request that holds no space itself', () => {
    const event = laidOut('e', '18:00', '19:00', { kind: 'EVENT' })
    const [waits, promised] = [laidOut('b', '12:00', '13:00'), laidOut('c', '12:00', '13:00', { status: 'CONFIRMED' })]
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
    const next = laidOut('b', '13:00', '14:00', { roomId: 'tilleuls' })
    expect(freeSlot(start('12:00'), 'tilleuls', space(next))).toEqual(at('12:00', '13:00', 'tilleuls'))
    expect(freeSlot(start('12:00'), 'verger', space(next))).toEqual(at('12:00', '14:00', 'verger'))
    expect(freeSlot(start('21:00'), null, space())).toEqual(at('21:00', '22:00', null))
  })

  it('is none where it is closed, past, held, or shorter than half an hour', () => {
    for (const time of ['11:15', '09:45', '21:45']) expect(freeSlot(start(time), null, space())).toBeNull()
    const held = laidOut('b', '12:00', '14:00')
    expect(freeSlot(start('13:00'), 'tilleuls', space(held))).toBeNull()
    expect(freeSlot(start('11:45'), 'tilleuls', space(held))).toBeNull()
    expect(freeSlot(start('11:30'), 'tilleuls', space(held))).not.toBeNull()
  })

  it('firstFreeSlot gives the first slot of a day from a given minute on', () => {
    expect(firstFreeSlot(DAY, null, space())).toEqual(at('11:30', '13:30', null))
    expect(firstFreeSlot(DAY, null, space(), 14 * 60 + 5)).toEqual(at('14:15', '16:15', null))
    expect(firstFreeSlot(DAY, null, space(laidOut('b', '11:30', '15:00')))).toEqual(at('15:00', '17:00', null))
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
