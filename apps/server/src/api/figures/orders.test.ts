import { addDays } from '@potager/domain/time'
import { expect, it } from 'vitest'
import { inMonths } from './orders.ts'

it.each([
  ['2026-11-01', '2026-11-30', ['2026-11-01'], []],
  [
    '2026-10-31',
    '2026-12-01',
    ['2026-11-01'],
    [
      ['2026-10-31', '2026-10-31'],
      ['2026-12-01', '2026-12-01'],
    ],
  ],
  ['2026-11-02', '2026-12-30', [], [['2026-11-02', '2026-12-30']]],
  ['2024-02-01', '2024-02-28', [], [['2024-02-01', '2024-02-28']]],
  ['2026-12-01', '2027-02-28', ['2026-12-01', '2027-01-01', '2027-02-01'], []],
])('splits the days from %s to %s into whole months and the days around them', (from, to, months, days) => {
  expect(inMonths({ from, to })).toEqual({ months, days: days.map(([first, last]) => ({ from: first, to: last })) })
})

it('covers every day exactly once', () => {
  for (let length = 0; length < 100; length++) {
    const [from, to] = ['2026-01-15', addDays('2026-01-15', length)]
    const { months, days } = inMonths({ from, to })
    const ends = months.map((month) => addDays(month, 27)).map((day) => `${day.slice(0, 8)}31`)
    const counted = Array.from({ length: length + 1 }, (_, index) => addDays(from, index)).map(
      (day) =>
        days.filter((span) => day >= span.from && day <= span.to).length +
        months.filter((month, index) => day >= month && day <= (ends[index] ?? '')).length,
    )
    expect(new Set(counted)).toEqual(new Set([1]))
  }
})
