/** Header that makes a person's retry harmless: same key, same body, one record. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** A fresh key for one intention of a person; keep it with the draft and send it again on retry. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}
