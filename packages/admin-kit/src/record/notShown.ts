import { commonMessages, consoleMessages as words } from '@potager/domain/messages'
import { HttpError } from 'react-admin'
import { isGone } from '../data/failures.ts'

/** Status for a malformed id, which no record can have. */
const UNREADABLE = 400

/** Message for a record that could not be read; no retry for one that does not exist. */
export function notShown(error: unknown, onRetry: () => void): { message: string; onRetry?: () => void } {
  if (isGone(error) || (error instanceof HttpError && error.status === UNREADABLE)) return { message: words.notFound }
  const message = error instanceof Error && error.message ? error.message : commonMessages.unknownError
  return { message, onRetry }
}
