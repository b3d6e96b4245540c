import type { RestoredFields } from '@potager/ui/input'
import { useEffect, useRef, useState } from 'react'
import type { DraftCodec } from './draftStore.ts'
import { useDraftStore } from './useDraftStore.ts'

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** What is typed in a form, as text and back; `empty` says which fields it has and of which kind. */
export function formCodec<Values extends object>(name: string, empty: Values): DraftCodec<Values> {
  const fields = Object.entries(empty)
  return {
    name,
    serialise: (typed) => JSON.stringify(typed),
    parse: (text) => {
      if (!text) return null
      try {
        // JSON has no number that is none: it writes null.
        const found = JSON.parse(text, (_, value: unknown) => (value === null ? Number.NaN : value)) as Values
        return fields.every(([field, value]) => kindOf(found[field as keyof Values]) === kindOf(value)) ? found : null
      } catch {
        return null
      }
    },
  }
}

/**
 * What somebody had typed in a form when the session ended under it: the same person finds it again in the same tab, once.
 * `keep` puts it there.
 */
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
