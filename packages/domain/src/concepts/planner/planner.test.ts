import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '../../base/time/index.ts'
import { overlaps } from '../booking/booking-period.ts'
import { sharesSpace } from '../booking/index.ts'
import { closedSpans, findConflicts, layPlanner, type PlannerBooking, plannerDays } from './index.ts'

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
