import { wallToInstant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import { expect, it } from 'vitest'
import { readDays } from './periodQuery.ts'
import { MOST_PAGES, readingState } from './sessionReading.ts'

const period = { from: '2026-07-08', to: '2026-07-14' }
const page = (days: string[], last = false): Paged<{ createdAt: number | null }> => ({
  items: days.map((day) => ({ createdAt: wallToInstant(`${day}T12:00:00`) })),
  total: 5000,
  totalPages: 50,
  page: 0,
  size: 100,
  first: true,
  last,
})

it('sessions are read to the end of the list, or until before the comparison period [ANA-14]', () => {
  expect(readingState([], period)).toBe('more')
  expect(readingState([page(['2026-07-14', '2026-07-01'])], period)).toBe('more')
  expect(readingState([page(['2026-07-14']), page(['2026-06-30'])], period)).toBe('whole')
  expect(readingState([page(['2026-07-14'], true)], period)).toBe('whole')
  expect(readingState([page([])], period)).toBe('whole')
})

it('reading sessions does not stop early on an unordered list, and stops at the page limit [ANA-14]', () => {
  expect(readingState([page(['2026-06-30', '2026-07-14', '2026-06-01'])], period)).toBe('more')
  const many = Array.from({ length: MOST_PAGES }, () => page(['2026-07-14']))
  expect(readingState(many, period)).toBe('partial')
})

it('takes a period from the address only when the screen offers it [CBD-01] [ANA-02]', () => {
  expect(readDays(new URLSearchParams('jours=30'), [1, 7, 30], 7)).toBe(30)
  expect(readDays(new URLSearchParams('jours=31'), [1, 7, 30], 7)).toBe(7)
  expect(readDays(new URLSearchParams(), [1, 7, 30], 7)).toBe(7)
})
