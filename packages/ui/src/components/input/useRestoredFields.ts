import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** A form's fields as its owner keeps them: what was typed at an earlier visit, and who is told what is typed now. */
export type RestoredFields<Values> = { found: Values | null; onTyped: (values: Values) => void }

/** Opens a form with what was typed at an earlier visit, not saved since, and tells its owner every change. */
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
