import { expect, it } from 'vitest'
import { chooseSteps, quarantined, steps } from './steps.mjs'

const ids = (chosen) => chosen.map((step) => step.id)

it('runs everything by default and only the cheap steps in the inner loop', () => {
  expect(chooseSteps('test', [])).toEqual(steps)
  expect(ids(chooseSteps('check:fast', []))).toEqual(['format', 'lint', 'directions', 'light-pages', 'unit'])
  expect(chooseSteps('check:fast', []).at(-1).command).toEqual([
    'vitest',
    ['run', '--project', 'unit', 'packages/domain'],
  ])
})

it('runs what changed beside the cheap steps, where tests know it', () => {
  const chosen = chooseSteps('test:changed', [])
  expect(ids(chosen)).toEqual(['format', 'lint', 'directions', 'light-pages', 'unit', 'stories'])
  const tests = chosen.filter((step) => step.command[0] === 'vitest')
  expect(tests.every((step) => step.command[1].includes('--changed'))).toBe(true)
})

it('runs all in full without a second try, then what is in quarantine', () => {
  const chosen = chooseSteps('test:full', [])
  expect(ids(chosen)).toEqual(ids([...steps, ...quarantined]))
  const decisive = chosen.filter(({ quarantine, tests }) => tests && !quarantine)
  const flags = decisive.flatMap(({ command: [, args] }) => args)
  expect(flags.filter((flag) => flag === '--retry' || flag === '--fail-on-flaky-tests')).toHaveLength(4)
  expect(chooseSteps('test:full', ['quarantined-journeys'])).toEqual([quarantined.at(-1)])
})

it('expects a count of tests from every runner', () => {
  const runners = steps.filter(({ command: [tool] }) => tool === 'vitest' || tool === 'playwright')
  expect(runners.length).toBeGreaterThan(4)
  expect(runners.filter(({ tests }) => !tests)).toEqual([])
})

it('runs the steps named on the command line, in their own order', () => {
  expect(ids(chooseSteps('test', ['lint', 'format']))).toEqual(['format', 'lint'])
})

it('refuses a name that is no step instead of running nothing', () => {
  expect(() => chooseSteps('test', ['typos'])).toThrow('Étape inconnue : typos')
})
