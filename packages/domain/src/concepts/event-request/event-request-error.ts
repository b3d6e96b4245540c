import { eventRequestErrorMessages as words } from '../../base/messages/refusal.ts'
import { type ErrorBody, fieldMessages, meaningOf } from '../../base/wire/index.ts'

/** Message of a refused event request: the server's, else the fields', else plain text, else by error name (T08). */
export function eventRequestErrorMessage(body: ErrorBody): string {
  const fields = fieldMessages(body)
  return (
    body.message ??
    (fields && words.validation(fields)) ??
    body.text ??
    meaningOf(words.byName, body.name) ??
    words.failure
  )
}
