import { displayName } from '@potager/domain/auth'
import { listOrders } from '@potager/domain/order'
import { useState } from 'react'
import { session } from '../../platform/auth/session.ts'
import { storageKeyOf } from '../../platform/list/listStorage.ts'
import { supports } from '../../platform/services.ts'
import { REMEMBERED_RESTAURANT } from './orderAddress.ts'

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/**
 * The restaurant whose orders are listed, '' for all: the one that the address asks for, else the one of last time. It
 * is kept apart from the restaurant that a person works in, which taking an order changes: orders of the others would
 * leave the list without anybody's wish. Null where the backend does not filter by it.
 * @param said an id, '' for all, null where the address does not say
 */
export function useOrdersRestaurant(said: string | null) {
  const key = storageKeyOf(displayName(session.read()) ?? '', REMEMBERED_RESTAURANT)
  const [remembered, setRemembered] = useState(() => read(key))
  function remember(id: string) {
    setRemembered(id)
    try {
      // The document asks ahead for the orders of all where there is none.
      if (id) localStorage.setItem(key, id)
      else localStorage.removeItem(key)
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }
  return [supports(listOrders, 'restaurantId') ? (said ?? remembered) : null, remember] as const
}
