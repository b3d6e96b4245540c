import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, type Instant, instantToWall, wallToInstant, weekdays } from '../../base/time/index.ts'
import { checkDayServices } from '../restaurant/hours-rules.ts'
import { servicesOf } from '../restaurant/index.ts'
import { openState } from '../restaurant/open-state.ts'
import type { HoursException, OpeningHours, Schedule } from '../restaurant/opening-hours.ts'
import {
  type BookingPeriod,
  bookingsLeftOutside,
  checkPeriod,
  closureDuring,
  endsAfterStart,
  isOpenDuring,
  isPast,
  overlaps,
  serviceDay,
  servicePeriod,
} from './booking-period.ts'
import { bookingRefusals } from './booking-refusals.messages.ts'
import { byRestaurant, listDayBookings, readDayBooking } from './day-sheet.calls.ts'
import { proposedStart } from './proposed-start.ts'

const NOW = wallToInstant('2026-01-15T12:00:00')
const period = (start: string, end: string): BookingPeriod => ({ start: `${start}:00`, end: `${end}:00` })

describe('a period by itself', () => {
  it('ends after it starts, be it a minute or past midnight [RNW-19] [EVN-08]', () => {
    expect(endsAfterStart(period('2026-07-14T19:00', '2026-07-14T19:00'))).toBe(false)
    expect(endsAfterStart(period('2026-07-14T19:00', '2026-07-14T18:59'))).toBe(false)
    expect(endsAfterStart(period('2026-07-14T19:00', '2026-07-14T19:01'))).toBe(true)
    expect(endsAfterStart(period('2026-07-14T23:30', '2026-07-15T00:30'))).toBe(true)
    expect(checkPeriod(period('2026-07-14T19:00', '2026-07-14T19:00'), NOW)).toBe('end-before-start')
    expect(checkPeriod(period('2026-07-14T19:00', '2026-07-14T21:00'), NOW)).toBeNull()
  })

  it('starts now at the earliest, to the minute [RNW-26]', () => {
    const now = wallToInstant('2026-07-14T19:00:40')
    for (const start of ['2026-07-14T19:00:00', '2026-07-14T19:00']) expect(isPast(start, now)).toBe(false)
    expect(isPast('2026-07-14T18:59:59', now)).toBe(true)
    expect(checkPeriod(period('2026-07-14T18:59', '2026-07-14T21:00'), now)).toBe('past')
  })

  it('refuses an hour that the clock skips in spring, and accepts one that it repeats in autumn', () => {
    expect(checkPeriod(period('2026-03-29T02:30', '2026-03-29T05:00'), NOW)).toBe('start-skipped')
    expect(checkPeriod(period('2026-03-29T01:00', '2026-03-29T02:30'), NOW)).toBe('end-skipped')
    expect(checkPeriod(period('2026-03-28T23:00', '2026-03-29T08:00'), NOW)).toBeNull()
    expect(checkPeriod(period('2026-10-25T02:30', '2026-10-25T03:30'), NOW)).toBeNull()
  })

  it('lasts at most a month', () => {
    expect(checkPeriod(period('2026-05-01T08:00', '2026-06-01T08:00'), NOW)).toBeNull()
    expect(checkPeriod(period('2026-05-01T08:00', '2026-06-01T08:01'), NOW)).toBe('too-long')
  })
})

describe('two periods', () => {
  it('overlap when they share time, not when they only touch', () => {
    const lunch = period('2026-07-14T12:00', '2026-07-14T14:00')
    expect(overlaps(lunch, period('2026-07-14T14:00', '2026-07-14T16:00'))).toBe(false)
    expect(overlaps(lunch, period('2026-07-14T13:59', '2026-07-14T16:00'))).toBe(true)
    expect(overlaps(lunch, period('2026-07-14T12:30', '2026-07-14T13:00'))).toBe(true)
    expect(overlaps(lunch, period('2026-07-13T12:30', '2026-07-13T13:00'))).toBe(false)
  })
})

