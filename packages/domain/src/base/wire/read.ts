/** Integer cents. */
export type Cents = number

/** A plain object, or undefined for anything else. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Text as is, numbers as text, anything else ''. */
export function readString(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Non-blank text; absent, null and blank are all undefined (T17). */
export function readOptionalString(value: unknown): string | undefined {
  const text = readString(value)
  return text.trim() === '' ? undefined : text
}

/** An identifier, number or text, as text (T18); '' when missing. */
export function readId(value: unknown): string {
  return readString(value)
}

/** A finite number, also from the decimal text of some servers; undefined otherwise (T16). */
export function readNumber(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Decimal euros as cents, rounded to the nearest; undefined when it is not an amount (T16). */
export function readCents(value: unknown): Cents | undefined {
  const euros = readNumber(value)
  // Scaling the decimal text of a double is exact, multiplying by 100 is not: 4.35 * 100 is 434.99…
  const cents = euros === undefined ? Number.NaN : Math.round(Number(`${euros.toFixed(6)}e2`))
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** A boolean, or undefined for anything else. */
export function readBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}
