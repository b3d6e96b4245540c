import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Messages of a refused send, by field path of the form. */
export type ServerErrors = Readonly<Record<string, string>>

/** Puts a server's messages at their fields and the focus on the first. A message goes when its field changes. */
export function useServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  errors: ServerErrors,
) {
  const { setError } = form
  useEffect(() => {
    for (const [index, [field, message]] of Object.entries(errors).entries()) {
      // The server names fields of the same contract that the form is made of.
      setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }, [errors, setError])
}
