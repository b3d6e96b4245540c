import { expect, it } from 'vitest'
import { areaOf } from './area.ts'

it('knows the rail of an address by its first part, whole', () => {
  expect(areaOf('/chatbot/reports')).toBe('chatbot')
  expect(areaOf('/chatbots')).toBe('desk')
  expect(areaOf('/console')).toBe('console')
  expect(areaOf('/console/dishes/12')).toBe('console')
  expect(areaOf('/consoles')).toBe('desk')
  expect(areaOf('/orders/console')).toBe('desk')
  expect(areaOf('/dashboard')).toBe('desk')
})
