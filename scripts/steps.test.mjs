import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import config from '../vitest.config.ts'
import { reached } from './reached.mjs'
import { at } from './root.mjs'
import { aboutEmbedded, chooseSteps, steps } from './steps.mjs'

const ids = (chosen) => chosen.map((step) => step.id)
const step = (tier, id) => chooseSteps(tier, [id])[0]
const argsOf = (tier, id) => step(tier, id).command

it('check runs the quick steps in full, and the tests of what changed', () => {
  const chosen = ids(chooseSteps('check', []))
  expect(chosen.slice(0, 6)).toEqual(['format', 'lint', 'directions', 'light-pages', 'unused', 'requirements'])
  expect(chosen.slice(6)).toEqual(['weight', 'sizes', 'unit', 'server-reached', 'stories'])
  expect(argsOf('check', 'stories')).toContain('--changed')
})

it('test leaves out the tests of the full run, in the syntax of each runner', () => {
  expect(argsOf('test', 'unit').at(-1)).toBe('**/*.full.*')
  expect(argsOf('test', 'server').at(-1)).toBe('**/*.full.*')
  expect(new RegExp(argsOf('test', 'journeys').at(-1)).test('storybook.full.e2e.ts Storybook')).toBe(true)
  expect(argsOf('test', 'build')).not.toContain('storybook')
  for (const id of ['unit', 'server', 'server-embedded', 'journeys', 'build'])
    expect(argsOf('test:full', id).join()).not.toMatch(/full|pages/)
})

it('no project of Vitest has an exclude of its own, which would replace that of the command line', () => {
  const { projects } = config.test
  expect(projects.map(({ test }) => test.name)).toEqual(['unit', 'dom', 'package', 'server'])
  expect(projects.filter(({ test }) => test.exclude)).toEqual([])
})

it('test:full runs everything without retries, then the tests in quarantine', () => {
  const chosen = chooseSteps('test:full', [])
  const reports = chosen.filter(({ quarantine }) => quarantine)
  expect(chosen.slice(-3)).toEqual(reports)
  const decisive = chosen.filter(({ quarantine, tests }) => tests && !quarantine)
  const flags = decisive.flatMap(({ command }) => command)
  expect(flags.filter((flag) => flag === '--retry' || flag === '--fail-on-flaky-tests')).toHaveLength(4)
  expect(step('test:full', 'server').env).toEqual({ TEST_DATABASE: 'postgres', LONG: '1' })
  expect(step('test', 'server').env).toEqual({ TEST_DATABASE: 'postgres' })
  expect(step('test', 'journeys').env.TEST_DATABASE).toBe('postgres')
  expect(step('test:full', 'journeys').env.TEST_DATABASE).toBeUndefined()
  expect([step('test', 'server').needs, step('test:full', 'server').needs]).toEqual(['postgres', 'system-postgres'])
})

it('names tests of the embedded store that exist', () => {
  expect(aboutEmbedded.filter((name) => !existsSync(at(`apps/server/test/${name}.test.ts`)))).toEqual([])
})

it('expects a count of tests from every runner', () => {
  const runners = steps.filter(({ command: [tool] }) => tool === 'vitest' || tool === 'playwright')
  expect(runners.length).toBeGreaterThan(4)
  expect(runners.filter(({ tests }) => !tests)).toEqual([])
})

it('runs the steps named on the command line, in their own order', () => {
  expect(ids(chooseSteps('test', ['lint', 'format']))).toEqual(['format', 'lint'])
})

it('refuses a name that is no step of the command instead of running nothing', () => {
  expect(() => chooseSteps('test', ['typos'])).toThrow('Unknown step: typos')
  expect(() => chooseSteps('test', ['outside'])).toThrow('Unknown step: outside')
})

const always = 'apps/server/src'

it('a change of a concept reaches its server tests, from either side of the wire', () => {
  expect(reached(['apps/server/src/api/order/queries.ts', 'packages/domain/src/concepts/order/order.api.ts'])).toEqual([
    always,
    'apps/server/test/order',
  ])
})

it('a change of the conformance check reaches the tests that import it', () => {
  expect(reached(['packages/conformance/src/writes/records.ts', 'packages/conformance/src/lists.ts'])).toEqual([
    always,
    'apps/server/test/conformance',
    'apps/server/test/contract-file',
  ])
})

it('a changed test reaches itself, and a change outside the server reaches no server test', () => {
  expect(reached(['e2e/derived-lists.test.ts', 'apps/server/test/day.test.ts', 'e2e/day.e2e.ts'])).toEqual([
    always,
    'e2e/derived-lists.test.ts',
    'apps/server/test/day.test.ts',
  ])
  expect(reached(['packages/ui/src/components/chip/Chip.tsx', 'docs/testing.md'])).toEqual([always])
})
