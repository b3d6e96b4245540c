import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work goes on before other requests have their turn, in milliseconds. */
const TURN_MS = 10

/**
 * Goes through work that is in steps; others are served in between.
 * @returns what it gives, and how long it took without the turns of others
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
