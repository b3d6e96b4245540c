import { ApiError } from '@potager/domain/api'
import { HttpError } from 'react-admin'
import { reasonOf } from './failureOf.ts'
import { PartMissing } from './readFailure.ts'

/** The call's own error behind the one of the data provider, with all that the answer says; null for anything else. */
export function apiErrorOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : null
}

/** Any failure of a write as the error of a call: also one before its call, whose code or whose call is not there. */
export function refusalOf(error: unknown): ApiError {
  const known = apiErrorOf(error)
  if (known) return known
  const status = error instanceof HttpError ? error.status : 0
  if (status === 0 && !(error instanceof PartMissing)) console.error(error)
  const message = error instanceof PartMissing ? error.message : reasonOf(error)
  const unanswered = error instanceof HttpError || error instanceof PartMissing ? 'network' : 'fault'
  return new ApiError(status === 0 ? unanswered : 'refused', status, { message, fields: {} }, message)
}
