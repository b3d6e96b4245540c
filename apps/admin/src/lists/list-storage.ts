/** What react-admin puts before the name of a store. */
const REACT_ADMIN = 'RaStore'

const stores = 'potager.'

/** The name of the store that keeps how one person left their lists. */
export function listStoreName(owner: string): string {
  return `${stores}${owner}`
}

/** The key in local storage of what that store keeps under a name. */
export function storageKeyOf(owner: string, name: string): string {
  return `${REACT_ADMIN}${listStoreName(owner)}.${name}`
}

/** Lists that had another name, by that name. */
const renamed: Readonly<Record<string, string>> = { events: 'event-requests' }

/**
 * Takes over the views of lists that one person named when those of everybody were in one store, or when the list had
 * another name.
 */
export function takeOverViews(
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
) {
  const own = storageKeyOf(owner, 'views.')
  for (const before of [`${REACT_ADMIN}potager.views.${owner}.`, own]) {
    for (const key of keysOf(storage).filter((one) => one.startsWith(before))) {
      const list = key.slice(before.length)
      const name = own + (renamed[list] ?? list)
      if (name === key) continue
      const views = storage.getItem(key)
      if (views !== null && storage.getItem(name) === null) storage.setItem(name, views)
      storage.removeItem(key)
    }
  }
}

function keysOf(storage: Pick<Storage, 'length' | 'key'>): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** Forgets what anybody filtered, chose and arranged in lists; the views that they named stay theirs. */
export function forgetLists(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  for (const key of keysOf(storage)) {
    if (key.startsWith(REACT_ADMIN + stores) && !key.includes('.views.')) storage.removeItem(key)
  }
}
