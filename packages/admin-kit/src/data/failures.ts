import { ApiError, type Client, errorMessage, type Method, type Supports } from '@potager/domain/api'
import { anyBackendMessages, backOfficeMessages, commonMessages } from '@potager/domain/messages'
import { HttpError, type Identifier } from 'react-admin'

/** The code of a list failed to load. */
export class PartMissing extends Error {
  constructor() {
    super(backOfficeMessages.partMissing)
    this.name = 'PartMissing'
  }
}

/** A row that a write of many failed for, and why. */
export type FailedRow = { id: Identifier; message: string }

/** Some rows of a write of many failed; the others are written. */
export class PartlyFailed extends Error {
  readonly failed: readonly FailedRow[]
  readonly done: readonly Identifier[]

  constructor(failed: readonly FailedRow[], done: readonly Identifier[]) {
    super(anyBackendMessages.partlyFailed(failed.length, failed[0]?.message ?? ''))
    this.name = 'PartlyFailed'
    this.failed = failed
    this.done = done
  }
}

/** Whether an error is a failed read, shown in the list's place; anything else is a bug, shown by the error page. */
export function isReadFailure(error: unknown): error is HttpError | PartMissing {
  return error instanceof HttpError || error instanceof PartMissing
}

/** The error of a call, or of the data provider, as a message for the user. */
export function reasonOf(error: unknown): string {
  const said = isReadFailure(error) ? error.message : errorMessage(error)
  if (said) return said
  return error instanceof ApiError && error.status >= 500 ? anyBackendMessages.broken : commonMessages.unknownError
}

/** The error of a query as views take it: null without one. */
export const failureOf = (error: Error | null): string | null => error && reasonOf(error)

/** The call's own error behind the one of the data provider, with all that the answer says; null for anything else. */
export function apiErrorOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : null
}

/** Any failure of a write as the error of a call: also one before its call, whose code or whose call is not there. */
export function refusalOf(error: unknown): ApiError {
  const known = apiErrorOf(error)
  if (known) return known
  const status = error instanceof HttpError ? error.status : 0
  if (status === 0 && !(error instanceof PartMissing)) console.error(error)
  const message = reasonOf(error)
  const unanswered = isReadFailure(error) ? 'network' : 'fault'
  return new ApiError(status === 0 ? unanswered : 'refused', status, { message, fields: {} }, message)
}

/** Statuses for a record that is deleted or hidden from this user. */
const GONE: readonly number[] = [403, 404]

/** Whether an error means that the record is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && GONE.includes(error.status)
}

/**
 * A failed call as react-admin's HttpError: status, message, messages by field, and the call's own error as its cause.
 * Any other error as it is.
 */
export async function translated<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const errors = error.body.fields
    const body = Object.keys(errors).length > 0 ? { errors } : null
    throw Object.assign(new HttpError(reasonOf(error), error.status, body), { cause: error })
  }
}

const NOT_ALLOWED = 405

/** The error of what the backend has no call for: told to the person, never tried again. */
export function notOffered(method: Method): HttpError {
  return new HttpError(anyBackendMessages.notOffered[method], NOT_ALLOWED)
}

/** A client that refuses a call which the backend does not have, without making it. */
export function offered(api: Pick<Client, 'send'>, supports: Supports): Pick<Client, 'send'> {
  return {
    send: async (call, input, options) => {
      if (!supports(call)) throw notOffered(call.method)
      return api.send(call, input, options)
    },
  }
}

const SECOND = 1000
const RETRIES = 3

const isLate = (error: unknown) => apiErrorOf(error)?.failure === 'timeout'

/**
 * Retries reads up to three times, only when it can help: no connection, or a 5xx other than 501 (AMB-58). What nobody answers in
 * 10 s is asked for once more: people wait for 20 s at most.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= (isLate(error) ? 1 : RETRIES)) return false
  const known = apiErrorOf(error)
  if (known && ['network', 'timeout'].includes(known.failure)) return true
  // react-admin's HttpError, recognised by its shape; status 0 means no answer.
  const { status } = (known ?? error ?? {}) as { status?: unknown }
  if (typeof status !== 'number') return false
  // 501: the backend does not have the call, and will not have it in a second.
  return status === 0 ? !known : status >= 500 && status !== 501
}

/** Exponential backoff in ms: 1, 2, 4 … s, at most 30 s; none where there was enough waiting. */
export function retryDelay(failures: number, error: unknown): number {
  return isLate(error) ? 0 : Math.min(SECOND * 2 ** failures, 30 * SECOND)
}
