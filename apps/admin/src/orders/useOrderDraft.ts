import { newIdempotencyKey } from '@potager/domain/api'
import { emptyOrderDraft, type OrderDraft, parseOrderDraft, serialiseOrderDraft } from '@potager/domain/order'
import { useStoredDraft } from '../drafts/useStoredDraft.ts'

const codec = { name: 'order', parse: parseOrderDraft, serialise: serialiseOrderDraft }

/** The order being taken in this tab. `clear` starts a new order, under a new retry key. */
export function useOrderDraft() {
  const [draft, setDraft] = useStoredDraft(codec, () => emptyOrderDraft(newIdempotencyKey()))
  return {
    draft,
    /** Keeps the retry key: what changes is still the same order. */
    setDraft: (next: OrderDraft) => setDraft(next),
    /** Makes the next send another order: the server already took this key for other content. */
    renewKey: () => setDraft((current) => ({ ...current, key: newIdempotencyKey() })),
    clear: () => setDraft(emptyOrderDraft(newIdempotencyKey())),
  }
}
