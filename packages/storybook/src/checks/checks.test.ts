import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawingsInPage } from '../../config/plugins.ts'
import { listenToConsole } from './console.ts'

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

it('reports the errors and warnings of a story with their values, and still prints them', () => {
  const heard = listenToConsole()
  console.error('Each child in a list should have a unique "key" prop.', { at: 3 })
  console.warn('trop tard')
  expect(heard()).toBe('console.error: Each child in a list should have a unique "key" prop. {"at":3}\n(and 1 more)')
  expect(console.error).toHaveBeenCalledWith('Each child in a list should have a unique "key" prop.', { at: 3 })
})

it('reports nothing for a quiet story, nor what is logged after it', () => {
  const heard = listenToConsole()
  console.error('A component suspended inside an `act` scope, but the `act` call was not awaited.')
  expect(heard()).toBeNull()
  console.error('l’histoire suivante')
  expect(heard()).toBeNull()
})

const drawing = resolve(import.meta.dirname, '../../../ui/src/foundations/illustration/Drawing.tsx')

it('a built Storybook has the drawings in its pages although only CSS is declared to have effects', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawingsInPage],
    build: {
      write: false,
      rolldownOptions: { input: drawing, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  expect(code).toContain('document.body.append')
  expect(code).toContain('<symbol id="leek"')
})
