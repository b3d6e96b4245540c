import type { Review } from '@potager/domain/review'
import { expect, it } from 'vitest'
import { countsOf, selectionOf } from './moderation-page.ts'

it('selects only reviews that are shown', () => {
  const shown = ['a', 'b', 'c'].map((id) => ({ id })) as unknown as Parameters<typeof selectionOf>[0]
  expect(selectionOf(shown, new Set(['c', 'gone', 'a'])).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(selectionOf(null, new Set(['a']))).toEqual([])
})

it('counts the reviews of the page by age, and gives null while it is loading', () => {
  const now = Date.UTC(2026, 6, 14)
  const items = [1, 30].map((days) => ({ createdAt: now - days * 86_400_000 })) as unknown as Review[]
  expect(countsOf({ items, total: 40, totalPages: 4 }, now)).toEqual({ recent: 1, old: 1, all: 2 })
  expect(countsOf(null, now)).toBeNull()
})
