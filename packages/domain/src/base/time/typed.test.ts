import { expect, it } from 'vitest'
import { weeksOfMonth } from './month.ts'
import { readTypedDate } from './typed.ts'
import { readTypedTime } from './typed-time.ts'
import { addDays, weekdayOf } from './wall-time.ts'

it('reads a day as people write it', () => {
  const written = [
    '21/11/2026',
    '21-11-2026',
    '21.11.26',
    ' 21 11 2026 ',
    '21112026',
    '211126',
    '«\u00a021‑11‑2026\u00a0»',
    '\u200b21/11/26',
    '2026-11-21',
    '21 novembre 2026',
    '21 Nov. 2026',
    '21 / 11 / 2026',
    '21  novembre  2026',
  ]
  expect(written.map((typed) => readTypedDate(typed))).toEqual(written.map(() => '2026-11-21'))
  expect(readTypedDate('1er février 2027')).toBe('2027-02-01')
  expect(readTypedDate('3 août 2026')).toBe('2026-08-03')
  expect(readTypedDate('3 janvier 2027')).toBe('2027-01-03')
})

it('takes the next such day for a day without a year, and none where nothing says which year', () => {
  expect(readTypedDate('21/11', '2026-11-21')).toBe('2026-11-21')
  expect(readTypedDate('20/11', '2026-11-21')).toBe('2027-11-20')
  expect(readTypedDate('29 février', '2026-11-21')).toBe('2028-02-29')
  expect(readTypedDate('29/02', '2096-03-01')).toBe('2104-02-29')
  expect(readTypedDate('2111', '2026-11-21')).toBe('2026-11-21')
  expect(readTypedDate('21/11')).toBeNull()
})

it('knows what is no day', () => {
  for (const typed of [
    '',
    '31/11/2026',
    '29/02/2027',
    '21/13/2026',
    '21/11/026',
    '21',
    'demain',
    '1/1/202',
    '21 lundi 2026',
    '12026-11-21',
    '2026-11-211',
    '121/11/2026',
    '2111202',
    '311126',
    '121 novembre 2026',
    '21 novembre 2026 !',
  ]) {
    expect(readTypedDate(typed, '2026-11-21'), typed).toBeNull()
  }
})

it('reads every day that it writes', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 13)) {
    expect(readTypedDate(day.split('-').toReversed().join('/'))).toBe(day)
  }
})

it('reads a time of day as people write it, and knows what is none [TYP-03]', () => {
  const times = {
    '19:30': '19:30',
    '19h30': '19:30',
    '19 H': '19:00',
    '1930': '19:30',
    '7': '07:00',
    '7.05': '07:05',
    '00:00': '00:00',
    ' 19:30 ': '19:30',
    '0930': '09:30',
    '930': '09:30',
    '9h30': '09:30',
    '20h': '20:00',
    '20 heures 15': '20:15',
    '19\u202fh\u202f30\u200b': '19:30',
  }
  for (const [typed, time] of Object.entries(times)) expect(readTypedTime(typed), typed).toBe(time)
  for (const typed of ['', '24:00', '24h', '19:60', 'midi', '19:3', '193', '12345'])
    expect(readTypedTime(typed), typed).toBeNull()
})

it('reads the end of the day as 24:00 where hours have one [TYP-03]', () => {
  expect(['24:00', '2400', '24h', '23h59'].map((typed) => readTypedTime(typed, '24:00'))).toEqual([
    '24:00',
    '24:00',
    '24:00',
    '23:59',
  ])
  for (const typed of ['24:01', '24h30', '25:00']) expect(readTypedTime(typed, '24:00'), typed).toBeNull()
})

it('has whole weeks from Monday for a month, and every day of it once', () => {
  for (let month = '2024-01-15'; month < '2031-01-01'; month = addDays(month, 30)) {
    const weeks = weeksOfMonth(month)
    const days = weeks.flat()
    expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 'MONDAY')).toBe(true)
    expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)))
    const own = days.filter((day) => day.startsWith(month.slice(0, 7)))
    expect([own[0]?.slice(8), addDays(own.at(-1) ?? '', 1).slice(8)]).toEqual(['01', '01'])
  }
})
