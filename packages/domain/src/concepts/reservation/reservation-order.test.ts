import { expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import { inReadingOrder } from './reservation-list.ts'

it('puts what is to come first, soonest first, then what is over, latest first, then what has no date', () => {
  const row = (start: string | null, end: string | null = start) => ({ start, end })
  const rows = [
    row('2026-11-20T12:00:00', '2026-11-20T14:00:00'),
    row('2026-11-23T12:00:00'),
    row(null),
    row('2026-11-21T18:00:00', '2026-11-21T22:00:00'),
    row('2026-11-21T12:00:00', '2026-11-21T14:00:00'),
    row('2026-11-22T12:00:00'),
  ]
  const ordered = inReadingOrder(rows, wallToInstant('2026-11-21T19:30:00'))
  expect(ordered.map(({ start }) => start?.slice(8, 13))).toEqual([
    '21T18',
    '22T12',
    '23T12',
    '21T12',
    '20T12',
    undefined,
  ])
})

it('reading order counts a reservation that ends now as past', () => {
  const over = { start: '2026-11-21T12:00:00', end: '2026-11-21T14:00:00' }
  const next = { start: '2026-11-21T18:00:00', end: '2026-11-21T22:00:00' }
  expect(inReadingOrder([over, next], wallToInstant(over.end))).toEqual([next, over])
})

it('reading order counts a reservation as past by the clock of its restaurant [ZON-03]', () => {
  const over = { start: '2026-11-21T12:00:00', end: '2026-11-21T14:00:00' }
  const next = { start: '2026-11-21T18:00:00', end: '2026-11-21T22:00:00' }
  expect(inReadingOrder([over, next], Date.parse('2026-11-21T10:00:00Z'), 'Indian/Reunion')).toEqual([next, over])
})
