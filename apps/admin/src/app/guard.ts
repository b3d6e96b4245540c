import type { SessionStore } from '@potager/domain/auth'

/**
 * Loader of the guarded routes: lets a signed-in user pass, redirects everyone else to the sign-in page and then never
 * resolves, so that no guarded page flashes while the browser leaves. Storage is read synchronously: no flash on
 * reload.
 */
export function createGuard(session: SessionStore, leave: (options: { remember: boolean }) => void) {
  return (): null | Promise<never> => {
    if (session.read()) return null
    leave({ remember: true })
    return new Promise<never>(() => {})
  }
}
