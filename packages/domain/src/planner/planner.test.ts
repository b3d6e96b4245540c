import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { overlaps } from '../booking/booking-period.ts'
import { addMinutes } from '../time/index.ts'
import { findConflicts, layPlanner, type PlannerBooking, plannerDays, sharesSpace } from './index.ts'

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

  it('cuts an evening past midnight in two days', () => {
    const late = booking('a', '2026-11-21T22:00:00', '2026-11-22T01:30:00')
    const first = layPlanner([late], rooms, ['2026-11-21']).lanes[0]?.blocks[0]
    expect(first).toMatchObject({ from: 1320, to: 1440, cutStart: false, cutEnd: true })
    const second = layPlanner([late], rooms, ['2026-11-22']).lanes[0]?.blocks[0]
    expect(second).toMatchObject({ from: 0, to: 90, cutStart: true, cutEnd: false })
    expect(layPlanner([late], rooms, ['2026-11-23']).lanes[0]?.blocks).toEqual([])
  })

  it('stands where the clock shows it on days of 23 and 25 hours', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const lunch = booking('a', `${day}T12:00:00`, `${day}T14:00:00`)
      expect(layPlanner([lunch], rooms, [day]).lanes[0]?.blocks[0]).toMatchObject({ from: 720, to: 840 })
    }
  })

  it('begins a week on Monday', () => {
    expect(plannerDays('week', '2026-11-22')).toEqual([16, 17, 18, 19, 20, 21, 22].map((number) => `2026-11-${number}`))
    expect(plannerDays('week', '2026-11-16')[0]).toBe('2026-11-16')
  })
})

describe('any bookings', () => {
  test.prop([anyBookings, anyDays])(
    'each that touches a day shown stands once on its lane, cut to it',
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

  test.prop([anyBookings, anyDays])('no two of one track cover each other, and no track is empty', (drawn, days) => {
    for (const { blocks, tracks } of layPlanner(drawn, rooms, days).lanes) {
      expect(tracks).toBe(Math.max(1, new Set(blocks.map(({ track }) => track)).size))
      for (const one of blocks)
        for (const other of blocks)
          if (one !== other && one.track === other.track)
            expect(one.to <= other.from || other.to <= one.from).toBe(true)
    }
  })

  test.prop([anyBookings])('conflicts are exactly the pairs that want one space at one moment', (drawn) => {
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
