import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { instantToWall, localHourKind, todayIn, wallToInstant } from '../../base/time/index.ts'
import { canChangeBooking, checkPeriod, proposedStart } from '../booking/index.ts'
import { calendarFile } from '../calendar/index.ts'
import { canPropose, canWithdraw } from '../request/index.ts'
import { backAt } from '../restaurant-menu/index.ts'
import {
  checkDayServices,
  checkHoursException,
  checkSeconds,
  checkServiceHours,
  duplicateDays,
  proposeSecond,
  readTypedWeek,
} from './hours-rules.ts'
import { overseasZones, type Schedule, zoneOf } from './index.ts'
import { comingServices, openState } from './open-state.ts'
import {
  comingExceptions,
  exceptionOn,
  isOvernight,
  servicesOf,
  splitServices,
  toDayHours,
  toOpeningHours,
  weekdays,
  withSeconds,
} from './opening-hours.ts'
import { openingHoursErrors, secondServiceErrors } from './restaurant-errors.messages.ts'

describe('service hours', () => {
  it('reads HH:mm from 00:00 to 24:00 [RST-18]', () => {
    const { format: message } = openingHoursErrors
    for (const time of ['00:00', '24:00']) {
      expect(checkServiceHours({ start: time, end: '23:00' })).toBeNull()
      expect(checkServiceHours({ start: '12:00', end: time })).toBeNull()
    }
    for (const time of ['9:00', '24:30', '25:00', '12:60', '', 'midi']) {
      expect(checkServiceHours({ start: time, end: '23:00' })).toEqual({ field: 'start', message })
      expect(checkServiceHours({ start: '12:00', end: time })).toEqual({ field: 'end', message })
    }
  })

  it('refuses equal times, accepts overnight unless refused [RST-19] [RST-20] [RST-21]', () => {
    expect(checkServiceHours({ start: '12:00', end: '12:00' })).toEqual({
      field: 'end',
      message: 'Start and end time must be different',
    })
    expect(checkServiceHours({ start: '19:00', end: '02:00' })).toBeNull()
    expect(checkServiceHours({ start: '19:00', end: '02:00' }, { overnight: false })).toEqual({
      field: 'end',
      message: 'End time must be after start time or be an overnight shift',
    })
    expect(isOvernight({ start: '19:00', end: '00:00' })).toBe(true)
    expect(isOvernight({ start: '11:30', end: '15:00' })).toBe(false)
    expect(isOvernight({ start: '12:00', end: '12:00' })).toBe(false)
  })

  it('has a second service after the first, which ends the same day [SVC-01]', () => {
    const noon = { start: '12:00', end: '14:30' }
    expect(checkDayServices({ ...noon, second: { start: '19:00', end: '02:00' } })).toBeNull()
    for (const start of ['11:00', '14:00', '14:30']) {
      expect(checkDayServices({ ...noon, second: { start, end: '23:00' } })).toEqual({
        field: 'second.start',
        message: secondServiceErrors.order('14:30'),
      })
    }
    expect(checkDayServices({ start: '19:00', end: '01:00', second: noon })).toEqual({
      field: 'end',
      message: secondServiceErrors.firstOvernight,
    })
    expect(checkDayServices({ ...noon, second: { start: '19h', end: '22:00' } })?.field).toBe('second.start')
    expect(checkDayServices({ start: '12:00', end: '', second: noon })?.field).toBe('end')
  })

  it('gives the errors of a second service at its fields on the wire [SVC-01]', () => {
    const evening = { start: '19:00', end: '22:00' }
    expect(checkSeconds({ MONDAY: { start: '12:00', end: '14:00' } }, { MONDAY: evening })).toEqual({})
    expect(checkSeconds({}, { FRIDAY: evening })).toEqual({ 'openingHours2.FRIDAY': secondServiceErrors.alone })
    expect(checkSeconds({ FRIDAY: evening }, { FRIDAY: evening })).toEqual({
      'openingHours2.FRIDAY': secondServiceErrors.order('22:00'),
    })
    expect(checkSeconds({ FRIDAY: { start: '19:00', end: '01:00' } }, { FRIDAY: evening })).toEqual({
      'availability.openingHours.FRIDAY.end': secondServiceErrors.firstOvernight,
    })
  })

  it('is read from a form with the times that are typed short, and not while a day breaks a rule', () => {
    const typed = { day: 'MONDAY', start: '9', end: '14h30', second: { start: '1900', end: '2' } } as const
    expect(readTypedWeek([typed])).toEqual({
      MONDAY: { start: '09:00', end: '14:30', second: { start: '19:00', end: '02:00' } },
    })
    expect(readTypedWeek([])).toEqual({})
    expect(readTypedWeek([typed, typed])).toBeNull()
    expect(readTypedWeek([{ ...typed, end: '' }])).toBeNull()
  })

  test.prop([fc.nat(47), fc.nat(47)])('a second service that is proposed can be kept [SVC-01]', (from, to) => {
    const half = (count: number) => `${String(Math.floor(count / 2)).padStart(2, '0')}:${count % 2 ? '30' : '00'}`
    fc.pre(from !== to)
    expect(checkDayServices(proposeSecond({ start: half(from), end: half(to) }))).toBeNull()
  })

  it('gets a second service proposed by an afternoon pause, or by a lunch before an evening [SVC-01]', () => {
    expect(proposeSecond({ start: '11:30', end: '01:00' })).toEqual({
      start: '11:30',
      end: '14:30',
      second: { start: '19:00', end: '01:00' },
    })
    expect(proposeSecond({ start: '18:30', end: '23:00' })).toMatchObject({
      start: '12:00',
      second: { start: '18:30', end: '23:00' },
    })
    const dinner = { start: '19:00', end: '22:30' }
    expect(proposeSecond({ start: '08:00', end: '15:00' })).toEqual({ start: '08:00', end: '15:00', second: dinner })
    expect(proposeSecond({ start: '08:00', end: '19:00' })).toEqual({ start: '08:00', end: '14:30', second: dinner })
  })

  it('is split into first and second services for the wire, and joined again [SVC-01]', () => {
    const second = { start: '19:00', end: '22:00' }
    const week = { MONDAY: { start: '12:00', end: '14:00', second }, SUNDAY: { start: '12:00', end: '15:00' } }
    const { first, seconds } = splitServices(week)
    expect(first).toEqual({ MONDAY: { start: '12:00', end: '14:00' }, SUNDAY: week.SUNDAY })
    expect(seconds).toEqual({ MONDAY: second })
    expect(withSeconds(first, seconds)).toEqual(week)
    expect(withSeconds({}, seconds)).toEqual({})
    expect(splitServices(first)).toEqual({ first, seconds: undefined })
  })

  it('finds days named twice [RST-22]', () => {
    expect(duplicateDays([{ day: 'MONDAY' }, { day: 'FRIDAY' }, { day: 'MONDAY' }])).toEqual(['MONDAY'])
    expect(duplicateDays([{ day: 'MONDAY' }])).toEqual([])
  })

  test.prop([fc.uniqueArray(fc.constantFrom(...weekdays))])(
    'turns a list into a map and back in week order',
    (days) => {
      const list = days.map((day) => ({ day, start: '11:30', end: '15:00' }))
      expect(toDayHours(toOpeningHours(list)).map((hours) => hours.day)).toEqual(
        weekdays.filter((day) => days.includes(day)),
      )
    },
  )
})

