import type { OwnTasks } from '@potager/domain/auth'
import type { Queryable } from '../../db/database.ts'
import { restaurantsOf } from '../../db/scope.ts'
import { ownTasks } from '../auth/caller.ts'

/** The restaurants and the tasks whose changes an open session may see; null for all. */
export type SessionScope = { sessionId: string; restaurants: string[] | null; tasks: OwnTasks }

/** What each of these sessions may see, according to the database now; ended sessions are left out. */
export function findSessionScopes(db: Queryable, sessionIds: readonly string[]): Promise<SessionScope[]> {
  return db.query<SessionScope>(
    `select s.id as "sessionId", case when a.role in ('MANAGER', 'ADMIN') then null else
       array(${restaurantsOf('a.id')})::text[] end as restaurants, ${ownTasks('a')} as tasks
     from session s join account a on a.id = s.account_id
     where s.id = any($1::uuid[]) and s.ends_at > now() and a.approved and not a.suspended`,
    [sessionIds],
  )
}
