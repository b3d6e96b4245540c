import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { weeksOfMonth } from './month.ts'
import { readTypedDate } from './typed.ts'
import { readTypedTime } from './typed-time.ts'
import { addDays, weekdayOf, weekdays } from './wall-time.ts'

it('reads a day in its usual spellings', () => {
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

it('reads a day without a year as the next such day, and as null without today’s date', () => {
  expect(readTypedDate('21/11', '2026-11-21')).toBe('2026-11-21')
  expect(readTypedDate('20/11', '2026-11-21')).toBe('2027-11-20')
  expect(readTypedDate('29 février', '2026-11-21')).toBe('2028-02-29')
  expect(readTypedDate('29/02', '2096-03-01')).toBe('2104-02-29')
  expect(readTypedDate('2111', '2026-11-21')).toBe('2026-11-21')
  expect(readTypedDate('21/11')).toBeNull()
})

it('reads a day by its word, from today, as people say it [TYP-08]', () => {
  const friday = '2026-11-27'
  const words = {
    'aujourd’hui': friday,
    Demain: '2026-11-28',
    'après-demain': '2026-11-29',
    'apres demain': '2026-11-29',
    samedi: '2026-11-28',
    'ce samedi': '2026-11-28',
    'Samedi prochain': '2026-11-28',
    'samedi en huit': '2026-12-05',
    vendredi: '2026-12-04',
    'jeu.': '2026-12-03',
    mar: '2026-12-01',
    'lundi 30': '2026-11-30',
    'mardi 1er': '2026-12-01',
    'vendredi 27': friday,
    'vendredi 15': '2027-01-15',
    'lundi 30 novembre': '2026-11-30',
    'lun. 30/11/2026': '2026-11-30',
    'le lundi 30 nov.': '2026-11-30',
    'le 30 novembre': '2026-11-30',
  }
  const read = Object.keys(words).map((typed) => [typed, readTypedDate(typed, friday)])
  expect(Object.fromEntries(read)).toEqual(words)
  for (const typed of ['demain', 'samedi', 'lundi 30']) expect(readTypedDate(typed)).toBeNull()
  expect(readTypedDate('mardi 30 novembre', friday)).toBeNull()
})

const today = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2024-01-01', days))
const names = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const named = (date: string) => names[weekdays.indexOf(weekdayOf(date))] ?? ''

test.prop([today, fc.integer({ min: 1, max: 7 })])('reads a weekday as its day of the coming week', (from, away) => {
  const date = addDays(from, away)
  expect(readTypedDate(named(date), from)).toBe(date)
  expect(readTypedDate(`${named(date)} prochain`, from)).toBe(date)
})

test.prop([today, fc.integer({ min: 0, max: 27 })])(
  'reads a weekday with a number as its day within four weeks',
  (from, away) => {
    const date = addDays(from, away)
    expect(readTypedDate(`${named(date)} ${Number(date.slice(8))}`, from)).toBe(date)
  },
)

it('reads a text that is no day as null', () => {
  for (const typed of [
    '',
    '31/11/2026',
    '29/02/2027',
    '21/13/2026',
    '21/11/026',
    '21',
    'demain matin',
    'lundi 0',
    'lundi 32',
    'lundi 30/11/2027',
    'lundi dernier',
    'constructor',
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

it('reads every day written as DD/MM/YYYY', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 13)) {
    expect(readTypedDate(day.split('-').toReversed().join('/'))).toBe(day)
  }
})

it('reads a time of day in its usual spellings, and other text as null [TYP-03]', () => {
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

it('reads 24:00 where it is allowed as the end of the day [TYP-03]', () => {
  expect(['24:00', '2400', '24h', '23h59'].map((typed) => readTypedTime(typed, '24:00'))).toEqual([
    '24:00',
    '24:00',
    '24:00',
    '23:59',
  ])
  for (const typed of ['24:01', '24h30', '25:00']) expect(readTypedTime(typed, '24:00'), typed).toBeNull()
})

it('weeksOfMonth gives whole weeks from Monday, with every day of the month once', () => {
  for (let month = '2024-01-15'; month < '2031-01-01'; month = addDays(month, 30)) {
    const weeks = weeksOfMonth(month)
    const days = weeks.flat()
    expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 'MONDAY')).toBe(true)
    expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)))
    const own = days.filter((day) => day.startsWith(month.slice(0, 7)))
    expect([own[0]?.slice(8), addDays(own.at(-1) ?? '', 1).slice(8)]).toEqual(['01', '01'])
  }
})
