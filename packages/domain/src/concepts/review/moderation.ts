import { ApiError } from '../../base/api/api-error.ts'
import { moderationMessages, refusalReasonLabels } from '../../base/messages/review.ts'
import type { RefusalReason } from './review.ts'

/** What a refusal sends as its reason: the label of the choice, or the text typed for « autre ». */
export function refusalText({ reason, other }: { reason: RefusalReason; other: string }): string {
  return reason === 'OTHER' ? other.trim() : refusalReasonLabels[reason]
}

/** What to say when a moderation fails: 404 and 400 by name, 403 and 409 as the server puts it. */
export function moderationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return moderationMessages.failure
  if (error.status === 404) return moderationMessages.notFound
  const [field] = Object.values(error.body.fields)
  const told = field ?? error.body.message
  if (error.status === 400) return told ?? moderationMessages.invalid
  return (error.status === 403 || error.status === 409) && told ? told : moderationMessages.failure
}

/** Whether a failed moderation means that the review waits no more: somebody else was quicker. */
export function isAlreadyHandled(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
