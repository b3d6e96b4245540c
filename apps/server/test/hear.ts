import type { Database } from '../src/db/database.ts'
import { afterFile } from './harness.ts'

/**
 * Calls `heard` with each message of the channel `change` until the file's tests end. Resolves once listening: what is
 * told before is not heard, and a connection to listen on takes a moment.
 */
export async function hearChanges(db: Database, heard: (message: string) => void): Promise<void> {
  await new Promise<void>((linked) => {
    afterFile(db.listen('change', { heard, linked }))
  })
}
