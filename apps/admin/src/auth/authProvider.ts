import { displayName, isPrivileged, type SessionStore } from '@potager/domain/auth'
import { paths } from '@potager/domain/paths'
import type { AuthProvider } from 'react-admin'

/** What react-admin's auth needs from the outside. */
export type AuthSettings = {
  session: SessionStore
  origin: string
  leave: (options: { remember: boolean }) => void
  /** Ends the session on the server and in this browser; never fails. */
  signOut: () => Promise<void>
}

/** `privileged` shows manager-only screens; the server decides for itself. */
export type Permissions = { privileged: boolean }

/**
 * react-admin's door: signed in means that an access token is stored. Only a 401 without any session left
 * ends the visit; a 403 is an error like another, and a 401 with a session means that its renewal was tried (AMB-06).
 */
export function createAuthProvider({ session, origin, leave, signOut }: AuthSettings): AuthProvider {
  // An absolute address makes react-admin leave the application instead of looking for the route in it.
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
