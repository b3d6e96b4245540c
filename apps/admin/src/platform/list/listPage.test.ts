import { expect, it } from 'vitest'
import { shownPage } from './listPage.ts'

it('shownPage shows an empty page only if it is no placeholder for the one that was asked for', () => {
  const [empty, full] = [{ items: [] }, { items: ['a'] }]
  expect(shownPage({ data: empty, isPlaceholderData: true })).toBeNull()
  expect(shownPage({ data: empty, isPlaceholderData: false })).toBe(empty)
  expect(shownPage({ data: full, isPlaceholderData: true })).toBe(full)
  expect(shownPage({ data: undefined, isPlaceholderData: false })).toBeNull()
})
