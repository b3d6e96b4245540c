import { RETURN_KEY } from '@potager/domain/auth'
import { isInternalPath, paths } from '@potager/domain/paths'

/** Stores a page of this site to return to after sign-in. */
export function rememberReturnPath(storage: () => Pick<Storage, 'setItem'>, path: string): void {
  try {
    storage().setItem(RETURN_KEY, path)
  } catch (error) {
    // Without session storage the user lands on the home page, and opens the page again.
    console.warn(error)
  }
}

/** Where to go after sign-in: the stored page, once and only on this site, else the home page. */
export function takeReturnPath(storage: () => Pick<Storage, 'getItem' | 'removeItem'>): string {
  try {
    const remembered = storage().getItem(RETURN_KEY)
    storage().removeItem(RETURN_KEY)
    return remembered && isInternalPath(remembered) ? remembered : paths.home
  } catch {
    return paths.home
  }
}
