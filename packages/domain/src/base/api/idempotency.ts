/** Header that makes retries safe: same key, same body, one record. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** A new key for one intention of a person; keep it with the draft and resend it on a retry. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}
