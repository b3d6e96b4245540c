import { useEffect, useRef, useState } from 'react'

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

// A radio button cannot be invalid on its own: its group is.
const PROBLEM =
  ':is(input, select, textarea)[aria-invalid="true"]:enabled, [data-invalid="true"] [type="radio"]:enabled'

/** Focuses the first invalid field once a failed submission has shown its errors. */
export function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>(PROBLEM)?.focus()
  }, [shown])
  return { form, toFirstProblem: () => setShown((times) => times + 1) }
}

/** Saved input of a form: values typed at an earlier visit, and a callback for every change. */
export type RestoredFields<Values> = { found: Values | null; onTyped: (values: Values) => void }

/** What of react-hook-form restores and reports values; as methods, so that its own types of the rest do not matter. */
type WithValues<Values> = {
  reset(this: void, values: Values, options: { keepDefaultValues: true }): void
  subscribe(this: void, to: { formState: { values: true }; callback: (seen: { values: Values }) => void }): () => void
}

/** Restores unsaved input from an earlier visit and reports every change to the owner. */
export function useRestoredFields<Values>(
  { reset, subscribe }: WithValues<NoInfer<Values>>,
  kept: RestoredFields<Values> | undefined,
) {
  const owner = useRef(kept)
  useEffect(() => {
    const found = owner.current?.found
    if (found) reset(found, { keepDefaultValues: true })
  }, [reset])
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => owner.current?.onTyped(values) }),
    [subscribe],
  )
}
