import type { RestoredFields } from '@potager/ui/input'
import { useEffect, useRef, useState } from 'react'
import { type DraftCodec, useDraftStore } from './draftStore.ts'

/** NaN, which JSON would write as null; nobody types it. */
const NO_NUMBER = '\0NaN'

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** Serialises a form's values; `empty` defines its fields and their types. */
export function formCodec<Values extends object>(name: string, empty: Values): DraftCodec<Values> {
  const fields = Object.entries(empty)
  return {
    name,
    serialise: (typed) => JSON.stringify(typed, (_, value: unknown) => (Number.isNaN(value) ? NO_NUMBER : value)),
    parse: (text) => {
      if (!text) return null
      try {
        const found = JSON.parse(text, (_, value: unknown) => (value === NO_NUMBER ? Number.NaN : value)) as Values
        return fields.every(([field, value]) => kindOf(found[field as keyof Values]) === kindOf(value)) ? found : null
      } catch {
        return null
      }
    },
  }
}

/** Restores a form's input after the session expired: once, for the same user in the same tab. `keep` stores it. */
export function useRestoredForm<Values extends object>(
  codec: DraftCodec<Values>,
): {
  restored: RestoredFields<Values>
  keep: () => void
} {
  const store = useDraftStore(codec)
  const [found] = useState(() => store.load())
  const typed = useRef(found)
  useEffect(() => store.clear(), [store])
  return {
    restored: {
      found,
      onTyped: (values) => {
        typed.current = values
      },
    },
    keep: () => typed.current && store.save(typed.current),
  }
}
