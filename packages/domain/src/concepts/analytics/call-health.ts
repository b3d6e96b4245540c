import type { Instant } from '../../base/time/index.ts'

/** Outcome of a call to the chatbot's administration: answered, 5xx, or no answer; `ms` is its duration. */
export type CallOutcome = { at: Instant; ms: number; result: 'answered' | 'failed' | 'unanswered' }

/** Calls are slow from this many milliseconds; and how many calls are remembered. */
export const SLOW_CALL_MS = 2000
export const CALLS_REMEMBERED = 50

/** The chatbot's health by the last calls; rates in percent, null before the first call. */
export type CallHealth = {
  service: 'unknown' | 'ok' | 'slow' | 'failed'
  connection: 'unknown' | 'connected' | 'lost'
  lastAt: Instant | null
  lastMs: number | null
  calls: number
  failures: number
  failureRate: number | null
  medianMs: number | null
  slowestMs: number | null
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

function serviceOf(last: CallOutcome | undefined): CallHealth['service'] {
  if (!last) return 'unknown'
  if (last.result !== 'answered') return 'failed'
  return last.ms >= SLOW_CALL_MS ? 'slow' : 'ok'
}

/** Computes the health from the outcomes of the last calls, oldest first; 'unknown' without any. */
export function callHealthOf(outcomes: readonly CallOutcome[]): CallHealth {
  const last = outcomes.at(-1)
  const failures = outcomes.filter(({ result }) => result !== 'answered').length
  const times = outcomes.filter(({ result }) => result !== 'unanswered').map(({ ms }) => ms)
  return {
    service: serviceOf(last),
    connection: last ? (last.result === 'unanswered' ? 'lost' : 'connected') : 'unknown',
    lastAt: last?.at ?? null,
    lastMs: last?.ms ?? null,
    calls: outcomes.length,
    failures,
    failureRate: last ? (failures / outcomes.length) * 100 : null,
    medianMs: median(times),
    slowestMs: times.length > 0 ? Math.max(...times) : null,
  }
}