describe('opening hours', () => {
  const hours: OpeningHours = {
    TUESDAY: { start: '11:30', end: '22:00' },
    SATURDAY: { start: '19:00', end: '02:00' },
    SUNDAY: { start: '11:30', end: '15:00' },
  }

  it('cover the whole period, not only its start [RNW-46]', () => {
    expect(isOpenDuring({ openingHours: hours }, period('2026-07-14T11:30', '2026-07-14T22:00'))).toBe(true)
    expect(isOpenDuring({ openingHours: hours }, period('2026-07-14T11:29', '2026-07-14T14:00'))).toBe(false)
    expect(isOpenDuring({ openingHours: hours }, period('2026-07-14T20:00', '2026-07-14T22:01'))).toBe(false)
  })

  it('are none on a closed day', () => {
    expect(isOpenDuring({ openingHours: hours }, period('2026-07-15T12:00', '2026-07-15T14:00'))).toBe(false)
    expect(isOpenDuring({ openingHours: {} }, period('2026-07-15T12:00', '2026-07-15T14:00'))).toBe(false)
  })

  it('run past midnight, into a day that is itself closed or opens later', () => {
    expect(isOpenDuring({ openingHours: hours }, period('2026-07-18T22:00', '2026-07-19T02:00'))).toBe(true)
    expect(isOpenDuring({ openingHours: hours }, period('2026-07-19T00:30', '2026-07-19T01:30'))).toBe(true)
    expect(isOpenDuring({ openingHours: hours }, period('2026-07-19T01:00', '2026-07-19T02:01'))).toBe(false)
    expect(isOpenDuring({ openingHours: hours }, period('2026-07-19T01:00', '2026-07-19T12:00'))).toBe(false)
  })

  it('follow the clock on the days it changes', () => {
    // Both nights: Saturday 19:00 to Sunday 02:00, then Sunday 11:30 to 15:00.
    for (const [saturday, sunday] of [
      ['2026-03-28', '2026-03-29'],
      ['2026-10-24', '2026-10-25'],
    ]) {
      expect(isOpenDuring({ openingHours: hours }, period(`${saturday}T19:00`, `${sunday}T02:00`))).toBe(true)
      expect(isOpenDuring({ openingHours: hours }, period(`${saturday}T23:00`, `${sunday}T03:00`))).toBe(false)
      expect(isOpenDuring({ openingHours: hours }, period(`${sunday}T11:30`, `${sunday}T15:00`))).toBe(true)
      expect(isOpenDuring({ openingHours: hours }, period(`${sunday}T11:00`, `${sunday}T13:00`))).toBe(false)
    }
    const late: OpeningHours = { SATURDAY: { start: '19:00', end: '04:00' } }
    expect(isOpenDuring({ openingHours: late }, period('2026-10-25T02:30', '2026-10-25T04:00'))).toBe(true)
  })

  it('are joined at midnight when they touch', () => {
    const always = Object.fromEntries(weekdays.map((day) => [day, { start: '00:00', end: '24:00' }]))
    expect(isOpenDuring({ openingHours: always }, period('2026-07-14T20:00', '2026-07-17T08:00'))).toBe(true)
    const { WEDNESDAY: _, ...closed } = always
    expect(isOpenDuring({ openingHours: closed }, period('2026-07-14T20:00', '2026-07-15T00:00'))).toBe(true)
    expect(isOpenDuring({ openingHours: closed }, period('2026-07-14T20:00', '2026-07-15T00:01'))).toBe(false)
  })
})

const openingHours = { THURSDAY: { start: '11:30', end: '22:00' }, FRIDAY: { start: '18:00', end: '02:00' } }
/** The start that « Aujourd’hui » proposes on Thursday 26 November 2026. */
const at = (clock: string, { time = '10:00', day = '2026-11-26', schedule = true } = {}) =>
  proposedStart(
    { day, time, usual: '10:00' },
    wallToInstant(`2026-11-26T${clock}:00`),
    schedule ? { openingHours } : undefined,
  ).replace(/:00$/, '')

