import { expect, it } from 'vitest'
import { type FirstSteps, firstSteps, getFirstSteps, nextStep } from './index.ts'

const none = Object.fromEntries(firstSteps.map((step) => [step, false])) as unknown as FirstSteps

it('nextStep gives the first step in order that is not done, and null when all are', () => {
  expect(nextStep(none)).toBe('password')
  expect(nextStep({ ...none, password: null })).toBe('house')
  expect(nextStep({ ...none, password: true, house: true })).toBe('restaurant')
  expect(nextStep({ ...none, password: null, house: null, menu: true })).toBe('restaurant')
  expect(nextStep({ ...none, password: true, house: null, restaurant: true, hours: true })).toBe('rooms')
  expect(nextStep(Object.fromEntries(firstSteps.map((step) => [step, true])) as unknown as FirstSteps)).toBeNull()
})

it('reading the first steps takes a step as done only when the answer says true', () => {
  const unsaid = { ...none, password: null, house: null }
  expect(getFirstSteps.response({ menu: true, order: 'yes' }, undefined)).toEqual({ ...unsaid, menu: true })
  expect(getFirstSteps.response({ menu: 'yes' }, undefined)).toEqual(unsaid)
})
