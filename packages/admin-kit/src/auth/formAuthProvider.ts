import { type Client, errorMessage } from '@potager/domain/api'
import { type CookieJar, endBrowserSession, login, type SessionStore } from '@potager/domain/auth'
import type { AuthProvider } from 'react-admin'
import { createAuthProvider } from './authProvider.ts'

/** What signing in by react-admin's own form depends on; `page` is the document, whose cookies end with the session. */
export type FormAuthSettings = { api: Pick<Client, 'send'>; session: SessionStore; page: CookieJar }

/** The auth provider of an application that signs people in by react-admin's own form, at its own `/login`. */
export function createFormAuthProvider({ api, session, page }: FormAuthSettings): AuthProvider {
  const provider = createAuthProvider({
    session,
    origin: '',
    leave: () => {},
    signOut: () => endBrowserSession(api, session, page),
  })
  return {
    ...provider,
    // Answered at once, react-admin renders its routes again before the way to /login, and asks without end.
    getPermissions: async (params) => {
      await new Promise((resolve) => setTimeout(resolve, 0))
      return provider.getPermissions?.(params)
    },
    login: async ({ username, password }: { username: string; password: string }) => {
      try {
        session.write(await api.send(login, { username, password }))
      } catch (error) {
        throw new Error(errorMessage(error), { cause: error })
      }
    },
  }
}
