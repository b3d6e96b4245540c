import { describe, expect, it } from 'vitest'
import { type CallOutcome, callHealthOf, SLOW_CALL_MS } from './index.ts'

const outcome = (at: number, ms: number, result: CallOutcome['result'] = 'answered'): CallOutcome => ({
  at,
  ms,
  result,
})

describe('the state of the chatbot, from its last calls', () => {
  it('is unknown before the first call [CBD-11]', () => {
    expect(callHealthOf([])).toEqual({
      service: 'unknown',
      connection: 'unknown',
      lastAt: null,
      lastMs: null,
      calls: 0,
      failures: 0,
      failureRate: null,
      medianMs: null,
      slowestMs: null,
    })
  })

  it('follows the last call: well, slow, failed, unanswered [CBD-11]', () => {
    const after = (last: CallOutcome) => {
      const { service, connection } = callHealthOf([outcome(1, 20), last])
      return [service, connection]
    }
    expect(after(outcome(2, SLOW_CALL_MS - 1))).toEqual(['ok', 'connected'])
    expect(after(outcome(2, SLOW_CALL_MS))).toEqual(['slow', 'connected'])
    expect(after(outcome(2, 20, 'failed'))).toEqual(['failed', 'connected'])
    expect(after(outcome(2, 20, 'unanswered'))).toEqual(['failed', 'lost'])
  })

  it('counts unanswered calls as failures, and leaves them out of the durations [ANA-15]', () => {
    const health = callHealthOf([
      outcome(1, 10),
      outcome(2, 30),
      outcome(3, 10_000, 'unanswered'),
      outcome(4, 80, 'failed'),
    ])
    expect(health).toMatchObject({
      calls: 4,
      failures: 2,
      failureRate: 50,
      medianMs: 30,
      slowestMs: 80,
      lastAt: 4,
      lastMs: 80,
    })
    expect(callHealthOf([outcome(1, 10), outcome(2, 30)]).medianMs).toBe(20)
  })
})
