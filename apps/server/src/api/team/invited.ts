import { LOGIN_ROLE, type Registration } from '@potager/domain/auth'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordAudit } from '../audit/record.ts'
import { insertAccount } from '../auth/queries.ts'

type Invited = Pick<Registration, 'username' | 'email' | 'firstName' | 'lastName'> & { passwordHash: string }

/**
 * Stores the account of somebody invited, let in by the invitation whatever the registration's mode.
 * @throws StoreError 23505 on account_username_key or account_email_key
 */
export async function insertInvited(
  tx: Queryable,
  { username, email, firstName, lastName, passwordHash }: Invited,
): Promise<{ accountId: string; username: string }> {
  const account = {
    id: newId(),
    username,
    email,
    firstName,
    lastName,
    passwordHash,
    role: LOGIN_ROLE,
    approved: true,
  } as const
  await insertAccount(tx, account)
  const person = { accountId: account.id, username }
  await recordAudit(tx, person, { action: 'register', resource: 'user', resourceId: account.id })
  return person
}
