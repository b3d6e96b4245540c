import { expect, it } from 'vitest'
import { dayLabel, periodLabel } from './planner-words.ts'

it('dayLabel names a day, periodLabel a period by its day or its ends', () => {
  expect(dayLabel('2026-11-16')).toBe('lun. 16/11')
  expect(periodLabel(['2026-11-21'])).toBe('samedi 21 novembre 2026')
  expect(periodLabel(['2026-11-16', '2026-11-17', '2026-11-22'])).toBe('Du 16/11/2026 au 22/11/2026')
})
