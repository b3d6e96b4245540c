import { describe, expect, it } from 'vitest'
import { comingServices, openState } from './open-state.ts'
import { toOpeningHours, weekdays } from './opening-hours.ts'

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
  const noon = { start: '12:00', end: '14:30' }
  const night = { start: '19:00', end: '01:00' }
  const openingHours = { SATURDAY: { ...noon, second: night }, MONDAY: noon }
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