const today = '2026-11-21'
const noon = { start: '12:00', end: '14:00' }
const week = { openingHours: { SATURDAY: { start: '19:00', end: '23:00' } } }
const feast = { id: 'x', from: '2026-12-24', to: '2026-12-26', hours: null }

describe('an exception to the week', () => {
  it('holds from its first day to its last', () => {
    const on = (day: string) => exceptionOn([feast], day)?.id
    expect([on('2026-12-23'), on('2026-12-24'), on('2026-12-26'), on('2026-12-27')]).toEqual([
      undefined,
      'x',
      'x',
      undefined,
    ])
    expect(exceptionOn(undefined, '2026-12-24')).toBeUndefined()
  })

  it('replaces the hours of its days, by none or by others', () => {
    expect(servicesOf(week, today)).toEqual([{ start: '19:00', end: '23:00' }])
    expect(servicesOf(week, '2026-11-22')).toEqual([])
    expect(servicesOf({ ...week, exceptions: [{ ...feast, from: today, to: today }] }, today)).toEqual([])
    const open = { ...feast, from: '2026-11-22', to: '2026-11-22', hours: noon }
    expect(servicesOf({ ...week, exceptions: [open] }, '2026-11-22')).toEqual([noon])
  })

  it('is coming until its last day is over, and is listed by date', () => {
    const days = [
      { from: '2027-01-01', to: '2027-01-01' },
      { from: '2026-11-19', to: today },
      { from: '2026-11-01', to: '2026-11-20' },
    ]
    expect(comingExceptions(days, today).map(({ from }) => from)).toEqual(['2026-11-19', '2027-01-01'])
    expect(comingExceptions(undefined, today)).toEqual([])
  })
})

