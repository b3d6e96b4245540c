import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Access } from '@potager/domain/api'
import type { OwnTasks, Role } from '@potager/domain/auth'
import type { Queryable } from '../../db/database.ts'

/** The caller of a request, as the database knows them now. */
export type Caller = {
  accountId: string
  username: string
  role: Role
  sessionId: string
  /** Whether they are in the team of any restaurant. */
  employed: boolean
  /** What an administrator narrowed them to; null for all. */
  tasks: OwnTasks
}

const privileged: readonly Role[] = ['MANAGER', 'ADMIN']

/** SQL of the tasks of an account row: an administrator has all. */
export const ownTasks = (account: string) => `case when ${account}.role = 'ADMIN' then null else ${account}.tasks end`

/** Whether a caller may make calls of this kind. */
export function mayCall(access: Access, { role, employed }: Pick<Caller, 'role' | 'employed'>): boolean {
  if (access === 'admin') return role === 'ADMIN'
  if (access === 'privileged') return privileged.includes(role)
  return access !== 'staff' || employed || privileged.includes(role)
}

/** The account whose restaurants limit what a caller sees; null for managers and admins, who see all. */
export function scopeOf(caller: Caller): string | null {
  return privileged.includes(caller.role) ? null : caller.accountId
}

/**
 * Finds the account of a session; null once the session has ended or expired, or the account is suspended or
 * unapproved.
 */
export type FindCaller = (sessionId: string) => Promise<Caller | null>

/** Callers come with an answer that arrived: from now on the token that asked for it is spent for good. */
async function readCallers(db: Queryable, sessionIds: readonly string[]): Promise<Map<string, Caller>> {
  const rows = await db.query<Caller & { answerUsed: boolean }>(
    `select a.id as "accountId", a.username, a.role, s.id as "sessionId",
       exists (select from restaurant_member m where m.account_id = a.id) as employed, ${ownTasks('a')} as tasks,
       s.answer_used as "answerUsed"
     from session s join account a on a.id = s.account_id
     where s.id = any($1::uuid[]) and s.ends_at > now() and a.approved and not a.suspended and not s.must_refresh`,
    [sessionIds],
  )
  const arrived = rows.filter(({ answerUsed }) => !answerUsed)
  await Promise.all(
    arrived.map(({ sessionId }) => db.query('update session set answer_used = true where id = $1', [sessionId])),
  )
  return new Map(rows.map(({ answerUsed: _, ...caller }) => [caller.sessionId, caller]))
}

/**
 * Reads the sessions of all requests of one event-loop turn with a single statement: the busier the server, the fewer
 * statements per request. The database is still read after each request came in.
 */
export function callerFinder(db: Queryable): FindCaller {
  let turn: { sessionIds: Set<string>; callers: Promise<Map<string, Caller>> } | null = null
  const open = () => {
    const sessionIds = new Set<string>()
    const callers = nextTurn().then(() => {
      turn = null
      return readCallers(db, [...sessionIds])
    })
    return { sessionIds, callers }
  }
  return async (sessionId) => {
    turn ??= open()
    turn.sessionIds.add(sessionId)
    return (await turn.callers).get(sessionId) ?? null
  }
}
