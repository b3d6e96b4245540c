import { newIdempotencyKey } from '@potager/domain/api'
import { emptyOrderDraft, type OrderDraft, parseOrderDraft, serialiseOrderDraft } from '@potager/domain/order'
import { useEffect, useState } from 'react'

const STORAGE_KEY = 'potager-order-draft'

function load(): OrderDraft | null {
  try {
    return parseOrderDraft(sessionStorage.getItem(STORAGE_KEY))
  } catch {
    return null
  }
}

function save(draft: OrderDraft) {
  try {
    sessionStorage.setItem(STORAGE_KEY, serialiseOrderDraft(draft))
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

/**
 * The order being taken in this tab. It survives a reload and a lost session, and ends with the tab: it names a
 * customer. `clear` starts a new order, under a new retry key.
 */
export function useOrderDraft() {
  const [draft, setDraft] = useState(() => load() ?? emptyOrderDraft(newIdempotencyKey()))
  useEffect(() => save(draft), [draft])
  return { draft, setDraft, clear: () => setDraft(emptyOrderDraft(newIdempotencyKey())) }
}
