import { useState } from 'react'
import type { ServerErrors } from './useServerErrors.ts'

type Schema = {
  safeParse: (value: unknown) => { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/** The first message of each field of a draft that its form's rules refuse. */
function problemsOf(draft: unknown, schema: Schema): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(draft).error?.issues ?? []) {
    problems[String(path[0] ?? '')] ??= message
  }
  return problems
}

/**
 * What each field of a controlled form says: a rule it breaks once it was left or sent, and what the server refused
 * until the field has another value.
 */
export function useFieldErrors<Draft extends object>(draft: Draft, schema: Schema, serverErrors: ServerErrors) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState({ errors: serverErrors, draft })
  if (refusal.errors !== serverErrors) setRefusal({ errors: serverErrors, draft })
  const problems = problemsOf(draft, schema)

  function errorOf(field: keyof Draft & string): string | undefined {
    const refused = refusal.draft[field] === draft[field] ? refusal.errors[field] : undefined
    return refused ?? (touched.has(field) ? problems[field] : undefined)
  }

  return {
    errorOf,
    touch: (field: keyof Draft & string) => setTouched((fields) => new Set([...fields, field])),
    /** Shows every problem; true when there is none. */
    touchAll: () => {
      setTouched(new Set(Object.keys(draft)))
      return Object.keys(problems).length === 0
    },
  }
}
