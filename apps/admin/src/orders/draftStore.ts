import { type OrderDraft, parseOrderDraft, serialiseOrderDraft } from '@potager/domain/order'

const STORAGE_KEY = 'potager-order-draft'

export type DraftStore = { load: () => OrderDraft | null; save: (draft: OrderDraft) => void }

/**
 * Keeps one account's order draft in a storage: who signs in next in the same tab does not see it. A storage that
 * throws (private mode) keeps nothing.
 */
export function createDraftStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>, account: string): DraftStore {
  const key = `${STORAGE_KEY}:${account}`
  return {
    load: () => {
      try {
        return parseOrderDraft(storage().getItem(key))
      } catch {
        return null
      }
    },
    save: (draft) => {
      try {
        storage().setItem(key, serialiseOrderDraft(draft))
      } catch {
        // Without storage the draft lives as long as the page.
      }
    },
  }
}
