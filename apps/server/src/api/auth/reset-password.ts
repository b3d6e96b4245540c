import { randomBytes } from 'node:crypto'
import { auditReasons } from '@potager/domain/messages'
import type { Database } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { hashPassword } from './passwords.ts'

/**
 * Gives an account a random password after a loss, ends its sessions and records it in the trail. Returns the password,
 * which is stored nowhere; null when no account has that name, in any case.
 */
export async function resetPassword(db: Database, username: string): Promise<string | null> {
  const password = randomBytes(15).toString('base64url')
  const hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const [account] = await tx.query<{ id: string; username: string }>(
      'update account set password_hash = $2 where lower(username) = lower($1) returning id, username',
      [username, hash],
    )
    if (!account) return null
    await tx.query('delete from session where account_id = $1', [account.id])
    const event = {
      action: 'changePassword',
      resource: 'user',
      resourceId: account.id,
      reason: auditReasons.passwordReset,
    } as const
    await recordAudit(tx, { accountId: account.id, username: account.username }, event)
    return password
  })
}
