import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '@potager/domain/auth'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'

const IDLE_DAYS = 7
const ABSOLUTE_DAYS = 30
/** Two tabs may refresh at the same moment: within this time a used token still gets a sibling (RFC 9700 §4.14.2). */
const GRACE_SECONDS = 10

/** A session with the refresh token that continues it; the token is told once and only its hash is kept. */
export type OpenSession = { sessionId: string; refreshToken: string }

/** What became of a refresh: continued, or refused; `reused` when a spent token came back and ended the whole session. */
export type RefreshOutcome =
  | { kind: 'continued'; session: OpenSession; account: { id: string; username: string; role: Role } }
  | { kind: 'refused' | 'reused' }

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

async function issue(db: Queryable, sessionId: string, parent: string | null): Promise<OpenSession> {
  const refreshToken = randomBytes(32).toString('base64url')
  await db.query(
    `insert into refresh_token (hash, session_id, parent, expires_at)
     values ($1, $2, $3, now() + make_interval(days => $4))`,
    [hashOf(refreshToken), sessionId, parent, IDLE_DAYS],
  )
  return { sessionId, refreshToken }
}

/** Opens a session for an account on a device, in words: at most 30 days, ended by 7 days without use. */
export async function openSession(db: Queryable, accountId: string, device: string): Promise<OpenSession> {
  const sessionId = newId()
  await db.query(
    `insert into session (id, account_id, ends_at, device) values ($1, $2, now() + make_interval(days => $3), $4)`,
    [sessionId, accountId, ABSOLUTE_DAYS, device],
  )
  return issue(db, sessionId, null)
}

/**
 * Spends a refresh token for a new one of the same session. A token that was spent more than ten seconds ago is in two
 * hands: the session ends for both.
 */
export async function refreshSession(db: Queryable, refreshToken: string): Promise<RefreshOutcome> {
  const hash = hashOf(refreshToken)
  // The session before its tokens, as sign-out locks them: the other way round, each could wait for the other.
  await db.query(
    'select id from session where id = (select session_id from refresh_token where hash = $1) for update',
    [hash],
  )
  const [spent] = await db.query<{ sessionId: string }>(
    `update refresh_token set used_at = now() where hash = $1 and used_at is null and expires_at > now()
     returning session_id as "sessionId"`,
    [hash],
  )
  if (!spent) {
    const [known] = await db.query<{ sessionId: string; graced: boolean; reused: boolean }>(
      `select session_id as "sessionId",
         coalesce(used_at > now() - make_interval(secs => $2) and expires_at > now(), false) as graced,
         coalesce(used_at <= now() - make_interval(secs => $2), false) as reused
       from refresh_token where hash = $1`,
      [hash, GRACE_SECONDS],
    )
    if (known?.reused) {
      await db.query('delete from session where id = $1', [known.sessionId])
      return { kind: 'reused' }
    }
    if (!known?.graced) return { kind: 'refused' }
    return continueSession(db, known.sessionId, hash)
  }
  return continueSession(db, spent.sessionId, hash)
}

async function continueSession(db: Queryable, sessionId: string, parent: string): Promise<RefreshOutcome> {
  const [account] = await db.query<{ id: string; username: string; role: Role }>(
    `select a.id, a.username, a.role from session s join account a on a.id = s.account_id
     where s.id = $1 and s.ends_at > now() and a.approved and not a.suspended`,
    [sessionId],
  )
  if (!account) return { kind: 'refused' }
  return { kind: 'continued', session: await issue(db, sessionId, parent), account }
}

/** Ends the session that a refresh token belongs to, with all its tokens. Whose it was; undefined when there is none. */
export async function endSession(
  db: Queryable,
  refreshToken: string,
): Promise<{ accountId: string; username: string } | undefined> {
  const [ended] = await db.query<{ accountId: string; username: string }>(
    `delete from session s using account a
     where a.id = s.account_id and s.id = (select session_id from refresh_token where hash = $1)
     returning a.id as "accountId", a.username`,
    [hashOf(refreshToken)],
  )
  return ended
}

/** Removes what can never be used again: ended sessions, expired tokens, old throttles and idempotency keys. */
export async function forgetExpired(db: Queryable): Promise<void> {
  await db.query('delete from session where ends_at < now()')
  await db.query(`delete from refresh_token where expires_at < now() - interval '1 day'`)
  await db.query(`delete from login_throttle where touched_at < now() - interval '1 day'`)
  await db.query(`delete from idempotency_key where created_at < now() - interval '48 hours'`)
}
