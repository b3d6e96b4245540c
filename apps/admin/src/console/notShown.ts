import { commonMessages, consoleMessages as words } from '@potager/domain/messages'
import { HttpError } from 'react-admin'
import { isGone } from './readChosen.ts'

/** An id that no record can have. */
const UNREADABLE = 400

/** What to say of a record that could not be read: one that is not there is not asked for again. */
export function notShown(error: unknown, onRetry: () => void): { message: string; onRetry?: () => void } {
  if (isGone(error) || (error instanceof HttpError && error.status === UNREADABLE)) return { message: words.notFound }
  const message = error instanceof Error && error.message ? error.message : commonMessages.unknownError
  return { message, onRetry }
}
