import { expect, it } from 'vitest'
import { isUnloaded } from './unloaded.ts'

it.each([
  'Failed to fetch dynamically imported module: http://192.168.1.20/assets/a.js',
  'error loading dynamically imported module: http://192.168.1.20/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  'No network',
])('takes the network to be the reason where a browser says « %s »', (message) => {
  expect(isUnloaded(new TypeError(message))).toBe(true)
})

it.each([
  new Error('No page at /x'),
  new TypeError('list.toSorted is not a function'),
  new SyntaxError("Unexpected token '??='"),
  new ReferenceError('x is not defined'),
  'text',
])('blames no network for what code throws: %s', (thrown) => {
  expect(isUnloaded(thrown)).toBe(false)
})
