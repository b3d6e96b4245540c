const REACT_ADMIN = 'RaStore'

const stores = 'potager.'

/** The name of the store that keeps a user's list state. */
export function listStoreName(owner: string): string {
  return `${stores}${owner}`
}

/** The local-storage key of an entry in that store. */
export function storageKeyOf(owner: string, name: string): string {
  return `${REACT_ADMIN}${listStoreName(owner)}.${name}`
}

const renamed: Readonly<Record<string, string>> = { events: 'event-requests' }

/** Migrates a user's saved views from the store once shared by all users, and from lists that were renamed. */
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

/** Deletes every user's filters, selections and columns; saved views stay. */
export function forgetLists(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  for (const key of keysOf(storage)) {
    if (key.startsWith(REACT_ADMIN + stores) && !key.includes('.views.')) storage.removeItem(key)
  }
}
