import type { Role } from '@potager/domain/auth'
import { verifyPassword } from '../../api/auth/passwords.ts'
import type { Queryable } from '../../db/database.ts'

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

/** Password of every demo account, which exist only in databases filled with demo data. */
export const demoPassword = 'Potager#2026'

/** The demo's accounts: an owner of two restaurants, a manager and an admin of all. */
export const demoAccounts = [
  { username: 'proprietaire', firstName: 'Camille', lastName: 'Aubry', role: 'RESTAURANT_OWNER' },
  { username: 'gerant', firstName: 'Idriss', lastName: 'Benali', role: 'MANAGER' },
  { username: 'admin', firstName: 'Solène', lastName: 'Kerbrat', role: 'ADMIN' },
] as const satisfies readonly { username: string; firstName: string; lastName: string; role: Role }[]
