import { commonMessages, requestRefusals } from '@potager/domain/messages'

/**
 * Error body: a sentence to show, for refused input one per field (dotted path), the error's name where the
 * specification has one, and the lists that the call's schema of a conflict has.
 */
export type ErrorAnswer = {
  message: string
  error?: string
  errors?: Record<string, string>
  requestId?: string
  [list: string]: unknown
}

/** A call answered with an error status; the message is shown to people. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly error: string | undefined
  readonly lists: Record<string, readonly unknown[]> | undefined

  constructor(
    status: number,
    message: string,
    options: {
      fields?: Record<string, string>
      retryAfter?: number
      error?: string
      lists?: Record<string, readonly unknown[]>
    } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.error = options.error
    this.lists = options.lists
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

/** 409: the record's current state does not allow it. `lists` are those of the call's schema of a conflict. */
export function conflict(message: string, lists: Record<string, readonly unknown[]> = {}): Refusal {
  return new Refusal(409, message, { lists })
}
