import { commonMessages, requestRefusals } from '@potager/domain/messages'

/**
 * Error body: a sentence to show, for refused input one per field (dotted path), and the error's name where the
 * specification has one.
 */
export type ErrorAnswer = { message: string; error?: string; errors?: Record<string, string>; requestId?: string }

/** A call answered with an error status; the message is shown to people. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly error: string | undefined

  constructor(
    status: number,
    message: string,
    options: { fields?: Record<string, string>; retryAfter?: number; error?: string } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.error = options.error
  }
}

/** 400 with a message per field. */
export function invalid(fields: Record<string, string>): Refusal {
  return new Refusal(400, commonMessages.validationError, { fields })
}

/** 401: no session, or an ended one. */
export function signedOut(): Refusal {
  return new Refusal(401, requestRefusals.signedOut)
}

/** 403: signed in, but not allowed. */
export function forbidden(message: string = requestRefusals.forbidden): Refusal {
  return new Refusal(403, message)
}

/** 404: does not exist, or the caller may not know that it does. */
export function notFound(message: string): Refusal {
  return new Refusal(404, message)
}

/** 409: the record's current state does not allow it. */
export function conflict(message: string): Refusal {
  return new Refusal(409, message)
}
