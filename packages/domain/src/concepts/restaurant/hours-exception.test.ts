import { describe, expect, it } from 'vitest'
import { comingExceptions, exceptionOn, servicesOf } from './hours-exception.ts'
import { checkHoursException } from './hours-exception-rules.ts'

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
