import { displayName } from '@potager/domain/auth'
import { useState } from 'react'
import { session } from '../auth/session.ts'
import { createDraftStore, type DraftCodec, type DraftStore } from './draftStore.ts'

/** Where the person keeps a kind of draft: in this tab, for it may name a customer. */
export function useDraftStore<Draft>(codec: DraftCodec<Draft>): DraftStore<Draft> {
  const [store] = useState(() => createDraftStore(() => sessionStorage, displayName(session.read()) ?? '', codec))
  return store
}
