import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../time/index.ts'
import {
  formatDate,
  formatDateTime,
  formatInstant,
  formatLongDate,
  formatMonth,
  formatRelative,
  formatTime,
  formatWait,
  formatWeekday,
  reportAge,
} from './index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const now = Date.parse('2026-11-21T12:00:00Z')

describe('dates', () => {
  it('are formatted the French way [GEN-02]', () => {
    expect(formatDate('2026-07-14T19:00:05')).toBe('14/07/2026')
    expect(formatDate('2026-07-14')).toBe('14/07/2026')
    expect(formatTime('2026-07-14T19:00:05')).toBe('19:00')
    expect(formatDateTime('2026-07-14T19:00:05.123')).toBe('14/07/2026 19:00')
    expect(formatDateTime('2026-07-14')).toBe('14/07/2026')
    expect(formatLongDate('2026-11-21')).toBe('samedi 21 novembre 2026')
    expect(formatLongDate('2026-11-21T00:00:00')).toBe('samedi 21 novembre 2026')
    expect(formatLongDate('2026-12-01')).toBe('mardi 1er décembre 2026')
    expect(formatLongDate('2026-12-11')).toBe('vendredi 11 décembre 2026')
    expect(formatInstant(Date.parse('2026-07-14T17:00:00Z'))).toBe('14/07/2026 19:00')
  })

  it('name the month and the weekday of a day', () => {
    expect([formatMonth('2026-11-01'), formatMonth('2026-12-31')]).toEqual(['novembre 2026', 'décembre 2026'])
    expect([formatWeekday('2026-11-21', 'long'), formatWeekday('2026-11-22', 'short')]).toEqual(['samedi', 'dim.'])
  })

  it('show « Date invalide » or « --:-- » when missing [RES-18]', () => {
    for (const format of [formatDate, formatDateTime, formatLongDate])
      expect([format(null), format('')]).toEqual(['Date invalide', 'Date invalide'])
    expect([formatInstant(null), formatRelative(null, now)]).toEqual(['Date invalide', 'Date invalide'])
    expect([formatTime(null), formatTime('2026-07-14')]).toEqual(['--:--', '--:--'])
  })
})

describe('ages', () => {
  it('show elapsed hours and days, then the date after a week [AMB-45]', () => {
    const ago = (elapsed: number) => formatRelative(now - elapsed, now)
    expect(ago(0)).toBe("Il y a moins d'1h")
    expect(ago(59 * MINUTE)).toBe("Il y a moins d'1h")
    expect(ago(60 * MINUTE)).toBe('Il y a 1h')
    expect(ago(23 * HOUR + 59 * MINUTE)).toBe('Il y a 23h')
    expect(ago(DAY)).toBe('Hier')
    expect(ago(25 * HOUR)).toBe('Hier')
    expect(ago(2 * DAY)).toBe('Il y a 2 jours')
    expect(ago(6 * DAY + 23 * HOUR)).toBe('Il y a 6 jours')
    expect(ago(7 * DAY)).toBe('14/11/2026')
  })

  it('show an old moment as its day in Paris', () => {
    expect(formatRelative(wallToInstant('2026-07-14T00:30:00'), now)).toBe('14/07/2026')
  })

  it('of reports are recent, medium or urgent; the exact bound has the lower grade', () => {
    const age = (elapsed: number) => reportAge(now - elapsed, now)
    expect([age(0), age(3 * DAY)]).toEqual(['recent', 'recent'])
    expect([age(3 * DAY + SECOND), age(7 * DAY)]).toEqual(['medium', 'medium'])
    expect(age(7 * DAY + SECOND)).toBe('urgent')
  })

  it('of waiting orders are minutes, hours or days', () => {
    const wait = (elapsed: number) => formatWait(now - elapsed, now)
    expect([wait(0), wait(59 * SECOND)]).toEqual(['à l’instant', 'à l’instant'])
    expect([wait(MINUTE), wait(59 * MINUTE)]).toEqual(['1 min', '59 min'])
    expect([wait(HOUR), wait(3 * HOUR + 5 * MINUTE), wait(23 * HOUR + 59 * MINUTE)]).toEqual([
      '1 h 00',
      '3 h 05',
      '23 h 59',
    ])
    expect([wait(DAY), wait(50 * HOUR)]).toEqual(['1 j', '2 j'])
  })
})
