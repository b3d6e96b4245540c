import { displayName } from '@potager/domain/auth'
import { useState } from 'react'
import { session } from '../auth/session.ts'
import { createDraftStore, type DraftCodec, type DraftStore } from './draftStore.ts'

/** The user's drafts of one kind, in session storage because they may name a customer. */
export function useDraftStore<Draft>(codec: DraftCodec<Draft>): DraftStore<Draft> {
  const [store] = useState(() => createDraftStore(() => sessionStorage, displayName(session.read()) ?? '', codec))
  return store
}
