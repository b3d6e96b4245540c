import { randomBytes } from 'node:crypto'
import type { OwnTasks, Role } from '@potager/domain/auth'
import { registerMessages } from '@potager/domain/messages'
import { hashOf } from '../../base/hash.ts'
import { newId, type Queryable, violatedConstraint } from '../../db/database.ts'
import { invalid } from '../errors.ts'
import { ownTasks } from './caller.ts'

const takenMessages: Record<string, Record<string, string>> = {
  account_username_key: { username: registerMessages.usernameTaken },
  account_email_key: { email: registerMessages.emailTaken },
}

/** The refusal of a new account whose name or e-mail is taken; any other failure as it is. */
export function takenOr(error: unknown): unknown {
  const taken = takenMessages[violatedConstraint(error) ?? '']
  return taken ? invalid(taken) : error
}

/** The account fields that a sign-in needs. */
export type AccountRow = {
  id: string
  username: string
  passwordHash: string
  role: Role
  approved: boolean
  suspended: boolean
  tasks: OwnTasks
}

/** An account to store. */
export type NewAccount = {
  id: string
  username: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  role: Role
  approved: boolean
  /** Set where the first start prints it. */
  passwordPrinted?: true
}

/** SQL that gives an account another password than it had. */
export const withPassword = (hash: string) =>
  `password_hash = ${hash}, password_printed = case when password_printed then false else password_printed end`

/** The account of a user name, in any case. */
export async function findAccount(db: Queryable, username: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(
    `select id, username, password_hash as "passwordHash", role, approved, suspended, ${ownTasks('account')} as tasks
     from account where lower(username) = lower($1)`,
    [username],
  )
  return row
}

