import { describe, expect, it } from 'vitest'
import { announced, secondTries, tally, totalLine } from './tally.mjs'

const vitest = (tests, files = '3 passed (3)') =>
  `\n Test Files  ${files}\n      Tests  ${tests}\n   Start at  10:00:00\n`

describe('the count of one step', () => {
  it('reads the tests of Vitest', () => {
    const output = vitest('2 failed | 40 passed | 1 skipped | 3 todo (46)', '1 failed | 2 passed (3)')
    expect(tally({ code: 1, output })).toEqual({ passed: 40, failed: 2, skipped: 4 })
  })

  it('reads through colours', () => {
    const output =
      '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m10 passed\u001b[39m\u001b[22m\u001b[90m (10)\u001b[39m\n'
    expect(tally({ code: 0, output })).toEqual({ passed: 10, failed: 0, skipped: 0 })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const output = vitest('10 passed (10)', '9 failed | 2 passed (11)')
    expect(tally({ code: 1, output })).toEqual({ passed: 10, failed: 9, skipped: 0 })
    expect(tally({ code: 1, output: vitest('no tests', '2 failed (2)') }).failed).toBe(2)
  })

  it('reads the tests of Playwright', () => {
    const output =
      '  2 failed\n    e2e/order.e2e.ts:9:3 › 4 passed\n  1 interrupted\n  3 skipped\n  5 did not run\n  400 passed (5.8m)\n'
    expect(tally({ code: 1, output })).toEqual({ passed: 400, failed: 8, skipped: 3 })
    expect(tally({ code: 0, output: '  413 passed (350.1s)\n' })).toEqual({ passed: 413, failed: 0, skipped: 0 })
  })

  it('counts a journey that passed at its second try as passed, unless the run failed for it', () => {
    const output = '  1 flaky\n    e2e/order.e2e.ts:9:3 › an order ───\n  400 passed (5.8m)\n'
    expect(tally({ code: 0, output })).toEqual({ passed: 401, failed: 0, skipped: 0 })
    expect(tally({ code: 1, output }).failed).toBe(1)
  })

  it('counts a run of Playwright that began with an error as a failure', () => {
    const output = 'Error: No tests found\n\n  1 error was not a part of any test, see above for details\n'
    expect(tally({ code: 1, output })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('reads the tests of node:test', () => {
    const output = 'ℹ tests 9\nℹ pass 6\nℹ fail 1\nℹ cancelled 1\nℹ skipped 1\nℹ todo 0\n'
    expect(tally({ code: 1, output })).toEqual({ passed: 6, failed: 2, skipped: 1 })
    expect(tally({ code: 0, output: '# pass 4\n# fail 0\n' })).toEqual({ passed: 4, failed: 0, skipped: 0 })
  })

  it('counts a step without tests as one', () => {
    expect(tally({ code: 0, output: 'ok' })).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(tally({ code: 2, output: 'boom' })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('counts a step of tests that ended without a count as a failure, whatever its exit code', () => {
    const cut = '  ✓  1 e2e/order.e2e.ts:9:3 › an order (1.2s)\n'
    expect(tally({ code: 0, output: cut }, { tests: true })).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(tally({ code: 0, output: vitest('12 passed (12)') }, { tests: true }).failed).toBe(0)
    const none = 'No test files found, exiting with code 0\n'
    expect(tally({ code: 0, output: none }, { tests: true })).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })

  it('never lets a failed step look green', () => {
    expect(tally({ code: 1, output: vitest('12 passed (12)') })).toEqual({ passed: 12, failed: 1, skipped: 0 })
  })

  it('is not fooled by a test that prints the word', () => {
    expect(tally({ code: 0, output: 'Tests are nice, 99 passed\n' })).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })
})

it('reads what a step announces', () => {
  const output = 'stdout | a.test.ts\n\u001b[1m▸ Stories : 3/4 composants\u001b[0m\n\n  ▸ not at the margin\n'
  expect(announced(output)).toEqual(['Stories : 3/4 composants'])
})

it('reads which tests passed at their second try', () => {
  const output = '  ✓ 1 e2e/a.e2e.ts (1s)\n↻ e2e/a.e2e.ts:3 › an order\n\u001b[2m↻ b.test.ts › a rule\u001b[0m\n'
  expect(secondTries(output)).toEqual(['e2e/a.e2e.ts:3 › an order', 'b.test.ts › a rule'])
})

it('ends with the total of all steps', () => {
  const results = [
    { passed: 3, failed: 0 },
    { passed: 4, failed: 2 },
    { passed: 0, failed: 1, quarantine: true },
  ]
  expect(totalLine(results)).toBe('7 passed, 2 failed')
})
