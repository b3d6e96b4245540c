import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, todayInParis, wallToInstant } from '@potager/domain/time'
import { afterAll, beforeEach } from 'vitest'
import { endFile } from './harness.ts'

/** Longer than most tests take, shorter than a hook may. */
const BEFORE_MIDNIGHT_MS = 30_000

/** No test runs over midnight in Paris: its « today » would be the server's yesterday. */
async function letMidnightPass(): Promise<void> {
  const now = Date.now()
  const left = wallToInstant(`${addDays(todayInParis(now), 1)}T00:00:00`) - now
  // A timer may be a little early.
  if (left < BEFORE_MIDNIGHT_MS) await sleep(left + 100)
}

beforeEach(letMidnightPass)
afterAll(endFile)