describe('start proposed by the shortcut « Aujourd’hui » [TYP-06]', () => {
  it('is the opening before service, the next quarter during it, tomorrow’s opening after it', () => {
    expect(['08:00', '11:29', '11:30', '18:40', '18:45', '21:44'].map((clock) => at(clock))).toEqual([
      '2026-11-26T11:30',
      '2026-11-26T11:30',
      '2026-11-26T11:45',
      '2026-11-26T18:45',
      '2026-11-26T19:00',
      '2026-11-26T21:45',
    ])
    expect([at('21:46'), at('23:50')]).toEqual(['2026-11-27T18:00', '2026-11-27T18:00'])
  })

  it('is the evening opening during the pause between two services [SVC-02]', () => {
    const twice = { start: '12:00', end: '14:30', second: { start: '19:00', end: '22:00' } }
    const propose = (time: string) =>
      proposedStart({ day: '2026-11-26', time: '10:00', usual: '10:00' }, wallToInstant(`2026-11-26T${time}:00`), {
        openingHours: { THURSDAY: twice },
      })
    expect(['11:00', '13:10', '14:20', '16:00', '20:05'].map(propose)).toEqual([
      '2026-11-26T12:00:00',
      '2026-11-26T13:15:00',
      '2026-11-26T19:00:00',
      '2026-11-26T19:00:00',
      '2026-11-26T20:15:00',
    ])
  })

  it('is the usual time, the next quarter or tomorrow without a chosen restaurant', () => {
    expect(['08:00', '10:00', '18:40', '23:50'].map((clock) => at(clock, { schedule: false }))).toEqual([
      '2026-11-26T10:00',
      '2026-11-26T10:15',
      '2026-11-26T18:45',
      '2026-11-27T10:00',
    ])
  })

  it('keeps a time that was set while it is still to come', () => {
    expect([at('18:40', { time: '20:15' }), at('20:16', { time: '20:15' })]).toEqual([
      '2026-11-26T20:15',
      '2026-11-26T20:30',
    ])
    expect(at('20:15', { time: '20:15' })).toBe('2026-11-26T20:30')
    expect(at('18:40', { time: '' })).toBe('')
  })

  it('keeps the time on another day', () => {
    expect(at('18:40', { day: '2026-11-28' })).toBe('2026-11-28T10:00')
  })
})

const minute = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2027-12-31') / 60_000 })
const clock = fc.constantFrom('09:00', '10:00', '19:30', '23:45')
test.prop([minute, clock, fc.boolean()], { numRuns: 10_000, seed: 27_112_026 })(
  'the proposed start is never past, and lies within the opening hours of its day, if any [TYP-06]',
  (minutes, time, known) => {
    const now = minutes * 60_000
    const day = instantToWall(now).slice(0, 10)
    const start = proposedStart({ day, time, usual: '10:00' }, now, known ? { openingHours } : undefined)
    expect(isPast(start, now)).toBe(false)
    expect(start <= `${addDays(day, 1)}T24`).toBe(true)
    if (!known || time !== '10:00') return
    const tomorrow = addDays(day, 1)
    const periodsOf = (one: string) => servicesOf({ openingHours }, one).map((service) => servicePeriod(one, service))
    const inService = [day, tomorrow].flatMap(periodsOf).some((span) => span.start <= start && start < span.end)
    expect(inService || (periodsOf(tomorrow).length === 0 && start === `${tomorrow}T10:00:00`)).toBe(true)
  },
)

const booking = (id: string, restaurantId: string) =>
  readDayBooking({ id, restaurantId, restaurantName: `Chez ${restaurantId}`, numberOfPeople: 4 })