describe('the rules of an exception', () => {
  const draft = { from: today, to: today, hours: null, reason: '' }
  const problems = (change: Partial<Parameters<typeof checkHoursException>[0]>) =>
    checkHoursException({ ...draft, ...change }, today)

  it('require existing days, in order', () => {
    expect(problems({})).toEqual({})
    expect(problems({ from: '2026-02-30', to: '2026-12-01' })).toEqual({ from: 'day' })
    expect(problems({ from: ' 2026-11-21' })).toEqual({ from: 'day' })
    expect(problems({ to: '2026-11-21x' })).toEqual({ to: 'day' })
    expect(problems({ from: '', to: '' })).toEqual({ from: 'day', to: 'day' })
    expect(problems({ to: '2026-11-20' })).toEqual({ to: 'order' })
  })

  it('refuse an end in the past, a start more than 730 days ahead, and more than 366 days', () => {
    expect(problems({ from: '2026-11-01', to: '2026-11-20' })).toEqual({ to: 'past' })
    expect(problems({ from: '2026-11-01' })).toEqual({})
    expect(problems({ from: '2028-11-20', to: '2028-11-20' })).toEqual({})
    expect(problems({ from: '2028-11-21', to: '2028-11-21' })).toEqual({ from: 'far' })
    expect(problems({ to: '2027-11-21' })).toEqual({})
    expect(problems({ to: '2027-11-22' })).toEqual({ to: 'long' })
    expect(problems({ from: 'x', to: '2026-11-20' })).toEqual({ from: 'day', to: 'past' })
    expect(problems({ from: 'x', to: '2030-01-01' })).toEqual({ from: 'day' })
  })

  it('check the hours like weekly ones, and limit the reason to 200 characters', () => {
    expect(problems({ hours: noon })).toEqual({})
    expect(Object.keys(problems({ hours: { start: '25:00', end: '14:00' } }))).toEqual(['start'])
    expect(problems({ reason: ` ${'a'.repeat(200)} ` })).toEqual({})
    expect(problems({ reason: 'a'.repeat(201) })).toEqual({ reason: 'reason' })
  })
})

const paris = (iso: string) => Date.parse(iso)

