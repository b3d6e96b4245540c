import { useEffect, useRef, useState } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'

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
