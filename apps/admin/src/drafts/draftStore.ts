/** How a kind of draft becomes text and is read back; text that is absent or corrupt is no draft. */
export type DraftCodec<Draft> = {
  /** The kind of draft, the start of its key in the storage. */
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
 * Keeps one account's draft in a storage: who signs in next in the same tab does not see it. A storage that throws
 * (private mode) keeps nothing.
 */
export function createDraftStore<Draft>(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  account: string,
  { name, parse, serialise }: DraftCodec<Draft>,
): DraftStore<Draft> {
  const key = `potager-${name}-draft:${account}`
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
        // What cannot be kept need not go.
      }
    },
  }
}
