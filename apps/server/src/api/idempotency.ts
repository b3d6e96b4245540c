import { IDEMPOTENCY_HEADER } from '@potager/domain/api'
import { requestRefusals } from '@potager/domain/messages'
import type { Database, Queryable } from '../db/database.ts'
import { Refusal } from './errors.ts'

/** A creation request: its sender, call, key and body fingerprint. */
export type Attempt = { scope: string; key: string; call: string; requestHash: string }

/**
 * The request's idempotency key, or null.
 * @throws Refusal 400 when the key is not 8 to 200 visible ASCII characters
 */
export function idempotencyKey(headers: Record<string, string | string[] | undefined>): string | null {
  const value = headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (value === undefined) return null
  if (typeof value === 'string' && /^[\x21-\x7e]{8,200}$/.test(value)) return value
  throw new Refusal(400, requestRefusals.idempotencyKey)
}

/**
 * Creates a record at most once per key: key and record are stored in one transaction, so that a repeat, even a
 * simultaneous one, gets the first answer. A refused attempt leaves no trace and may be repeated. Stored for 48 hours.
 * @throws Refusal 422 when the key was used for another request
 */
export function createOnce<T>(db: Database, attempt: Attempt, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const params = [attempt.scope, attempt.key]
    const [claimed] = await tx.query(
      `insert into idempotency_key (scope, key, call, request_hash) values ($1, $2, $3, $4)
       on conflict (scope, key) do nothing returning 1 as claimed`,
      [...params, attempt.call, attempt.requestHash],
    )
    if (claimed) {
      const response = await work(tx)
      await tx.query('update idempotency_key set response = $3 where scope = $1 and key = $2', [
        ...params,
        JSON.stringify(response),
      ])
      return response
    }
    const [stored] = await tx.query<{ call: string; requestHash: string; response: T }>(
      'select call, request_hash as "requestHash", response from idempotency_key where scope = $1 and key = $2',
      params,
    )
    if (!stored || stored.call !== attempt.call || stored.requestHash !== attempt.requestHash) {
      throw new Refusal(422, requestRefusals.idempotencyKeyTaken)
    }
    return stored.response
  })
}
