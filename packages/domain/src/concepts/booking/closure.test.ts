import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, type Instant, instantToWall, wallToInstant, weekdays } from '../../base/time/index.ts'
import { type HoursException, type Schedule, servicesOf } from '../restaurant/hours-exception.ts'
import { checkDayServices } from '../restaurant/hours-rules.ts'
import { openState } from '../restaurant/open-state.ts'
import { type OpeningHours } from '../restaurant/opening-hours.ts'
import { type BookingPeriod, bookingsAgainst, closureDuring, isOpenDuring, serviceDay } from './booking-period.ts'
import { bookingRefusals } from './booking-refusals.messages.ts'

const period = (start: string, end: string): BookingPeriod => ({ start: `${start}:00`, end: `${end}:00` })
const evenings = { start: '19:00', end: '02:00' }
const nightly = Object.fromEntries(weekdays.map((day) => [day, evenings]))
const exception = (from: string, to: string, hours: HoursException['hours'] = null): HoursException => ({
  id: `${from}/${to}`,
  from,
  to,
  hours,
})
const christmas = exception('2026-12-25', '2026-12-26')
const closed: Schedule = { openingHours: nightly, exceptions: [christmas] }

describe('an exceptional closure', () => {
  it('closes each of its days, the last included, and is named as the cause', () => {
    for (const day of ['2026-12-25', '2026-12-26']) {
      expect(closureDuring(closed, period(`${day}T20:00`, `${day}T22:00`))).toEqual({
        from: `${day}T20:00:00`,
        exception: christmas,
      })
    }
    expect(isOpenDuring(closed, period('2026-12-24T20:00', '2026-12-24T22:00'))).toBe(true)
    expect(isOpenDuring(closed, period('2026-12-27T20:00', '2026-12-27T22:00'))).toBe(true)
  })

  it('leaves the evening before open past midnight, and closes the night after its last day', () => {
    expect(isOpenDuring(closed, period('2026-12-24T22:00', '2026-12-25T02:00'))).toBe(true)
    expect(closureDuring(closed, period('2026-12-27T00:30', '2026-12-27T01:30'))?.exception).toEqual(christmas)
  })

  it('is not named as the cause outside the weekly hours', () => {
    expect(closureDuring(closed, period('2026-12-24T10:00', '2026-12-24T12:00'))).toEqual({
      from: '2026-12-24T10:00:00',
      exception: null,
    })
    expect(closureDuring(closed, period('2026-12-27T03:00', '2026-12-27T04:00'))?.exception).toBeNull()
  })
})

describe('exceptional hours', () => {
  const lunch = exception('2026-12-31', '2026-12-31', { start: '12:00', end: '15:00' })
  const { FRIDAY: _, ...others }: OpeningHours = nightly
  const schedule: Schedule = { openingHours: others, exceptions: [lunch] }

  it('replace the weekly hours, also on a day that the week closes', () => {
    expect(isOpenDuring(schedule, period('2026-12-31T12:00', '2026-12-31T15:00'))).toBe(true)
    expect(closureDuring(schedule, period('2026-12-31T19:00', '2026-12-31T21:00'))?.exception).toEqual(lunch)
    const friday = exception('2027-01-01', '2027-01-01', { start: '12:00', end: '15:00' })
    const opened = { ...schedule, exceptions: [lunch, friday] }
    expect(isOpenDuring(schedule, period('2027-01-01T12:00', '2027-01-01T14:00'))).toBe(false)
    expect(isOpenDuring(opened, period('2027-01-01T12:00', '2027-01-01T14:00'))).toBe(true)
  })

  it('run past midnight like others, over the clock’s changes too', () => {
    for (const [saturday, sunday] of [
      ['2026-03-28', '2026-03-29'],
      ['2026-10-24', '2026-10-25'],
    ] as const) {
      const late = { openingHours: {}, exceptions: [exception(saturday, saturday, { start: '18:00', end: '04:00' })] }
      expect(isOpenDuring(late, period(`${saturday}T18:00`, `${sunday}T04:00`))).toBe(true)
      expect(isOpenDuring(late, period(`${sunday}T03:30`, `${sunday}T04:01`))).toBe(false)
    }
  })
})

describe('the hours that a refusal tells', () => {
  const openingHours: OpeningHours = { SATURDAY: evenings, SUNDAY: { start: '12:00', end: '15:00' } }
  const told = (schedule: Schedule, asked: BookingPeriod) => {
    const closure = closureDuring(schedule, asked)
    return closure && bookingRefusals.closed(schedule, asked, closure).replaceAll('\u00a0', ' ')
  }

  it('are those of the evening before while it runs, else those of the day', () => {
    const late = period('2026-11-29T01:30', '2026-11-29T02:30')
    expect(told({ openingHours }, late)).toBe(
      'Le restaurant est fermé à cette période (samedi : 19:00 – 02:00 (le lendemain)).',
    )
    expect(told({ openingHours }, period('2026-11-29T02:00', '2026-11-29T03:00'))).toContain('(dimanche : 12:00')
    const shorter = exception('2026-11-28', '2026-11-28', { start: '19:00', end: '01:00' })
    expect(serviceDay({ openingHours, exceptions: [shorter] }, late.start)).toBe('2026-11-29')
  })
})

