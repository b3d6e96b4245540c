import { expect, it } from 'vitest'
import { scrollKey } from './scrollKey.ts'

it('keeps the place of a page for its entry of the history, and of a page that was loaded for its address', () => {
  expect(scrollKey({ key: 'k1', pathname: '/orders' })).toBe('k1')
  expect(scrollKey({ key: 'default', pathname: '/orders' })).toBe('/orders')
  expect(scrollKey({ key: 'default', pathname: '/account' })).toBe('/account')
})