describe('open now', () => {
  const hours = toOpeningHours([
    { day: 'SATURDAY', start: '19:00', end: '02:00' },
    { day: 'MONDAY', start: '11:30', end: '15:00' },
  ])

  it('is open in the evening and past midnight into the next day', () => {
    expect(openState({ openingHours: hours }, paris('2026-07-18T22:00:00+02:00'))).toEqual({
      open: true,
      closesAt: '02:00',
    })
    expect(openState({ openingHours: hours }, paris('2026-07-19T01:59:00+02:00'))).toEqual({
      open: true,
      closesAt: '02:00',
    })
    expect(openState({ openingHours: hours }, paris('2026-07-19T02:00:00+02:00'))).toEqual({
      open: false,
      opensAt: '11:30',
      day: 'MONDAY',
      inDays: 1,
    })
  })

  it('says when it opens, the same day or after closed days', () => {
    expect(openState({ openingHours: hours }, paris('2026-07-20T09:00:00+02:00'))).toEqual({
      open: false,
      opensAt: '11:30',
      day: 'MONDAY',
      inDays: 0,
    })
    expect(openState({ openingHours: hours }, paris('2026-07-20T15:00:00+02:00'))).toEqual({
      open: false,
      opensAt: '19:00',
      day: 'SATURDAY',
      inDays: 5,
    })
    expect(
      openState({ openingHours: { MONDAY: { start: '11:30', end: '15:00' } } }, paris('2026-07-20T16:00:00+02:00')),
    ).toMatchObject({
      inDays: 7,
    })
    expect(openState({ openingHours: {} }, paris('2026-07-20T16:00:00+02:00'))).toEqual({ open: false })
  })

  it('closes between two services, and says when the second begins [SVC-02]', () => {
    const twice = { start: '12:00', end: '14:30', second: { start: '19:00', end: '01:00' } }
    const schedule = { openingHours: { MONDAY: twice } }
    const stateAt = (time: string) => openState(schedule, paris(`2026-07-20T${time}:00+02:00`))
    expect(stateAt('11:00')).toMatchObject({ open: false, opensAt: '12:00', inDays: 0 })
    expect(stateAt('14:29')).toEqual({ open: true, closesAt: '14:30' })
    expect(stateAt('16:00')).toMatchObject({ open: false, opensAt: '19:00', inDays: 0 })
    expect(stateAt('19:00')).toEqual({ open: true, closesAt: '01:00' })
    expect(openState(schedule, paris('2026-07-21T00:59:00+02:00'))).toEqual({ open: true, closesAt: '01:00' })
    expect(openState(schedule, paris('2026-07-21T01:00:00+02:00'))).toMatchObject({ open: false, inDays: 6 })
  })

  it('keeps to Paris time across the clock change', () => {
    const sunday = { SUNDAY: { start: '11:30', end: '15:00' } }
    expect(openState({ openingHours: sunday }, paris('2026-03-29T09:30:00Z'))).toEqual({
      open: true,
      closesAt: '15:00',
    })
    expect(openState({ openingHours: sunday }, paris('2026-10-25T10:29:00Z'))).toMatchObject({ open: false, inDays: 0 })
  })
})

describe('open now with exceptions', () => {
  const openingHours = Object.fromEntries(weekdays.map((day) => [day, { start: '19:00', end: '02:00' }]))
  const closed = { id: 'noel', from: '2026-12-25', to: '2027-01-08', hours: null }
  const lunch = { id: 'veille', from: '2026-12-24', to: '2026-12-24', hours: { start: '12:00', end: '15:00' } }
  const schedule = { openingHours, exceptions: [closed, lunch] }

  it('keeps to the hours of the exception, and says when it opens again however far', () => {
    expect(openState(schedule, paris('2026-12-24T13:00:00+01:00'))).toEqual({ open: true, closesAt: '15:00' })
    expect(openState(schedule, paris('2026-12-24T20:00:00+01:00'))).toEqual({
      open: false,
      opensAt: '19:00',
      day: 'SATURDAY',
      inDays: 16,
    })
    expect(openState(schedule, paris('2027-01-09T01:00:00+01:00'))).toMatchObject({ open: false, inDays: 0 })
  })

  it('stays open past midnight on the evening before a closure', () => {
    expect(openState({ openingHours, exceptions: [closed] }, paris('2026-12-25T01:00:00+01:00'))).toEqual({
      open: true,
      closesAt: '02:00',
    })
  })
})

