import { countPendingBookings } from '@potager/domain/booking'
import { listMessages } from '@potager/domain/message'
import { listSigns } from '@potager/domain/sign'
import { expect, it } from 'vitest'
import { offersMessages, offersPlanner, offersSigns } from './offered.ts'
import { scrollKey } from './scrollKey.ts'

it('messages, signs and planner are offered only if their call is supported', () => {
  expect(offersMessages(({ name, extension }) => name === listMessages.name && extension === true)).toBe(true)
  expect(offersSigns(({ name, extension }) => name === listSigns.name && extension === true)).toBe(true)
  expect(offersPlanner(({ name, extension }) => name === countPendingBookings.name && extension === true)).toBe(true)
  expect([offersMessages, offersSigns, offersPlanner].map((offers) => offers(() => false))).toEqual([
    false,
    false,
    false,
  ])
})

it('the scroll position is kept by history entry, or by address for a page loaded anew', () => {
  expect(scrollKey({ key: 'k1', pathname: '/orders' })).toBe('k1')
  expect(scrollKey({ key: 'default', pathname: '/orders' })).toBe('/orders')
  expect(scrollKey({ key: 'default', pathname: '/account' })).toBe('/account')
})
