import type { ThrottleKind } from '../src/api/auth/throttle.ts'
import type { Queryable } from '../src/db/database.ts'

/** Adds ten failures to every count: the next try is free, then waits last minutes on the slowest machine. */
export async function weighTriesDown(db: Queryable, kind: ThrottleKind): Promise<void> {
  await db.query(`update login_throttle set failures = failures + 10, free_at = now() where key like $1`, [`${kind}:%`])
}
