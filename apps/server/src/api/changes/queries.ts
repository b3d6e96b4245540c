import type { Queryable } from '../../db/database.ts'
import { restaurantsOf } from '../../db/scope.ts'

/** Whose changes a living session may know of: those of some restaurants, or of all (null). */
export type SessionScope = { sessionId: string; restaurants: string[] | null }

/** What the sessions that still live may see, as the database knows it now; ended ones are left out. */
export function findSessionScopes(db: Queryable, sessionIds: readonly string[]): Promise<SessionScope[]> {
  return db.query<SessionScope>(
    `select s.id as "sessionId", case when a.role in ('MANAGER', 'ADMIN') then null else
       array(${restaurantsOf('a.id')})::text[] end as restaurants
     from session s join account a on a.id = s.account_id
     where s.id = any($1::uuid[]) and s.ends_at > now() and a.approved and not a.suspended`,
    [sessionIds],
  )
}
