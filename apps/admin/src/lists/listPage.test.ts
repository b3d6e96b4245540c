import { expect, it } from 'vitest'
import { readPage, shownPage, withPage } from './listPage.ts'

it('reads the page of an address, the first where it says none that could be', () => {
  const pages = ['page=3', 'page=1', '', 'page=0', 'page=-4', 'page=2.5', 'page=abc', 'page=1e400', 'page=999999999999']
  expect(pages.map((text) => readPage(new URLSearchParams(text)))).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 999_999])
})

it('writes a page beside what an address says already, the first one by leaving it out', () => {
  const address = new URLSearchParams('race=chat&page=4&session=s1')
  expect(withPage(address, 1)).toEqual({ race: 'chat', session: 's1', page: '2' })
  expect(withPage(address, 0)).toEqual({ race: 'chat', session: 's1' })
})

it('takes an empty page for the answer only where it is the one that was asked for', () => {
  const [empty, full] = [{ items: [] }, { items: ['a'] }]
  expect(shownPage({ data: empty, isPlaceholderData: true })).toBeNull()
  expect(shownPage({ data: empty, isPlaceholderData: false })).toBe(empty)
  expect(shownPage({ data: full, isPlaceholderData: true })).toBe(full)
  expect(shownPage({ data: undefined, isPlaceholderData: false })).toBeNull()
})
