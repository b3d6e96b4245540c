import { expect, it } from 'vitest'
import { scrollKey } from './scrollKey.ts'

it('the scroll position is kept by history entry, or by address for a page loaded anew', () => {
  expect(scrollKey({ key: 'k1', pathname: '/orders' })).toBe('k1')
  expect(scrollKey({ key: 'default', pathname: '/orders' })).toBe('/orders')
  expect(scrollKey({ key: 'default', pathname: '/account' })).toBe('/account')
})
