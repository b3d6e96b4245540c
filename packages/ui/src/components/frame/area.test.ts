import { expect, it } from 'vitest'
import { areaOf } from './area.ts'

it('knows the rail of an address by its first part, whole', () => {
  expect(areaOf('/chatbot/reports')).toBe('chatbot')
  expect(areaOf('/chatbots')).toBe('main')
  expect(areaOf('/console')).toBe('console')
  expect(areaOf('/console/dishes/12')).toBe('console')
  expect(areaOf('/consoles')).toBe('main')
  expect(areaOf('/orders/console')).toBe('main')
  expect(areaOf('/dashboard')).toBe('main')
})
