import { reasonOf } from '../data/failureOf.ts'
import type { Action } from './description.ts'

/** Runs an action on each row in sequence, with one reason for all; a failure does not stop the rest. */
export async function runOnEach<Row>(action: Pick<Action<Row>, 'run'>, rows: readonly Row[], reason = '') {
  const failed: Row[] = []
  let why: string | undefined
  for (const row of rows) {
    try {
      await action.run(row, reason)
    } catch (error) {
      failed.push(row)
      why ??= reasonOf(error)
    }
  }
  return { failed, why: why ?? '' }
}
