import { asRecord, readOptionalString } from '../wire/index.ts'
import { AUTH_STORAGE_KEY, LEGACY_AUTH_KEYS } from './browser-keys.ts'

/** The specification's only role; login and registration always send it, and no right follows from it. */
export const LOGIN_ROLE = 'RESTAURANT_OWNER'

/** Roles of our server. */
export const roles = ['RESTAURANT_OWNER', 'MANAGER', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** What a login or refresh stores; other fields are preserved. */
export type AuthData = { accessToken: string; refreshToken?: string; [other: string]: unknown }

/** Reads auth data from a response or from storage; null unless an access token is present. */
export function readAuthData(value: unknown): AuthData | null {
  const record = asRecord(value)
  const accessToken = readOptionalString(record?.accessToken)
  if (!record || !accessToken) return null
  const { refreshToken: kept, ...others } = record
  const refreshToken = readOptionalString(kept)
  return { ...others, accessToken, ...(refreshToken ? { refreshToken } : {}) }
}

/** The part of `localStorage` that a session needs. */
export type AuthStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** Reads `{state:{authData},version}` or a bare object; corrupt, blocked or absent storage means signed out (T25). */
export function parseStoredAuth(text: string | null): AuthData | null {
  if (!text) return null
  try {
    const stored = asRecord(JSON.parse(text))
    const state = asRecord(stored?.state)
    return readAuthData(state ? state.authData : stored)
  } catch {
    return null
  }
}

/** Writes the documented shape only (AMB-07). */
export function serialiseAuth(auth: AuthData | null): string {
  return JSON.stringify({ state: { authData: auth }, version: 0 })
}

/** Stores the signed-in state. `write(null)` signs out; `forget` also removes the keys of earlier clients. */
export type SessionStore = {
  read: () => AuthData | null
  write: (auth: AuthData | null) => void
  forget: () => void
}

/** A session over a storage; a storage that throws (private mode) behaves as signed out. */
export function createSessionStore(storage: () => AuthStorage): SessionStore {
  const write = (auth: AuthData | null) => {
    try {
      storage().setItem(AUTH_STORAGE_KEY, serialiseAuth(auth))
    } catch {
      // With a blocked storage nobody stays signed in: the next read returns null.
    }
  }
  return {
    read: () => {
      try {
        return parseStoredAuth(storage().getItem(AUTH_STORAGE_KEY))
      } catch {
        return null
      }
    },
    write,
    forget: () => {
      write(null)
      try {
        for (const key of LEGACY_AUTH_KEYS) storage().removeItem(key)
      } catch {
        // Nothing could have been stored either.
      }
    },
  }
}
