import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { isWithinShare } from '../share.ts'
import type { Caller } from './caller.ts'

/** Daily limit of an account's sign-in and sign-out entries in the trail, which is never purged. */
const ROWS_A_DAY = 50

/** Records a sign-in or sign-out in the trail; beyond the account's daily limit, only in the log. */
export async function recordComing(
  tx: Queryable,
  action: 'login' | 'logout',
  person: Pick<Caller, 'accountId' | 'username'>,
): Promise<void> {
  const kept = await isWithinShare(tx, `${action} ${person.accountId}`, { calls: ROWS_A_DAY, span: 'day' })
  if (kept) await recordAudit(tx, person, { action, resource: 'user', resourceId: person.accountId })
}
