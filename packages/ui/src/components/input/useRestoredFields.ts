import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Saved input of a form: values typed at an earlier visit, and a callback for every change. */
export type RestoredFields<Values> = { found: Values | null; onTyped: (values: Values) => void }

/** Restores unsaved input from an earlier visit and reports every change to the owner. */
export function useRestoredFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  kept: RestoredFields<Values> | undefined,
) {
  const { reset, subscribe } = form
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
