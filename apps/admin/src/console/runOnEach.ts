import { errorMessage } from '@potager/domain/api'
import { commonMessages } from '@potager/domain/messages'
import type { Action } from './description.ts'

/** Runs an action on each row, one after the other, with one reason for all; what fails does not stop the others. */
export async function runOnEach<Row>(action: Pick<Action<Row>, 'run'>, rows: readonly Row[], reason = '') {
  let done = 0
  let why: string | undefined
  for (const row of rows) {
    try {
      await action.run(row, reason)
      done += 1
    } catch (error) {
      why ??= errorMessage(error) ?? commonMessages.unknownError
    }
  }
  return { done, failed: rows.length - done, why: why ?? '' }
}
