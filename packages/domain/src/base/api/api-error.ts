import type { ErrorBody } from '../wire/index.ts'

/** Why a call failed: the server refused, no answer came, it took over 10 s, or the caller gave up. */
export type ApiFailure = 'refused' | 'network' | 'timeout' | 'aborted'

/** The one error that calls throw. `status` is 0 when there was no answer; `body` is what the answer said (T07). */
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

/** The message a person may read, or undefined when the server gave none. Field messages count, first one first. */
export function errorMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return (
    error.body.message ??
    Object.values(error.body.fields)[0] ??
    error.body.text ??
    (error.status === 0 ? error.message : undefined)
  )
}