describe('two services a day [SVC-02]', () => {
  const twice = { start: '12:00', end: '14:30', second: { start: '19:00', end: '01:00' } }
  const schedule: Schedule = { openingHours: { SATURDAY: twice }, exceptions: [] }

  it('are booked within either, never across the pause', () => {
    for (const [start, end] of [
      ['2026-12-19T12:00', '2026-12-19T14:30'],
      ['2026-12-19T19:00', '2026-12-20T01:00'],
    ] as const)
      expect(isOpenDuring(schedule, period(start, end))).toBe(true)
    expect(closureDuring(schedule, period('2026-12-19T13:00', '2026-12-19T20:00'))?.from).toBe('2026-12-19T14:30:00')
    expect(isOpenDuring(schedule, period('2026-12-19T16:00', '2026-12-19T18:00'))).toBe(false)
  })

  it('can be those of exceptional days', () => {
    const opened = { openingHours: {}, exceptions: [exception('2026-12-24', '2026-12-24', twice)] }
    expect(isOpenDuring(opened, period('2026-12-24T20:00', '2026-12-25T00:30'))).toBe(true)
    expect(isOpenDuring(opened, period('2026-12-24T15:00', '2026-12-24T16:00'))).toBe(false)
  })
})

it('finds the bookings that an exception would close, not those outside the hours already', () => {
  const bookings = [
    period('2026-12-24T23:00', '2026-12-25T01:00'),
    period('2026-12-25T20:00', '2026-12-25T22:00'),
    period('2026-12-26T10:00', '2026-12-26T11:00'),
    period('2026-12-27T00:30', '2026-12-27T01:30'),
    { start: null, end: null },
  ]
  expect(bookingsAgainst({ openingHours: nightly }, christmas, bookings)).toEqual([bookings[1], bookings[3]])
})

const halfHour = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
const clock = fc.integer({ min: 0, max: 47 }).map(halfHour)
// Equal times are refused where hours are written.
const service = fc.record({ start: clock, end: clock }).filter(({ start, end }) => start !== end)
/** One service a day, or two with a pause. */
const dayServices = fc
  .record({ first: service, second: fc.option(service, { nil: undefined }) })
  .map(({ first, second }) => ({ ...first, ...(second ? { second } : {}) }))
  .filter((hours) => checkDayServices(hours) === null)
const anySchedule = fc
  .record({
    openingHours: fc.dictionary(fc.constantFrom(...weekdays), dayServices),
    days: fc.uniqueArray(fc.record({ day: fc.nat(40), hours: fc.option(dayServices) }), { selector: ({ day }) => day }),
  })
  .map(
    ({ openingHours, days }): Schedule => ({
      openingHours,
      exceptions: days.map(({ day, hours }) =>
        exception(addDays('2026-10-10', day), addDays('2026-10-10', day), hours),
      ),
    }),
  )
const moment = fc
  .record({ day: fc.nat(40), half: fc.nat(47) })
  .map(({ day, half }): Instant => wallToInstant(`${addDays('2026-10-10', day)}T${halfHour(half)}:00`))

/** The clock, whatever day it changes on. */
const later = (wall: string, halves: number) =>
  new Date(Date.parse(`${wall}Z`) + halves * 30 * 60_000).toISOString().slice(0, 19)

test.prop([anySchedule, moment, fc.integer({ min: 1, max: 30 })])(
  'a period is open exactly when each half hour of it is, exceptions and all',
  (schedule, first, halves) => {
    const start = instantToWall(first)
    const steps = Array.from({ length: halves }, (_, step) => later(start, step))
    // What the clock skips or repeats has no single instant to ask about.
    fc.pre(!/-10-25T0[0-4]/.test(steps.join()))
    expect(isOpenDuring(schedule, { start, end: later(start, halves) })).toBe(
      steps.every((step) => openState(schedule, wallToInstant(step)).open),
    )
  },
)

test.prop([anySchedule, moment])(
  'openState announces an opening that is open, with no service on the days before',
  (schedule, now) => {
    const state = openState(schedule, now)
    fc.pre(!state.open)
    const today = instantToWall(now).slice(0, 10)
    const days = 'opensAt' in state ? state.inDays : 60
    const before = Array.from({ length: Math.max(0, days - 1) }, (_, day) =>
      servicesOf(schedule, addDays(today, day + 1)),
    )
    expect(before.flat()).toEqual([])
    if ('opensAt' in state) {
      const opening = `${addDays(today, days)}T${state.opensAt}:00`
      fc.pre(!/-10-25T0[0-4]/.test(opening))
      expect(openState(schedule, wallToInstant(opening)).open).toBe(true)
    }
  },
)
