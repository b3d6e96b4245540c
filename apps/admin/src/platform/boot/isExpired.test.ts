import { expect, it } from 'vitest'
import { isExpired } from './isExpired.ts'

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

it('a token expires at the second of its « exp » claim, not before', () => {
  const token = tokenOf({ exp: 1_700_000_000 })
  expect(isExpired(token, 1_699_999_999_999)).toBe(false)
  expect(isExpired(token, 1_700_000_000_000)).toBe(true)
  expect(isExpired(token, 1_800_000_000_000)).toBe(true)
})

it.each([
  ['says no time', tokenOf({ sub: 'gerant' })],
  ['says it as text', tokenOf({ exp: '1' })],
  ['cannot be read', 'jeton'],
])('a token that %s does not count as expired', (_, token) => {
  expect(isExpired(token, 1_800_000_000_000)).toBe(false)
})
