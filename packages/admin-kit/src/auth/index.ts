import { type Client, errorMessage } from '@potager/domain/api'
import {
  type CookieJar,
  displayName,
  endBrowserSession,
  isPrivileged,
  login,
  type SessionStore,
} from '@potager/domain/auth'
import { paths } from '@potager/domain/paths'
import type { AuthProvider } from 'react-admin'

export type AuthSettings = {
  session: SessionStore
  origin: string
  leave: (options: { remember: boolean }) => void
  /** Ends the session on the server and in this browser; never rejects. */
  signOut: () => Promise<void>
}

/** `privileged` shows manager-only screens; the server enforces its own rules. */
export type Permissions = { privileged: boolean }

/**
 * react-admin's auth provider: signed in means that an access token is stored. Only a 401 with no session left signs
 * out; a 403 is an ordinary error, and a 401 with a session means that its refresh was already tried (AMB-06).
 */
export function createAuthProvider({ session, origin, leave, signOut }: AuthSettings): AuthProvider {
  // With an absolute URL react-admin leaves the application instead of looking for a route.
  const loginUrl = origin + paths.login
  return {
    login: async () => leave({ remember: true }),
    checkAuth: async () => {
      if (session.read()) return
      leave({ remember: true })
      throw { redirectTo: loginUrl, message: false }
    },
    checkError: async (error) => {
      if (error?.status !== 401 || session.read()) return
      throw { redirectTo: loginUrl, message: false }
    },
    logout: async () => {
      if (session.read()) await signOut()
      return loginUrl
    },
    getIdentity: async () => {
      const name = displayName(session.read()) ?? ''
      return { id: name, fullName: name }
    },
    getPermissions: async (): Promise<Permissions> => ({ privileged: isPrivileged(session.read()) }),
  }
}

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
