import { paths } from '@potager/domain/paths'
import { expect, it } from 'vitest'
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
