import { useEffect, useState } from 'react'
import type { DraftCodec } from './draftStore.ts'
import { useDraftStore } from './useDraftStore.ts'

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
