import { ApiError } from '@potager/domain/api'
import { HttpError } from 'react-admin'
import { reasonOf } from './failureOf.ts'

function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const errors = error.body.fields
  const known = Object.keys(errors).length > 0
  return Object.assign(new HttpError(reasonOf(error), error.status, known ? { errors } : null), { cause: error })
}

/**
 * A failed call as react-admin's HttpError: status, message, messages by field, and the call's own error as its cause.
 * Any other error as it is.
 */
export async function translated<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw toHttpError(error)
  }
}
