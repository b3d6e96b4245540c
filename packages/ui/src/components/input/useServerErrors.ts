import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Error messages from the server, by field path. */
export type ServerErrors = Readonly<Record<string, string>>

/** Sets the server's errors on their fields and focuses the first. An error clears when its field changes. */
export function useServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  errors: ServerErrors,
) {
  const { setError } = form
  useEffect(() => {
    for (const [index, [field, message]] of Object.entries(errors).entries()) {
      // The server's field paths follow the same contract as the form.
      setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }, [errors, setError])
}
