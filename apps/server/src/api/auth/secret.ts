import { createHash, createHmac, randomBytes } from 'node:crypto'
import { todayInParis } from '@potager/domain/time'
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
