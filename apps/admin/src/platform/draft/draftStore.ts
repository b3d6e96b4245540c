import { displayName, draftKey } from '@potager/domain/auth'
import type { RestoredFields } from '@potager/ui/input'
import { useEffect, useRef, useState } from 'react'
import { session } from '../auth/session.ts'

/**
 * A draft of this tab. It survives a reload and an expired session, and ends with the tab because it may name a
 * customer.
 * @param initial an untouched draft
 */
export function useStoredDraft<Draft>(codec: DraftCodec<Draft>, initial: () => Draft) {
  const store = useDraftStore(codec)
  const [draft, setDraft] = useState(() => store.load() ?? initial())
  useEffect(() => store.save(draft), [store, draft])
  return [draft, setDraft] as const
}

/** The user's drafts of one kind, in session storage because they may name a customer. */
export function useDraftStore<Draft>(codec: DraftCodec<Draft>): DraftStore<Draft> {
  const [store] = useState(() => createDraftStore(() => sessionStorage, displayName(session.read()) ?? '', codec))
  return store
}

/** Serialises a kind of draft; `parse` returns null for missing or corrupt text. */
export type DraftCodec<Draft> = {
  /** The kind of draft, used as prefix of its storage key. */
  name: string
  parse: (text: string | null) => Draft | null
  serialise: (draft: Draft) => string
}

export type DraftStore<Draft> = {
  load: () => Draft | null
  save: (draft: Draft) => void
  clear: () => void
}

/**
 * Stores one account's draft: the next user of the same tab does not see it. A storage that throws (private mode)
 * stores nothing.
 */
export function createDraftStore<Draft>(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  account: string,
  { name, parse, serialise }: DraftCodec<Draft>,
): DraftStore<Draft> {
  const key = draftKey(account, name)
  return {
    load: () => {
      try {
        return parse(storage().getItem(key))
      } catch {
        return null
      }
    },
    save: (draft) => {
      try {
        storage().setItem(key, serialise(draft))
      } catch {
        // Without storage the draft lives as long as the page.
      }
    },
    clear: () => {
      try {
        storage().removeItem(key)
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
    },
  }
}

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
