import { apiErrorOf } from './apiErrorOf.ts'

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
  if (known) return known.failure === 'network' || known.failure === 'timeout' || mayPass(known.status)
  return hasServerErrorStatus(error)
}

// 501: the backend does not have the call, and will not have it in a second.
function mayPass(status: number): boolean {
  return status >= 500 && status !== 501
}

/** Exponential backoff in ms: 1, 2, 4 … s, at most 30 s; none where there was enough waiting. */
export function retryDelay(failures: number, error: unknown): number {
  return isLate(error) ? 0 : Math.min(SECOND * 2 ** failures, 30 * SECOND)
}

// react-admin's HttpError, recognised by its shape; status 0 means no answer.
function hasServerErrorStatus(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return false
  return error.status === 0 || mayPass(error.status)
}
