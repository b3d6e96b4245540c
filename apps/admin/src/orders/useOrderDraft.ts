import { newIdempotencyKey } from '@potager/domain/api'
import { displayName } from '@potager/domain/auth'
import { emptyOrderDraft, type OrderDraft } from '@potager/domain/order'
import { useEffect, useState } from 'react'
import { session } from '../auth/session.ts'
import { createDraftStore } from './draftStore.ts'

/**
 * The order being taken in this tab. It survives a reload and a lost session, and ends with the tab: it names a
 * customer. `clear` starts a new order, under a new retry key.
 */
export function useOrderDraft() {
  const [store] = useState(() => createDraftStore(() => sessionStorage, displayName(session.read()) ?? ''))
  const [draft, setDraft] = useState(() => store.load() ?? emptyOrderDraft(newIdempotencyKey()))
  useEffect(() => store.save(draft), [store, draft])

  return {
    draft,
    /** Keeps the retry key: what changes is still the same order. */
    setDraft: (next: OrderDraft) => setDraft(next),
    /** Makes the next send another order: the server already took this key for other content. */
    renewKey: () => setDraft((current) => ({ ...current, key: newIdempotencyKey() })),
    clear: () => setDraft(emptyOrderDraft(newIdempotencyKey())),
  }
}
