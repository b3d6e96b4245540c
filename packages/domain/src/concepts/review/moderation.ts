import { ApiError } from '../../base/api/call.ts'
import { readText } from '../../base/text/index.ts'
import { moderationMessages, refusalReasonLabels } from './review.messages.ts'
import type { RefusalReason } from './review.ts'

/** The reason to send: the label of the choice, or the typed text for « autre ». */
export function refusalText({ reason, other }: { reason: RefusalReason; other: string }): string {
  return reason === 'OTHER' ? readText(other) : refusalReasonLabels[reason]
}

/** Message of a failed moderation: ours for 404 and 400, the server's for 403 and 409. */
export function moderationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return moderationMessages.failure
  if (error.status === 404) return moderationMessages.notFound
  const [field] = Object.values(error.body.fields)
  const told = field ?? error.body.message
  if (error.status === 400) return told ?? moderationMessages.invalid
  return (error.status === 403 || error.status === 409) && told ? told : moderationMessages.failure
}

/** Whether a failed moderation means that somebody else has already handled the review. */
export function isAlreadyHandled(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
