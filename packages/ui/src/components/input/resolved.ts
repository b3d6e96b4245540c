import type { FieldErrors, FieldPath, FieldValues, ResolverResult } from 'react-hook-form'

/** Converts the domain's validation messages, by field, to a React Hook Form result. */
export function resolved<Values extends FieldValues>(
  typed: Values,
  problems: Partial<Record<FieldPath<Values>, string | undefined>>,
): ResolverResult<Values> {
  const told = Object.entries<string | undefined>(problems).filter(([, message]) => message)
  if (told.length === 0) return { values: typed, errors: {} }
  const errors = Object.fromEntries(told.map(([field, message]) => [field, { type: 'rule', message }]))
  return { values: {}, errors: errors as FieldErrors<Values> }
}
