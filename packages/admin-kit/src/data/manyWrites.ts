import { ApiError } from '@potager/domain/api'
import { anyBackendMessages } from '@potager/domain/messages'
import { HttpError, type Identifier } from 'react-admin'
import { reasonOf } from './failures.ts'

/** A row that a write of many failed for, and why. */
export type FailedRow = { id: Identifier; message: string }

/** Some rows of a write of many failed; the others are written. */
export class PartlyFailed extends Error {
  readonly failed: readonly FailedRow[]
  readonly done: readonly Identifier[]

  constructor(failed: readonly FailedRow[], done: readonly Identifier[]) {
    super(anyBackendMessages.partlyFailed(failed.length, failed[0]?.message ?? ''))
    this.name = 'PartlyFailed'
    this.failed = failed
    this.done = done
  }
}

/** Writes rows one after the other; a refusal does not stop the rest, a bug does. Rejects with {@link PartlyFailed}. */
export async function writeEach(
  ids: readonly Identifier[],
  write: (id: Identifier) => Promise<unknown>,
): Promise<Identifier[]> {
  const failed: FailedRow[] = []
  const done: Identifier[] = []
  for (const id of new Set(ids)) {
    try {
      await write(id)
      done.push(id)
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof HttpError)) throw error
      failed.push({ id, message: reasonOf(error) })
    }
  }
  if (failed.length > 0) throw new PartlyFailed(failed, done)
  return done
}
