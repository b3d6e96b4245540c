import { asRecord, readOptionalString } from '../wire/index.ts'

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
