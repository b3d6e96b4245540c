import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  Path,
  PathValue,
  ResolverResult,
  UseFormReturn,
} from 'react-hook-form'

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

/**
 * Validates again when a field or `given` changes, for rules that read several fields. Covers the fields already
 * touched, or all of them once the form was submitted. Server errors stay until their own field changes.
 * @param given what the rules read besides the fields
 */
export function useRulesAcross<Values extends FieldValues>(
  {
    subscribe,
    getValues,
    getFieldState,
    trigger,
    formState,
  }: Pick<
    UseFormReturn<Values, unknown, FieldValues>,
    'subscribe' | 'getValues' | 'getFieldState' | 'trigger' | 'formState'
  >,
  given: unknown,
) {
  const { isSubmitted } = formState
  const lookAgain = useEffectEvent((changed?: string) => {
    const fields = Object.keys(getValues()) as FieldPath<Values>[]
    const speaking = fields.filter((field) => {
      const { isTouched, error } = getFieldState(field)
      if (error?.type === 'server') return field === changed
      return isSubmitted || isTouched
    })
    if (speaking.length > 0) void trigger(speaking)
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name !== undefined && lookAgain(name) }),
    [subscribe],
  )
  useEffect(() => lookAgain(), [given])
}

type Form<Values extends Record<string, string>> = Pick<
  UseFormReturn<Values, unknown, never>,
  'getValues' | 'setValue' | 'reset'
>

/**
 * Resets a form to a newer version of its record, with the user's edits on top. Returns the fields that somebody else
 * changed.
 * @param known the version that the form starts from, and its field values
 */
export function useNewerVersion<Values extends Record<string, string>>(
  { getValues, setValue, reset }: Form<Values>,
  known: { version: number | undefined; values: Values },
): readonly Path<Values>[] {
  const last = useRef(known)
  const [changed, setChanged] = useState<readonly Path<Values>[]>([])
  useEffect(() => {
    const { version, values } = last.current
    if (version === known.version) return
    last.current = known
    const typed = getValues()
    const fields = Object.keys(known.values) as Path<Values>[]
    reset(known.values)
    for (const field of fields) {
      const own = typed[field]
      // Every field is a string.
      if (own !== values[field]) setValue(field, own as PathValue<Values, typeof field>, { shouldDirty: true })
    }
    setChanged(fields.filter((field) => known.values[field] !== values[field]))
  }, [known, getValues, setValue, reset])
  return changed
}
