import { createHash, createHmac, randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import jwt from '@fastify/jwt'
import type { Access } from '@potager/domain/api'
import type { OwnTasks, Role } from '@potager/domain/auth'
import { todayInParis } from '@potager/domain/time'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../db/database.ts'

/** The server's secret and the keys derived from it. */
export type Secret = {
  /** Signs access tokens. */
  tokenKey: string
  /** Names the key in tokens without revealing it. */
  keyId: string
  /** Keyed fingerprint of text, safe to store even when the text holds a password. */
  fingerprint: (text: string) => string
  /** The successor of a refresh token: a repeated refresh gets the same one, and it need not be stored. */
  successorOf: (refreshToken: string) => string
  /** Keyed mark of a text, different every Paris day: correlates log lines of one day without naming anyone. */
  dayMark: (text: string) => string
}

/**
 * The configured secret, else the one stored in the database, created once from 32 random bytes and shared by every
 * process.
 */
export async function loadSecret(db: Queryable, configured: string | undefined): Promise<Secret> {
  const secret = configured ?? (await storedSecret(db))
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url')
  const tokenKey = derive('access-token')
  const keyed = (purpose: string) => {
    const key = derive(purpose)
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  }
  const mark = keyed('day-mark')
  return {
    tokenKey,
    keyId: createHash('sha256').update(tokenKey).digest('base64url').slice(0, 8),
    fingerprint: keyed('fingerprint'),
    successorOf: keyed('refresh-token'),
    dayMark: (text) => mark(`${todayInParis(Date.now())} ${text}`).slice(0, 12),
  }
}

async function storedSecret(db: Queryable): Promise<string> {
  await db.query(`insert into server_secret (name, value) values ('root', $1) on conflict (name) do nothing`, [
    randomBytes(32).toString('base64url'),
  ])
  const [row] = await db.query<{ value: string }>(`select value from server_secret where name = 'root'`)
  if (!row) throw new Error('The server secret could not be stored')
  return row.value
}

const ISSUER = 'potager'
const AUDIENCE = 'potager-api'
const TYPE = 'at+jwt'

/** Claims of an access token. Rights are never read from it: the session and the account decide on each request. */
export type AccessClaims = { sub: string; sid: string; username: string; role: string }

/** Registers signing and verification of access tokens: HS256 only; type, issuer, audience and expiry are required. */
export async function registerAccessTokens(app: FastifyInstance, secret: Secret, ttlSeconds: number): Promise<void> {
  await app.register(jwt, {
    secret: secret.tokenKey,
    sign: {
      algorithm: 'HS256',
      kid: secret.keyId,
      iss: ISSUER,
      aud: AUDIENCE,
      expiresIn: ttlSeconds,
      header: { typ: TYPE, alg: 'HS256' },
    },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      checkTyp: TYPE,
      requiredClaims: ['exp', 'sub', 'sid'],
    },
  })
}

/** Signs an access token. */
export function signAccessToken(app: FastifyInstance, claims: AccessClaims): string {
  return app.jwt.sign(claims)
}

/** The session id of a valid access token, or null when the token is missing, altered, of another kind or expired. */
export function readAccessToken(app: FastifyInstance, authorization: string | undefined): string | null {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return null
  try {
    const claims = app.jwt.verify<{ sid?: unknown }>(token)
    return typeof claims.sid === 'string' ? claims.sid : null
  } catch {
    return null
  }
}

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
