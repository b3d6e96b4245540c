import { privilegedRoles } from '../config.ts'
import { asRecord, readOptionalString } from '../wire/index.ts'
import type { AuthData } from './session.ts'

// Separate from the session: public pages read whether somebody is signed in, never who.

/** Claims of a JWT's payload, unverified and for display only; null when the token is not a JWT. */
export function readClaims(token: string): Record<string, unknown> | null {
  const payload = token.split('.')[1]
  if (!payload) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    return asRecord(JSON.parse(new TextDecoder().decode(bytes))) ?? null
  } catch {
    return null
  }
}

function rolesOf(source: Record<string, unknown> | null): string[] {
  if (!source) return []
  return [source.role, source.roles, source.authorities]
    .flat()
    .map((role) => (typeof role === 'string' ? role : asRecord(role)?.authority))
    .filter((role): role is string => typeof role === 'string')
    .map((role) => role.toUpperCase().replace(/^ROLE_/, ''))
}

/** Whether manager-only buttons show (AMB-31). Display only, the server decides; false when unknown. */
export function isPrivileged(auth: AuthData | null): boolean {
  return allRoles(auth).some((role) => privilegedRoles.includes(role))
}

/** Whether admin pages show. Display only: the server decides. */
export function isAdmin(auth: AuthData | null): boolean {
  return allRoles(auth).includes('ADMIN')
}

function allRoles(auth: AuthData | null): string[] {
  return auth ? [...rolesOf(auth), ...rolesOf(readClaims(auth.accessToken))] : []
}

/** The signed-in person's display name, from the stored data or the token; null when unknown. */
export function displayName(auth: AuthData | null): string | null {
  if (!auth) return null
  const claims = readClaims(auth.accessToken)
  return (
    readOptionalString(auth.username) ?? readOptionalString(claims?.username) ?? readOptionalString(claims?.sub) ?? null
  )
}
