import { useEffect, useRef } from 'react'

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
