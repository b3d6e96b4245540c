import { listStoreName } from '@potager/domain/auth'

const REACT_ADMIN = 'RaStore'

/** The local-storage key of an entry in the store of a user's lists. */
export function storageKeyOf(owner: string, name: string): string {
  return `${REACT_ADMIN}${listStoreName(owner)}.${name}`
}

/** Deletes every user's filters, selections and columns; saved views stay. */
export function forgetLists(storage: Pick<Storage, 'removeItem'>): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(REACT_ADMIN + listStoreName('')) && !key.includes('.views.')) storage.removeItem(key)
  }
}
