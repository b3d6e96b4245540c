import { ApiError, errorMessage } from '@potager/domain/api'
import { anyBackendMessages, commonMessages } from '@potager/domain/messages'
import { HttpError } from 'react-admin'

/** The error of a call, or of the data provider, as a message for the user. */
export function reasonOf(error: unknown): string {
  const said = error instanceof HttpError ? error.message : errorMessage(error)
  if (said) return said
  return error instanceof ApiError && error.status >= 500 ? anyBackendMessages.broken : commonMessages.unknownError
}

/** The error of a query as views take it: null without one. */
export const failureOf = (error: Error | null): string | null => error && reasonOf(error)
