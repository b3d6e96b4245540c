import type { Client } from '../api/client.ts'
import { unsentMessage } from '../messages/common.ts'
import { logout } from './auth.calls.ts'
import { queueKey } from './browser-keys.ts'
import { displayName } from './claims.ts'
import type { AuthData, AuthStorage, SessionStore } from './session.ts'

/** The part of `document` that signing out needs. */
export type CookieJar = { cookie: string }

/** Expires every cookie that the page can see, on path /. */
export function expireCookies(page: CookieJar): void {
  for (const pair of page.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim()
    if (name) page.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
}

/**
 * Ends the session on the server, then in this browser: auth data, keys of earlier clients, cookies. A failed call is
 * only logged (AMB-05). The caller redirects to /login.
 */
export async function endBrowserSession(
  api: Pick<Client, 'send'>,
  session: SessionStore,
  page: CookieJar,
): Promise<void> {
  const refreshToken = session.read()?.refreshToken
  try {
    if (refreshToken) await api.send(logout, refreshToken)
  } catch (error) {
    console.error(error)
  }
  session.forget()
  expireCookies(page)
}

/** What to say before signing out of status changes that still wait in this browser for the network; '' without any. */
export function unsentWords(storage: () => Pick<AuthStorage, 'getItem'>, auth: AuthData | null): string {
  try {
    const { length } = JSON.parse(storage().getItem(queueKey(displayName(auth) ?? '')) ?? '[]') as unknown[]
    return length > 0 ? unsentMessage(length) : ''
  } catch {
    return ''
  }
}
