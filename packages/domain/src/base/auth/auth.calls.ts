import { call } from '../api/call.ts'
import { answeredNothing, NotAnswered } from '../wire/index.ts'
import { displayName } from './claims.ts'
import type { Registration } from './registration.ts'
import { type AuthData, LOGIN_ROLE, readAuthData } from './session.ts'

function readSession(body: unknown): AuthData {
  const auth = readAuthData(body)
  if (!auth) throw new NotAnswered()
  return auth
}

/**
 * Signs in; the role is always sent. 400: wrong credentials; 401: no right to enter. An answer that does not say who it is for is
 * for the name that was typed.
 */
export const login = call({
  name: 'login',
  resource: 'account',
  method: 'POST',
  path: '/authentification/login',
  access: 'public',
  request: (credentials: { username: string; password: string }) => ({ body: { ...credentials, role: LOGIN_ROLE } }),
  response: (body, { username }) => {
    const auth = readSession(body)
    return displayName(auth) === null ? { ...auth, username } : auth
  },
})

/** Registers an account; the password confirmation is not sent. */
export const register = call({
  name: 'register',
  resource: 'account',
  method: 'POST',
  path: '/authentification',
  access: 'public',
  creates: true,
  request: ({ confirmPassword: _, ...account }: Registration) => ({ body: { ...account, role: LOGIN_ROLE } }),
  response: answeredNothing,
})

/** Ends the session that the refresh token belongs to. */
export const logout = call({
  name: 'logout',
  resource: 'account',
  method: 'POST',
  path: '/authentification/logout',
  access: 'public',
  request: (refreshToken: string) => ({ body: { refreshToken } }),
  response: answeredNothing,
})

/** Exchanges a refresh token for new auth data; 400 and 401 mean that the session is over. */
export const refresh = call({
  name: 'refreshToken',
  resource: 'account',
  method: 'POST',
  path: '/authentification/refreshToken',
  access: 'public',
  request: (refreshToken: string) => ({ body: { refreshToken } }),
  response: readSession,
})
