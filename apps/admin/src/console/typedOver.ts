/** Deep equality of form values; a missing key equals undefined. */
export function saysSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a, b] as Record<string, unknown>[]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => saysSame(left?.[key], right?.[key]))
}

/** A merged draft, and the fields that somebody else changed meanwhile. */
export type Merged<Draft> = { draft: Draft; changed: (keyof Draft)[] }

/** Three-way merge of form values: the user's edits over a newer record; untouched fields take their current values. */
export function typedOver<Draft extends object>(before: Draft, typed: Draft, now: Draft): Merged<Draft> {
  const fields = Object.keys({ ...before, ...typed, ...now }) as (keyof Draft)[]
  const draft = { ...now }
  for (const field of fields) if (!saysSame(typed[field], before[field])) draft[field] = typed[field]
  return { draft, changed: fields.filter((field) => !saysSame(now[field], before[field])) }
}
