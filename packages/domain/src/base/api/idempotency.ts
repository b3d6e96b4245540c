/** Header that makes retries safe: same key, same body, one record. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * A new key for one intention of a person, a UUID of version 4; keep it with the draft and resend it on a retry. Not of
 * `crypto.randomUUID`, which is missing where the house opens the site by http on its own network.
 */
export function newIdempotencyKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(31))
  let drawn = 0
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = (random[drawn++] ?? 0) % 16
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16)
  })
}
