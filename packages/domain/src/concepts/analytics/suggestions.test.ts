import { describe, expect, it } from 'vitest'
import { chatbotDashboardMessages as words } from '../../messages/index.ts'
import {
  ACCURACY_TARGET,
  type CallOutcome,
  callHealthOf,
  SLOW_CALL_MS,
  shareInterval,
  trendOfCount,
  trendOfRate,
  VERDICT_SESSIONS,
  verdictOf,
} from './index.ts'

describe('trends against the previous equal period', () => {
  it('are the change of a count in percent of what it was [CBD-15]', () => {
    expect(trendOfCount(112, 100)).toEqual({ direction: 'up', amount: 12, unit: 'percent' })
    expect(trendOfCount(1, 3)).toEqual({ direction: 'down', amount: 66.7, unit: 'percent' })
    expect(trendOfCount(7, 7)).toEqual({ direction: 'same', amount: 0, unit: 'percent' })
  })

  it('are null when the previous count is 0 or either value is unknown [CBD-15]', () => {
    expect([trendOfCount(5, 0), trendOfCount(null, 3), trendOfCount(3, null)]).toEqual([null, null, null])
    expect([trendOfRate(null, 90), trendOfRate(90, null)]).toEqual([null, null])
  })

  it('are points of percent for a rate, told with sign and direction [CBD-15]', () => {
    const up = trendOfRate(92.5, 90)
    expect(up).toEqual({ direction: 'up', amount: 2.5, unit: 'points' })
    expect(up && [words.trend(up), words.trendName(up)]).toEqual(['+2,5 pt', 'En hausse'])
    const down = trendOfCount(88, 100)
    expect(down && [words.trend(down), words.trendName(down)]).toEqual(['−12\u00a0%', 'En baisse'])
    const same = trendOfCount(4, 4)
    expect(same && words.trend(same)).toBe('0\u00a0%')
  })
})

describe('the interval of a share', () => {
  it('narrows with a larger sample, stays within 0 and 100, and is null without a sample', () => {
    expect(shareInterval(0, 0)).toBeNull()
    const [few, many] = [shareInterval(9, 10), shareInterval(900, 1000)]
    expect(few?.from).toBeCloseTo(59.6, 1)
    expect(few?.to).toBeCloseTo(98.2, 1)
    expect(many?.from).toBeCloseTo(88, 1)
    expect(many?.to).toBeCloseTo(91.7, 1)
    expect(shareInterval(3, 3)?.to).toBe(100)
    expect(shareInterval(0, 3)?.from).toBe(0)
  })
})

describe('the verdict on an accuracy', () => {
  it('depends on the rate, and is unknown below the minimum of sessions [CBD-13] [CBD-14]', () => {
    const at = (accuracyRate: number | null, sessions = VERDICT_SESSIONS) => verdictOf({ accuracyRate, sessions })
    expect([at(90), at(89.9), at(85), at(84.9)]).toEqual(['excellent', 'good', 'good', 'improvable'])
    expect([at(90, VERDICT_SESSIONS - 1), at(100, 7), at(null, 0)]).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it('rests on a sample whose interval is 15 points wide at most near the target', () => {
    const width = (sessions: number) => {
      const interval = shareInterval((sessions * ACCURACY_TARGET) / 100, sessions)
      return interval ? interval.to - interval.from : Number.NaN
    }
    expect(width(VERDICT_SESSIONS)).toBeLessThan(15)
    expect(width(VERDICT_SESSIONS - 20)).toBeGreaterThan(15)
  })
})

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
