import { verifyPassword } from '../../api/auth/passwords.ts'
import type { Queryable } from '../../db/database.ts'
import { demoAccounts, demoPassword } from './accounts.ts'

/** Names of the demo accounts that still have the published password. */
export async function accountsWithKnownPassword(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ username: string; hash: string }>(
    `select username, password_hash as hash from account where not suspended and username in (${demoAccounts.map((_, at) => `$${at + 1}`).join(', ')})
     order by username`,
    demoAccounts.map(({ username }) => username),
  )
  const known = await Promise.all(rows.map(({ hash }) => verifyPassword(hash, demoPassword)))
  return rows.filter((_, at) => known[at]).map(({ username }) => username)
}
