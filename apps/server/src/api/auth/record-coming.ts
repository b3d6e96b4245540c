import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { isWithinShare } from '../share.ts'
import type { Caller } from './caller.ts'

/** Rows of the trail that one account may leave in a day by signing in, and by signing out: it keeps them for ever. */
const ROWS_A_DAY = 50

/** Writes a sign-in or a sign-out down; beyond what one account may leave in a day, only the log has it. */
export async function recordComing(
  tx: Queryable,
  action: 'login' | 'logout',
  person: Pick<Caller, 'accountId' | 'username'>,
): Promise<void> {
  const kept = await isWithinShare(tx, `${action} ${person.accountId}`, { calls: ROWS_A_DAY, span: 'day' })
  if (kept) await recordAudit(tx, person, { action, resource: 'user', resourceId: person.accountId })
}
