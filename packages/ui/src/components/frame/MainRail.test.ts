import { expect, it } from 'vitest'
import { areaOf, placeOf } from './MainRail.tsx'

it('areaOf finds the rail by the whole first segment of an address', () => {
  expect(areaOf('/chatbot/reports')).toBe('chatbot')
  expect(areaOf('/chatbots')).toBe('main')
  expect(areaOf('/console')).toBe('console')
  expect(areaOf('/console/customers')).toBe('console')
  expect(areaOf('/consoles')).toBe('main')
  expect(areaOf('/orders/console')).toBe('main')
  expect(areaOf('/dashboard')).toBe('main')
})

it('a record has the rail and the place of its list', () => {
  expect([areaOf('/console/dishes/12'), placeOf('/console/dishes/12')]).toEqual(['main', '/dishes'])
  expect([areaOf('/console/orders/12'), placeOf('/console/orders/12')]).toEqual(['main', '/orders'])
  expect([areaOf('/console/customers/12'), placeOf('/console/customers/12')]).toEqual(['console', '/console/customers'])
  expect(placeOf('/dashboard')).toBe('/dashboard')
})
