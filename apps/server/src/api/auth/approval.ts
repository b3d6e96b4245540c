import type { Role } from '@potager/domain/auth'
import type { Queryable } from '../../db/database.ts'

/** An account as an administrator sees it. */
export type AccountState = { username: string; email: string; role: Role; approved: boolean; suspended: boolean }

/** Every account, the ones waiting for approval first, then by name. */
export function listAccounts(db: Queryable): Promise<AccountState[]> {
  return db.query<AccountState>(
    'select username, email, role, approved, suspended from account order by approved, lower(username)',
  )
}

/** Approves an account (REGISTRATION=approval). False when no account has that name, in any case. */
export async function approveAccount(db: Queryable, username: string): Promise<boolean> {
  const rows = await db.query(
    'update account set approved = true where lower(username) = lower($1) returning 1 as found',
    [username],
  )
  return rows.length > 0
}
