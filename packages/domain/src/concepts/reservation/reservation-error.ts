import { reservationErrorMessages as words } from '../../base/messages/refusal.ts'
import { type ErrorBody, fieldMessages, meaningOf } from '../../base/wire/index.ts'

/** Message of a refused reservation: the server's, else the fields' joined, else by error name (T08). */
export function reservationErrorMessage(body: ErrorBody): string {
  return body.message ?? fieldMessages(body) ?? meaningOf(words.byName, body.name) ?? words.failure
}