describe('the next hours [RSD-13]', () => {
  const midday = { start: '12:00', end: '14:30' }
  const night = { start: '19:00', end: '01:00' }
  const openingHours = { SATURDAY: { ...midday, second: night }, MONDAY: midday }
  const at = (iso: string, more: object = {}) =>
    comingServices({ openingHours, ...more }, paris(iso), 2).map(({ inDays, date, services }) => [
      inDays,
      date,
      services.map(({ start }) => start),
    ])

  it('are what is left of today, and the next day with any', () => {
    expect(at('2026-07-18T09:00:00+02:00')).toEqual([
      [0, '2026-07-18', ['12:00', '19:00']],
      [2, '2026-07-20', ['12:00']],
    ])
    expect(at('2026-07-18T14:30:00+02:00')).toEqual([
      [0, '2026-07-18', ['19:00']],
      [2, '2026-07-20', ['12:00']],
    ])
    expect(at('2026-07-20T14:30:00+02:00')).toEqual([
      [5, '2026-07-25', ['12:00', '19:00']],
      [7, '2026-07-27', ['12:00']],
    ])
  })

  it('start after a closure, and are empty without opening hours', () => {
    const closed = [{ id: 'x', from: '2026-07-18', to: '2026-08-20', hours: null, reason: '' }]
    expect(at('2026-07-18T09:00:00+02:00', { exceptions: closed })).toEqual([
      [35, '2026-08-22', ['12:00', '19:00']],
      [37, '2026-08-24', ['12:00']],
    ])
    expect(comingServices({ openingHours: {} }, paris('2026-07-18T09:00:00+02:00'), 2)).toEqual([])
  })
})

const at = (iso: string) => Date.parse(iso)
const zoneAt = (postalCode: string, country = 'France') => zoneOf({ postalCode, country })
/** Lunch, every day, in Réunion. */
const lunch: Schedule = {
  openingHours: Object.fromEntries(weekdays.map((day) => [day, { start: '12:00', end: '15:00' }])),
  zone: zoneAt('97400'),
}

describe('the zone of a restaurant [ZON-01]', () => {
  it('is that of its postal code in France, and of Paris everywhere else', () => {
    const zones = {
      97100: 'America/Guadeloupe',
      97200: 'America/Martinique',
      97300: 'America/Cayenne',
      97400: 'Indian/Reunion',
      97500: 'America/Miquelon',
      97600: 'Indian/Mayotte',
      97700: 'America/St_Barthelemy',
      97800: 'America/Marigot',
      98600: 'Pacific/Wallis',
      98700: 'Pacific/Tahiti',
      98800: 'Pacific/Noumea',
    }
    for (const [code, zone] of Object.entries(zones)) expect(zoneAt(code), code).toBe(zone)
    for (const code of ['69001', '20200', '98000', '98400', '97900', '9', '']) expect(zoneAt(code)).toBe('Europe/Paris')
    expect([zoneAt('97400', 'FRANCE'), zoneAt('97400', 'Allemagne')]).toEqual(['Indian/Reunion', 'Europe/Paris'])
  })

  const zone = fc.constantFrom('Europe/Paris', ...Object.values(overseasZones))
  const minute = fc.integer({ min: at('2000-01-01') / 60_000, max: at('2090-12-31') / 60_000 })
  test.prop([zone, minute])(
    'converts any moment to clock time and back, except in a repeated hour',
    (name, minutes) => {
      const moment = minutes * 60_000
      const wall = instantToWall(moment, name)
      expect(wall).toBe(new Date(moment).toLocaleString('sv', { timeZone: name }).replace(' ', 'T'))
      const back = wallToInstant(wall, name)
      expect(instantToWall(back, name)).toBe(wall)
      if (localHourKind(wall, name) === 'normal') expect(back).toBe(moment)
    },
  )

  it('has its own clock changes, where it has any', () => {
    const miquelon = zoneAt('97500')
    expect(localHourKind('2026-03-08T02:30:00', miquelon)).toBe('skipped')
    expect(localHourKind('2026-11-01T01:30:00', miquelon)).toBe('repeated')
    expect(localHourKind('2026-03-29T02:30:00', miquelon)).toBe('normal')
    expect(localHourKind('2026-03-08T02:30:00')).toBe('normal')
    expect(localHourKind('2026-03-29T02:30:00', zoneAt('97400'))).toBe('normal')
    expect(wallToInstant('2026-11-01T01:30:00', miquelon)).toBe(at('2026-11-01T01:30:00-02:00'))
  })

  it('has its own current day', () => {
    const night = at('2026-07-14T21:30:00Z')
    expect([todayIn(zoneAt('98600'), night), todayIn(undefined, night)]).toEqual(['2026-07-15', '2026-07-14'])
    expect(todayIn(zoneAt('98700'), at('2026-07-15T09:30:00Z'))).toBe('2026-07-14')
  })
})

