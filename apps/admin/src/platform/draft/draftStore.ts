import { draftKey } from '@potager/domain/auth'

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
