import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { comingExceptions, exceptionOn, servicesOf } from './hours-exception.ts'
import { checkHoursException } from './hours-exception-rules.ts'
import { checkDayServices, checkSeconds, checkServiceHours, duplicateDays, proposeSecond } from './hours-rules.ts'
import { openingHoursErrors, secondServiceErrors } from './opening-hours.messages.ts'
import { isOvernight, splitServices, toDayHours, toOpeningHours, weekdays, withSeconds } from './opening-hours.ts'

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