describe('a restaurant, by its own clock [ZON-02]', () => {
  it('is open and announces its opening by local time', () => {
    expect(openState(lunch, at('2026-07-14T07:59:00Z'))).toMatchObject({ opensAt: '12:00', inDays: 0 })
    expect(openState(lunch, at('2026-07-14T08:30:00Z'))).toEqual({ open: true, closesAt: '15:00' })
    expect(openState(lunch, at('2026-07-14T10:30:00Z'))).toEqual({ open: true, closesAt: '15:00' })
    expect(openState(lunch, at('2026-07-14T11:00:00Z'))).toMatchObject({ opensAt: '12:00', inDays: 1 })
  })

  it('has a dish back on at its local opening, or its local morning without hours', () => {
    expect(backAt(lunch, at('2026-07-14T08:30:00Z'))).toBe(at('2026-07-15T12:00:00+04:00'))
    expect(backAt({ openingHours: {}, zone: lunch.zone }, at('2026-07-14T21:30:00Z'))).toBe(
      at('2026-07-15T05:00:00+04:00'),
    )
  })
})

describe('a booking, by its restaurant’s clock [ZON-03]', () => {
  const reunion = zoneAt('97400')
  const martinique = zoneAt('97200')
  const instant = at('2026-07-14T12:00:00Z')

  it('is refused as past, or for an hour that the clock skips', () => {
    const period = { start: '2026-07-14T15:00:00', end: '2026-07-14T17:00:00' }
    expect([checkPeriod(period, instant), checkPeriod(period, instant, reunion)]).toEqual([null, 'past'])
    const morning = { start: '2026-07-14T08:00:00', end: '2026-07-14T10:00:00' }
    expect([checkPeriod(morning, instant), checkPeriod(morning, instant, martinique)]).toEqual(['past', null])
    const skipped = { start: '2027-03-14T02:30:00', end: '2027-03-14T04:00:00' }
    expect(checkPeriod(skipped, instant, zoneAt('97500'))).toBe('start-skipped')
  })

  it('is proposed in the future, and can be changed, withdrawn and proposed anew until its start', () => {
    const asked = { day: '2026-07-14', time: '10:00', usual: '10:00' }
    expect(proposedStart(asked, at('2026-07-14T08:05:00Z'), lunch)).toBe('2026-07-14T12:15:00')
    const [early, late] = ['2026-07-14T09:00:00', '2026-07-14T15:30:00'].map((start) => ({
      status: 'CONFIRMED',
      withdrawn: false,
      start,
    }))
    if (!early || !late) throw new Error('two bookings')
    for (const may of [canChangeBooking, canWithdraw, canPropose]) {
      expect([may(early, instant), may(early, instant, martinique)]).toEqual([false, true])
      expect([may(late, instant), may(late, instant, reunion)]).toEqual([true, false])
    }
  })
})

it('a calendar file has times in UTC for a restaurant outside the zone of Paris [ZON-05]', () => {
  const entry = {
    id: 'r1',
    title: 'Suzanne Legrand',
    start: '2026-07-14T12:30:00',
    end: '2026-07-14T14:00:00',
    status: 'CONFIRMED',
    changedAt: 0,
  }
  const file = calendarFile([entry], { house: 'Le Jardin', restaurant: 'Saint-Denis', zone: lunch.zone })
  expect(file).toContain('\r\nDTSTART:20260714T083000Z\r\nDTEND:20260714T100000Z\r\n')
  expect(file).not.toContain('TZID')
})
