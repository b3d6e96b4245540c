import { useEffect } from 'react'

/** Error messages from the server, by field path. */
export type ServerErrors = Readonly<Record<string, string>>

/** What of react-hook-form sets errors; written as a method, so that a form of any values has it. */
type WithErrors = {
  setError(this: void, field: string, error: { type: string; message: string }, options: { shouldFocus: boolean }): void
}

/** Sets the server's errors on their fields and focuses the first. An error clears when its field changes. */
export function useServerErrors({ setError }: WithErrors, errors: ServerErrors) {
  useEffect(() => {
    for (const [index, [field, message]] of Object.entries(errors).entries()) {
      // The server's field paths follow the same contract as the form.
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }, [errors, setError])
}
