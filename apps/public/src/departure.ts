import { isInternalPath, paths } from '@potager/domain/paths'

/** Session-storage key under which the back-office leaves the page to return to (AMB-04). */
const RETURN_KEY = 'auth-return-to'

/** Where a person goes after signing in: the page that asked for it, once, if it is one of ours, else the home page. */
export function takeReturnPath(storage: () => Pick<Storage, 'getItem' | 'removeItem'>): string {
  try {
    const remembered = storage().getItem(RETURN_KEY)
    storage().removeItem(RETURN_KEY)
    return remembered && isInternalPath(remembered) ? remembered : paths.home
  } catch {
    return paths.home
  }
}
