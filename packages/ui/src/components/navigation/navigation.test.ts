import { paths } from '@potager/domain/paths'
import { expect, it } from 'vitest'
import { areaOf, placeOf } from '../frame/MainRail.tsx'
import { afterChatbot, always, beforeChatbot, chatbotGroups, signedOutItems } from './menu-items.ts'

const bar = [...always, ...signedOutItems, ...beforeChatbot, ...afterChatbot]
const dropdown = chatbotGroups.flatMap(({ items }) => items)

it('menu items lead to existing pages, each once', () => {
  const pages: readonly unknown[] = Object.values(paths)
  const led = [...bar, ...dropdown].map(([path]) => path)
  expect(led.filter((path) => !pages.includes(path))).toEqual([])
  expect(new Set(led).size).toBe(led.length)
})

it.each([
  ['the bar', bar.map(([, label]) => label)],
  ['the dropdown', dropdown.map(([, label]) => label)],
  ['the heads of its groups', chatbotGroups.map(({ label }) => label)],
])('has a unique name for each item of %s', (_, names) => {
  expect(names.filter(Boolean).length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})

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
