import type { ErrorBody } from '../wire/index.ts'

/**
 * Why a call failed: the server refused, no answer came, it took over 10 s, the caller aborted it, the answer is none that can be
 * read, or this page is at fault: its own code threw.
 */
export type ApiFailure = 'refused' | 'network' | 'timeout' | 'aborted' | 'unreadable' | 'fault'

/** The only error that calls throw. `status` is that of a refusal, else 0; `body` is its parsed body (T07). */
export class ApiError extends Error {
  readonly failure: ApiFailure
  readonly status: number
  readonly body: ErrorBody

  constructor(failure: ApiFailure, status: number, body: ErrorBody, message: string) {
    super(message)
    this.name = 'ApiError'
    this.failure = failure
    this.status = status
    this.body = body
  }
}

/** A message for people, or undefined when the server gave none. Without one, the first field message. */
export function errorMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return (
    error.body.message ??
    Object.values(error.body.fields)[0] ??
    error.body.text ??
    (error.status === 0 ? error.message : undefined)
  )
}
