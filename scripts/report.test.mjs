import { describe, expect, it } from 'vitest'
import { announced, tally, totalLine } from './report.mjs'

const run = (counts) => `${JSON.stringify({ passed: 0, failed: 0, skipped: 0, again: [], ...counts })}\n`

describe('the count of one step', () => {
  it('adds up what its runners wrote', () => {
    const outcome = run({ passed: 40, skipped: 4, again: ['an order'] }) + run({ passed: 2, failed: 1 })
    expect(tally({ code: 1, outcome })).toEqual({ passed: 42, failed: 1, skipped: 4, again: ['an order'] })
  })

  it('is one test for a step without a runner', () => {
    expect(tally({ code: 0, outcome: '' })).toEqual({ passed: 1, failed: 0, skipped: 0, again: [] })
    expect(tally({ code: 2, outcome: '' })).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] })
  })

  it('is a failure for a step of tests that wrote no count, whatever its exit code', () => {
    expect(tally({ code: 0, outcome: '' }, { tests: true })).toMatchObject({ passed: 0, failed: 1 })
    expect(tally({ code: 0, outcome: run({}) }, { tests: true })).toMatchObject({ passed: 0, failed: 0 })
  })

  it('has a failure when the step failed without a failed test', () => {
    expect(tally({ code: 1, outcome: run({ passed: 12 }) })).toMatchObject({ passed: 12, failed: 1 })
  })
})

it('announced finds the lines that a step announces', () => {
  const output = 'stdout | a.test.ts\n\u001b[1m▸ Stories : 3/4 composants\u001b[0m\n\n  ▸ not at the margin\n'
  expect(announced(output)).toEqual(['Stories : 3/4 composants'])
})

it('totalLine adds up all steps but those in quarantine', () => {
  const results = [
    { passed: 3, failed: 0 },
    { passed: 4, failed: 2 },
    { passed: 0, failed: 1, quarantine: true },
  ]
  expect(totalLine(results)).toBe('7 passed, 2 failed')
})
