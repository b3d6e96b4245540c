import { consoleMessages as words } from '@potager/domain/messages'
import { HttpError } from 'react-admin'
import { isGone, reasonOf } from '../data/failures.ts'

/** Status for a malformed id, which no record can have. */
const UNREADABLE = 400

/** Message for a record that could not be read; no retry for one that does not exist. */
export function notShown(error: unknown, onRetry: () => void): { message: string; onRetry?: () => void } {
  if (isGone(error) || (error instanceof HttpError && error.status === UNREADABLE)) return { message: words.notFound }
  return { message: reasonOf(error), onRetry }
}
