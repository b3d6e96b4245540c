import type { FieldErrors, FieldPath, FieldValues, ResolverResult } from 'react-hook-form'

/** What the rules of the domain say of a form, as the form reads it; `problems` are their messages, by field. */
export function resolved<Values extends FieldValues>(
  typed: Values,
  problems: Partial<Record<FieldPath<Values>, string | undefined>>,
): ResolverResult<Values> {
  const told = Object.entries<string | undefined>(problems).filter(([, message]) => message)
  if (told.length === 0) return { values: typed, errors: {} }
  const errors = Object.fromEntries(told.map(([field, message]) => [field, { type: 'rule', message }]))
  return { values: {}, errors: errors as FieldErrors<Values> }
}
