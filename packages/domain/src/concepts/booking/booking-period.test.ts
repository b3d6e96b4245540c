import { describe, expect, it } from 'vitest'
import { wallToInstant, weekdays } from '../../base/time/index.ts'
import type { OpeningHours } from '../restaurant/opening-hours.ts'
import { type BookingPeriod, checkPeriod, endsAfterStart, isOpenDuring, isPast, overlaps } from './booking-period.ts'

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
