import type { Access } from '@potager/domain/api'
import type { Role } from '@potager/domain/auth'
import type { Queryable } from '../../db/database.ts'

/** Who makes a call, as the database knows them now. */
export type Caller = { accountId: string; username: string; role: Role; sessionId: string }

const privileged: readonly Role[] = ['MANAGER', 'ADMIN']

/** Whether a role may make calls of this kind. */
export function mayCall(access: Access, role: Role): boolean {
  if (access === 'admin') return role === 'ADMIN'
  return access === 'privileged' ? privileged.includes(role) : true
}

/** The account whose restaurants limit what a caller sees, or null for a manager or admin, who see all. */
export function scopeOf(caller: Caller): string | null {
  return privileged.includes(caller.role) ? null : caller.accountId
}

/** The living session's account; null once signed out, expired, suspended or no longer approved. */
export async function findCaller(db: Queryable, sessionId: string): Promise<Caller | null> {
  const [row] = await db.query<{ id: string; username: string; role: Role }>(
    `select a.id, a.username, a.role from session s join account a on a.id = s.account_id
     where s.id = $1 and s.ends_at > now() and a.approved and not a.suspended`,
    [sessionId],
  )
  return row ? { accountId: row.id, username: row.username, role: row.role, sessionId } : null
}
