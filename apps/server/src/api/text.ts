/** NUL, and halves of surrogate pairs: JSON may carry them, PostgreSQL stores neither. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** Nothing that is stored lies deeper; a body can be nested so far that following it would exhaust the stack. */
const DEEPEST = 20

/** Path of the first text in a parsed JSON value that cannot be stored, keys included; null when all can. */
export function findUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : null
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = UNSTORABLE.test(key) ? path.join('.') : findUnstorable(inner, [...path, key])
    if (found !== null) return found
  }
  return null
}