/** Stores an account. @throws StoreError 23505 on account_username_key or account_email_key */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<void> {
  await db.query(
    `insert into account (id, username, email, first_name, last_name, password_hash, role, approved, password_printed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      account.id,
      account.username,
      account.email,
      account.firstName,
      account.lastName,
      account.passwordHash,
      account.role,
      account.approved,
      account.passwordPrinted ?? null,
    ],
  )
}

const IDLE_DAYS = 7
const ABSOLUTE_DAYS = 30
/** Two tabs may refresh at the same moment: within this time a used token still gets its successor (RFC 9700 §4.14.2). */
const GRACE_SECONDS = 10
/** Per account, which a household's devices may share. */
const SESSIONS_MAX = 50

/** A session with its refresh token; the token is returned once, and only its hash is stored. */
export type OpenedSession = { sessionId: string; refreshToken: string }

/** Outcome of a refresh: continued or refused; `reused` when a spent token came back, which ends the whole session. */
type RefreshOutcome =
  | {
      kind: 'continued'
      session: OpenedSession
      account: { id: string; username: string; role: Role; tasks: OwnTasks }
    }
  | { kind: 'refused' | 'reused' }

async function store(
  db: Queryable,
  sessionId: string,
  refreshToken: string,
  parent: string | null,
): Promise<OpenedSession> {
  await db.query(
    `insert into refresh_token (hash, session_id, parent, expires_at)
     values ($1, $2, $3, now() + make_interval(days => $4)) on conflict (hash) do nothing`,
    [hashOf(refreshToken), sessionId, parent, IDLE_DAYS],
  )
  return { sessionId, refreshToken }
}

/**
 * Opens a session for an account whose password was verified, on a named device: at most 30 days, ended by 7 days
 * without use. Beyond the account's limit, the least recently used session ends.
 * @returns undefined when the password changed or the account was suspended since the verification
 */
export async function openSession(
  tx: Queryable,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
  device: string,
): Promise<OpenedSession | undefined> {
  // Locked until the session is stored: an earlier password change is visible here, and a later one sees the session.
  const [unchanged] = await tx.query(
    `select 1 as unchanged from account where id = $1 and password_hash = $2 and approved and not suspended
     for no key update`,
    [id, passwordHash],
  )
  if (!unchanged) return undefined
  const sessionId = newId()
  await tx.query(
    'insert into session (id, account_id, ends_at, device) values ($1, $2, now() + make_interval(days => $3), $4)',
    [sessionId, id, ABSOLUTE_DAYS, device],
  )
  await tx.query(
    `delete from session where id in (
       select s.id from session s where s.account_id = $1 and s.id <> $2
       order by coalesce((select max(t.created_at) from refresh_token t where t.session_id = s.id), s.created_at) desc,
         s.id desc offset $3::int)`,
    [id, sessionId, SESSIONS_MAX - 1],
  )
  return store(tx, sessionId, randomBytes(32).toString('base64url'), null)
}

type TokenState = { sessionId: string; kind: 'live' | 'graced' | 'reused' | 'expired' }

async function findToken(db: Queryable, token: string): Promise<TokenState | undefined> {
  const [state] = await db.query<TokenState>(
    `select t.session_id as "sessionId", case
       when t.used_at <= now() - make_interval(secs => $2) and (s.answer_used or exists (
         select from refresh_token n where n.session_id = t.session_id and n.parent = t.hash and n.used_at is not null
       )) then 'reused'
       when t.expires_at <= now() then 'expired'
       when t.used_at is null then 'live' else 'graced' end as kind
     from refresh_token t join session s on s.id = t.session_id where t.hash = $1`,
    [hashOf(token), GRACE_SECONDS],
  )
  return state
}

/**
 * Replaces a refresh token with its successor in the same session. A spent token gets the same successor as long as nobody
 * has used what it was answered with, neither the access token nor the successor: that answer was lost on the way. Used
 * answers make it a token in two hands, and the session ends for both, but for the first ten seconds: thief and owner then
 * hold the same token, and the second to use it is detected.
 */
export async function refreshSession(
  db: Queryable,
  refreshToken: string,
  successorOf: (refreshToken: string) => string,
): Promise<RefreshOutcome> {
  const hash = hashOf(refreshToken)
  // Locks the session before its tokens, in the order of sign-out: the opposite order could deadlock.
  await db.query(
    'select id from session where id = (select session_id from refresh_token where hash = $1) for update',
    [hash],
  )
  const state = await findToken(db, refreshToken)
  if (state?.kind === 'reused') {
    await db.query('delete from session where id = $1', [state.sessionId])
    return { kind: 'reused' }
  }
  if (!state || state.kind === 'expired') return { kind: 'refused' }
  await db.query('update refresh_token set used_at = now() where hash = $1 and used_at is null', [hash])
  let next = successorOf(refreshToken)
  while ((await findToken(db, next))?.kind === 'graced') next = successorOf(next)
  return continueSession(db, state.sessionId, next, hash)
}

async function continueSession(
  db: Queryable,
  sessionId: string,
  refreshToken: string,
  parent: string,
): Promise<RefreshOutcome> {
  const [account] = await db.query<{ id: string; username: string; role: Role; tasks: OwnTasks }>(
    `update session s set must_refresh = false, answer_used = false from account a
     where s.id = $1 and a.id = s.account_id and s.ends_at > now() and a.approved and not a.suspended
     returning a.id, a.username, a.role, ${ownTasks('a')} as tasks`,
    [sessionId],
  )
  if (!account) return { kind: 'refused' }
  return { kind: 'continued', session: await store(db, sessionId, refreshToken, parent), account }
}

/**
 * Ends the session of a refresh token, with all its tokens. Returns the account, or undefined when the token is
 * unknown.
 */
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

/**
 * Deletes what can no longer be used: ended sessions, expired tokens and links, old throttles, addresses and idempotency keys.
 */
export async function forgetExpired(db: Queryable): Promise<void> {
  await db.query('delete from session where ends_at < now()')
  await db.query(`delete from refresh_token where expires_at < now() - interval '1 day'`)
  await db.query(`delete from login_throttle where touched_at < now() - interval '1 day'`)
  await db.query(`delete from known_address where seen_at < now() - interval '1 day'`)
  await db.query(`delete from account_link where expires_at < now() - interval '1 day'`)
  await db.query(`delete from idempotency_key where created_at < now() - interval '48 hours'`)
}
