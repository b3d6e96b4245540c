import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work may run before other requests get a turn, in milliseconds. */
const TURN_MS = 10

/**
 * Runs stepwise work to its end, yielding to other requests in between.
 * @returns its result, and its duration without the turns of other requests
 */
export async function inTurns<Result>(
  steps: Generator<undefined, Result>,
): Promise<{ result: Result; durationMs: number }> {
  let durationMs = 0
  let start = performance.now()
  for (;;) {
    const step = steps.next()
    const spent = performance.now() - start
    if (step.done) return { result: step.value, durationMs: durationMs + spent }
    if (spent < TURN_MS) continue
    durationMs += spent
    await nextTurn()
    start = performance.now()
  }
}
