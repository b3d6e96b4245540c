import { countPendingBookings } from '@potager/domain/booking'
import { listMessages } from '@potager/domain/message'
import { listSigns } from '@potager/domain/sign'
import { expect, it } from 'vitest'
import { offersMessages, offersPlanner, offersSigns } from './offered.ts'

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
