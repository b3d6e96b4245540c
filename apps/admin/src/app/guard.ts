import type { SessionStore } from '@potager/domain/auth'

/**
 * Loader of the guarded tree: lets a signed-in person pass, sends everyone else to the sign-in page. It then
 * never answers, so that no guarded page shows while the browser leaves. Storage is read at once: no flash on reload.
 */
export function createGuard(session: SessionStore, leave: (options: { remember: boolean }) => void) {
  return (): null | Promise<never> => {
    if (session.read()) return null
    leave({ remember: true })
    return new Promise<never>(() => {})
  }
}
