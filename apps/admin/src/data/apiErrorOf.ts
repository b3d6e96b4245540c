import { ApiError } from '@potager/domain/api'

/** The call's own error behind the one of the data provider, with all that the answer says; null for anything else. */
export function apiErrorOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : null
}