it('groups the bookings of a day by restaurant, in the order of the list [SHT-01]', () => {
  const rows = [booking('1', 'b'), booking('2', 'b'), booking('3', 'a')]
  expect(byRestaurant(rows).map(({ name, bookings }) => [name, bookings.map(({ id }) => id)])).toEqual([
    ['Chez b', ['1', '2']],
    ['Chez a', ['3']],
  ])
  expect(byRestaurant([])).toEqual([])
})

it('listDayBookings asks for one restaurant, or for all [SHT-02]', () => {
  expect(listDayBookings.request({ day: '2026-11-28', restaurantId: '' })).toEqual({ query: { date: '2026-11-28' } })
  expect(listDayBookings.request({ day: '2026-11-28', restaurantId: 'r' })).toEqual({
    query: { date: '2026-11-28', restaurantId: 'r' },
  })
})

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
  const week: OpeningHours = { SATURDAY: evenings, SUNDAY: { start: '12:00', end: '15:00' } }
  const told = (schedule: Schedule, asked: BookingPeriod) => {
    const closure = closureDuring(schedule, asked)
    return closure && bookingRefusals.closed(schedule, asked, closure).replaceAll('\u00a0', ' ')
  }

  it('are those of the evening before while it runs, else those of the day', () => {
    const late = period('2026-11-29T01:30', '2026-11-29T02:30')
    expect(told({ openingHours: week }, late)).toBe(
      'Le restaurant est fermé à cette période (samedi : 19:00 – 02:00 (le lendemain)).',
    )
    expect(told({ openingHours: week }, period('2026-11-29T02:00', '2026-11-29T03:00'))).toContain('(dimanche : 12:00')
    const shorter = exception('2026-11-28', '2026-11-28', { start: '19:00', end: '01:00' })
    expect(serviceDay({ openingHours: week, exceptions: [shorter] }, late.start)).toBe('2026-11-29')
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
  const after = { openingHours: nightly, exceptions: [christmas] }
  expect(bookingsLeftOutside({ openingHours: nightly }, after, bookings)).toEqual([bookings[1], bookings[3]])
})

describe('bookings that a new week leaves outside', () => {
  const [lunch, night] = [
    period('2026-12-26T12:00', '2026-12-26T14:00'),
    period('2026-12-25T23:00', '2026-12-26T00:30'),
  ]
  const noon = { SATURDAY: { start: '12:00', end: '15:00' } }

  it('are those of a day that closes earlier or altogether, but not of a day with hours of its own', () => {
    const before = { openingHours: { ...noon, FRIDAY: { start: '19:00', end: '01:00' } } }
    expect(bookingsLeftOutside(before, { openingHours: noon }, [lunch, night])).toEqual([night])
    const shorter = { FRIDAY: { start: '19:00', end: '00:00' }, SATURDAY: { start: '12:00', end: '13:30' } }
    expect(bookingsLeftOutside(before, { openingHours: shorter }, [lunch, night])).toEqual([lunch, night])
    const kept = [exception('2026-12-26', '2026-12-26', noon.SATURDAY)]
    expect(
      bookingsLeftOutside({ ...before, exceptions: kept }, { openingHours: {}, exceptions: kept }, [lunch]),
    ).toEqual([])
  })

  it('are told where no hours had been told, and none are where no hours are told any more', () => {
    expect(bookingsLeftOutside({ openingHours: {} }, { openingHours: noon }, [lunch, night])).toEqual([night])
    expect(bookingsLeftOutside({ openingHours: noon }, { openingHours: {} }, [lunch])).toEqual([])
  })
})

const halfHour = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
const clockOf = fc.integer({ min: 0, max: 47 }).map(halfHour)
// Equal times are refused where hours are written.
const service = fc.record({ start: clockOf, end: clockOf }).filter(({ start, end }) => start !== end)
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
    ({ openingHours: week, days }): Schedule => ({
      openingHours: week,
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
