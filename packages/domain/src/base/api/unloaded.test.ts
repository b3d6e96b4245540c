import { expect, it } from 'vitest'
import { isUnloaded } from './unloaded.ts'

it.each([
  'Failed to fetch dynamically imported module: http://192.168.1.20/assets/a.js',
  'error loading dynamically imported module: http://192.168.1.20/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  'No network',
])('isUnloaded is true for a network failure, « %s »', (message) => {
  expect(isUnloaded(new TypeError(message))).toBe(true)
})

it.each([
  new Error('No page at /x'),
  new TypeError('list.toSorted is not a function'),
  new SyntaxError("Unexpected token '??='"),
  new ReferenceError('x is not defined'),
  'text',
])('isUnloaded is false for an error of the code: %s', (thrown) => {
  expect(isUnloaded(thrown)).toBe(false)
})
