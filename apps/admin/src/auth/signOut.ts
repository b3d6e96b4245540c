import type { Client } from '@potager/domain/api'
import { logout, type SessionStore } from '@potager/domain/auth'

/** Ends the session on the server, then in this browser; a failed call is only logged (SPEC §4, AMB-05). */
export async function endSession(api: Client, session: SessionStore): Promise<void> {
  const refreshToken = session.read()?.refreshToken
  try {
    if (refreshToken) await api.send(logout, refreshToken)
  } catch (error) {
    console.error(error)
  }
  session.forget()
}
