import { expect, it } from 'vitest'
import { isClockTime } from './index.ts'

it('isClockTime accepts HH:mm from 00:00 to 24:00 only [RST-18] [AMB-14]', () => {
  expect(['00:00', '09:05', '19:30', '23:59', '24:00'].filter(isClockTime)).toHaveLength(5)
  expect(
    ['9:00', '24:30', '24:01', '25:00', '12:60', '12:5', '', ' 12:00', '12:00:00', '١٢:٠٠'].filter(isClockTime),
  ).toEqual([])
})
