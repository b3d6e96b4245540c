import { listMessages } from '@potager/domain/message'
import { listSigns } from '@potager/domain/sign'
import { expect, it } from 'vitest'
import { offersMessages, offersSigns } from './offered.ts'

it('asks for the calls by the names that they have', () => {
  expect(offersMessages(({ name, extension }) => name === listMessages.name && extension === true)).toBe(true)
  expect(offersSigns(({ name, extension }) => name === listSigns.name && extension === true)).toBe(true)
  expect([offersMessages(() => false), offersSigns(() => false)]).toEqual([false, false])
})
