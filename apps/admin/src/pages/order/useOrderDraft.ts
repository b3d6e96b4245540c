import { newIdempotencyKey } from '@potager/domain/api'
import { emptyOrderDraft, type OrderDraft, parseOrderDraft, serialiseOrderDraft } from '@potager/domain/order'
import { useStoredDraft } from '../../platform/draft/useStoredDraft.ts'

const codec = { name: 'order', parse: parseOrderDraft, serialise: serialiseOrderDraft }

/** The order being taken in this tab. `clear` starts a new one, with a new idempotency key. */
export function useOrderDraft() {
  const [draft, setDraft] = useStoredDraft(codec, () => emptyOrderDraft(newIdempotencyKey()))
  return {
    draft,
    /** Keeps the idempotency key: an edited draft is still the same order. */
    setDraft: (next: OrderDraft) => setDraft(next),
    /** Gives the order a new idempotency key, after the server has used this one for other content. */
    renewKey: () => setDraft((current) => ({ ...current, key: newIdempotencyKey() })),
    clear: () => setDraft(emptyOrderDraft(newIdempotencyKey())),
    /** Starts a new order at the restaurant and with the service of another. */
    startAgain: ({ restaurant, delivery }: Pick<OrderDraft, 'restaurant' | 'delivery'>) =>
      setDraft({ ...emptyOrderDraft(newIdempotencyKey()), restaurant, delivery }),
  }
}
