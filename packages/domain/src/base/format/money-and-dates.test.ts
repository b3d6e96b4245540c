import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../time/index.ts'
import {
  formatDate,
  formatDateTime,
  formatInstant,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatPriceTtc,
  formatRelative,
  formatTime,
  formatWait,
  formatWeekday,
  parseMoney,
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

describe('money', () => {
  it('is formatted the French way, with no-break spaces [GEN-03] [AMB-59]', () => {
    expect(formatMoney(300)).toBe('3,00\u00a0€')
    expect(formatMoney(1250)).toBe('12,50\u00a0€')
    expect(formatMoney(123_450)).toBe('1\u202f234,50\u00a0€')
    expect(formatMoney(100_000_000)).toBe('1\u202f000\u202f000,00\u00a0€')
    expect([0, -0, -50].map(formatMoney)).toEqual(['0,00\u00a0€', '0,00\u00a0€', '-0,50\u00a0€'])
  })

  it('shows a sum of cents exactly [ORD-04]', () => {
    expect(formatMoney(110 + 220 + 330)).toBe('6,60\u00a0€')
  })

  it('has TTC beside a price, and « non renseigné » when missing [GEN-03]', () => {
    expect(formatPriceTtc(1250)).toBe('12,50\u00a0€\u00a0TTC')
    expect([formatMoney(null), formatPriceTtc(null)]).toEqual(['non renseigné', 'non renseigné'])
  })

  it('reads typed euros with comma or point, and keeps fractions of a cent', () => {
    const typed = ['2.99', '3', '4.35', '8.2', '19.99', '1000', '1000.01', '12,50', '3.', ' 12,5 € ', '1 234,50']
    expect(typed.map(parseMoney)).toEqual([299, 300, 435, 820, 1999, 100_000, 100_001, 1250, 300, 1250, 123_450])
    expect(parseMoney('3.005')).toBe(300.5)
  })

  it('reads the euro sign in its usual positions, and no blank as a decimal point [TYP-03]', () => {
    for (const typed of [
      '9€50',
      '9 € 50',
      '9,50€',
      '9.50 € TTC',
      '€ 9,50',
      '9,50 euros',
      '«\u00a09,50\u00a0€\u00a0»',
      '9\u200b,50',
    ])
      expect(parseMoney(typed), typed).toBe(950)
    expect(['12€', '1 234€50', '1\u2009234', '12 345 678,9'].map(parseMoney)).toEqual([
      1200, 123_450, 123_400, 1_234_567_890,
    ])
    for (const typed of [
      '9 50',
      '3 €50 €',
      '9.€50',
      '9,5€0',
      '9€5',
      '9€500',
      '12 34',
      '1 2345',
      '1234 567',
      '1,50€20',
      '1e2',
      '٩',
    ])
      expect(parseMoney(typed), typed).toBeNull()
  })

  it('reads amounts up to the largest exact number of cents', () => {
    expect(parseMoney('90071992547409,91')).toBe(Number.MAX_SAFE_INTEGER)
    expect(parseMoney('90071992547409,92')).toBeNull()
  })

  it('reads a text that is no amount as null', () => {
    for (const typed of [
      '',
      ' ',
      'abc',
      '-3',
      '+3',
      '1,2,3',
      '1.234,50',
      ',',
      '1e3',
      '0x10',
      'Infinity',
      '9'.repeat(400),
    ])
      expect(parseMoney(typed)).toBeNull()
  })

  test.prop([fc.integer({ min: 0, max: 1e11 })])('reads back a formatted amount', (cents) => {
    expect(parseMoney(formatMoney(cents))).toBe(cents)
    expect(parseMoney((cents / 100).toFixed(2))).toBe(cents)
  })

  test.prop([fc.integer({ min: -1e11, max: 1e11 })])('is formatted as Intl formats it', (cents) => {
    const french = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
    expect(formatMoney(cents)).toBe(french.format(cents / 100 + 0))
    expect(formatMoney(cents + 0.25)).toBe(french.format((cents + 0.25) / 100))
  })

  test.prop([fc.string()])('reads any text as null or as an amount that can be formatted', (typed) => {
    expect(formatMoney(parseMoney(typed) ?? 0)).toMatch(/€$/)
  })
})
