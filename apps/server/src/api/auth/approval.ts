import type { Role } from '@potager/domain/auth'
import type { Queryable } from '../../db/database.ts'

/** What an administrator sees of an account. */
export type AccountState = { username: string; email: string; role: Role; approved: boolean; suspended: boolean }

/** Every account, those that wait for approval first, then by name. */
export function listAccounts(db: Queryable): Promise<AccountState[]> {
  return db.query<AccountState>(
    'select username, email, role, approved, suspended from account order by approved, lower(username)',
  )
}

/** Lets an account in (REGISTRATION=approval). False when there is none of that name, whatever its case. */
export async function approveAccount(db: Queryable, username: string): Promise<boolean> {
  const rows = await db.query(
    'update account set approved = true where lower(username) = lower($1) returning 1 as found',
    [username],
  )
  return rows.length > 0
}
