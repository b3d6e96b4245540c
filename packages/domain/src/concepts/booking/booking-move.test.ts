import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import { bookingEndpoints } from './booking.api.ts'
import { bookingStatuses } from './booking.ts'
import { moveBooking } from './booking-move.calls.ts'
import { moveForm } from './booking-move.schema.ts'
import { canMove, moveDraft, moveOf } from './booking-move.ts'
import { endsAfterStart } from './booking-period.ts'
import { seenBooking } from './booking-seen.ts'

const booking = { status: 'CONFIRMED', start: '2026-12-05T19:00:00', end: '2026-12-05T21:00:00', people: 4 }
const now = wallToInstant('2026-11-25T12:00:00')

describe('a booking may be moved [MOV-05]', () => {
  it('while it waits or is confirmed, not once it is over', () => {
    const movable = bookingStatuses.filter((status) => canMove({ ...booking, status }, now))
    expect(movable).toEqual(['PENDING', 'CONFIRMED'])
    expect(canMove({ ...booking, status: 'ON_HOLD' }, now)).toBe(false)
  })

  it('until its hour comes, and only where that is known', () => {
    expect(canMove(booking, wallToInstant('2026-12-05T18:59:59'))).toBe(true)
    expect(canMove(booking, wallToInstant('2026-12-05T19:00:00'))).toBe(false)
    expect(canMove({ ...booking, start: null }, now)).toBe(false)
  })
})

describe('what a page shows of a booking, in one text [MOV-03]', () => {
  it('tells two states apart', () => {
    const states = [booking, { ...booking, people: 5 }, { ...booking, status: 'PENDING' }, { ...booking, end: null }]
    expect(new Set(states.map(seenBooking)).size).toBe(4)
    expect(seenBooking(booking)).toBe('CONFIRMED 2026-12-05T19:00 2026-12-05T21:00 4')
  })

  it('is the same with and without seconds', () => {
    expect(seenBooking({ ...booking, start: '2026-12-05T19:00', end: '2026-12-05T21:00' })).toBe(seenBooking(booking))
  })
})

describe('the call', () => {
  it('sends the moment with what was seen, and reads the booking as it is then', () => {
    const seen = seenBooking(booking)
    const draft = { start: '2026-12-05T20:00:00', end: '2026-12-05T22:00:00', people: 5 }
    expect(moveBooking).toMatchObject({ extension: true, method: 'PUT', path: '/bookings/:id/moment' })
    expect(moveBooking.request({ id: '7', draft, seen })).toEqual({
      params: { id: '7' },
      body: { startTime: '2026-12-05T20:00:00', endTime: '2026-12-05T22:00:00', numberOfPeople: 5, seen },
    })
    const answer = { id: '7', status: 'CONFIRMED', startTime: draft.start, endTime: draft.end, numberOfPeople: 5 }
    expect(moveBooking.response(answer, { id: '7', draft, seen })).toEqual({ id: '7', status: 'CONFIRMED', ...draft })
  })

  it('shows what is refused at the field of the form', () => {
    expect(['startTime', 'endTime', 'numberOfPeople', 'seen'].map(moveDraft.fieldOf)).toEqual([
      'start',
      'end',
      'people',
      'seen',
    ])
  })
})

it('starts from what the booking says, without a time that is not known', () => {
  const { status: _, ...said } = booking
  expect(moveOf(booking)).toEqual(said)
  expect(moveOf({ ...booking, start: '2026-12-05', end: null })).toEqual({ start: '', end: '', people: 4 })
})

describe('the form', () => {
  const problems = (draft: object, capacity?: number) =>
    (moveForm(200, capacity).safeParse(draft).error?.issues ?? []).map(({ path, message }) => [path[0], message])

  it('has the rules of a new booking', () => {
    expect(problems(booking)).toEqual([])
    expect(problems({ ...booking, end: booking.start })).toEqual([['end', expect.stringContaining('après')]])
    expect(problems(booking, 3)).toEqual([['people', expect.stringContaining('3 personnes')]])
    expect(problems({ ...booking, people: 201 })).toEqual([['people', 'Maximum 200 personnes']])
    const empty = problems({ start: '', end: '', people: null }).map(([field]) => field)
    expect([...new Set(empty)]).toEqual(['start', 'end', 'people'])
  })

  const two = (value: number) => String(value).padStart(2, '0')
  const time = fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.nat(23), fc.nat(59), fc.constantFrom('', ':00'))
    .map(([day, hour, minute, second]) => `2026-09-0${day}T${two(hour)}:${two(minute)}${second}`)
  const picked = fc.oneof({ weight: 6, arbitrary: time }, { weight: 1, arbitrary: fc.constantFrom('', 'demain') })
  const people = fc.oneof(fc.integer({ min: -1, max: 60 }), fc.constantFrom(null, 2.5, 499, 500, 501))

  test.prop([fc.record({ start: picked, end: picked, people })], { numRuns: 1000 })(
    'accepts what the server takes, any draft',
    (draft) => {
      const { body } = moveBooking.request({ id: 'b', draft, seen: 'x' })
      const server = bookingEndpoints.moveBooking.body.safeParse(JSON.parse(JSON.stringify(body)))
      expect(moveForm(500, undefined).safeParse(draft).success).toBe(
        server.success && endsAfterStart({ start: server.data.startTime, end: server.data.endTime }),
      )
    },
  )
})
