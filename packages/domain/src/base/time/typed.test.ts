import { expect, it } from 'vitest'
import { weeksOfMonth } from './month.ts'
import { readTypedDate, readTypedTime } from './typed.ts'
import { addDays, weekdayOf } from './wall-time.ts'

it('reads a day as people write it', () => {
  const written = [
    '21/11/2026',
    '21-11-2026',
    '21.11.26',
    ' 21 11 2026 ',
    '21112026',
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
    '211120',
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

it('reads a time of day as people write it, and knows what is none', () => {
  const times = {
    '19:30': '19:30',
    '19h30': '19:30',
    '19 H': '19:00',
    '1930': '19:30',
    '7': '07:00',
    '7.05': '07:05',
    '00:00': '00:00',
    ' 19:30 ': '19:30',
  }
  for (const [typed, time] of Object.entries(times)) expect(readTypedTime(typed), typed).toBe(time)
  for (const typed of ['', '24:00', '19:60', 'midi', '19:3', '193', '12345'])
    expect(readTypedTime(typed), typed).toBeNull()
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
