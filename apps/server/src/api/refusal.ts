import { commonMessages, requestRefusals } from '@potager/domain/messages'

/**
 * Body of every error answer: a sentence to show, for refused input one per field (dotted path), and the error's name
 * where the specification has one.
 */
export type ErrorAnswer = { message: string; error?: string; errors?: Record<string, string>; requestId?: string }

/** A call that is answered with an error status; the message is shown to people. */
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

/** 401: no session, or one that is over. */
export function signedOut(): Refusal {
  return new Refusal(401, requestRefusals.signedOut)
}

/** 403: signed in, without the right. */
export function forbidden(message: string = requestRefusals.forbidden): Refusal {
  return new Refusal(403, message)
}

/** 404: nothing there, or nothing that this caller may know of. */
export function notFound(message: string): Refusal {
  return new Refusal(404, message)
}

/** 409: the record's present state does not allow it. */
export function conflict(message: string): Refusal {
  return new Refusal(409, message)
}
