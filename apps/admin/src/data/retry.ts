import { ApiError } from '@potager/domain/api'

const SECOND = 1000

const RETRIES = 3

/** Reads are retried up to three times, and only when a retry can help: no answer, too late, or a 5xx (AMB-58). */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false
  if (error instanceof ApiError) {
    return error.failure === 'network' || error.failure === 'timeout' || error.status >= 500
  }
  return hasServerErrorStatus(error)
}

/** Waits 1, 2, 4 … seconds, never more than 30. */
export function retryDelay(failures: number): number {
  return Math.min(SECOND * 2 ** failures, 30 * SECOND)
}

// react-admin's HttpError, read by its shape: status 0 is a call that got no answer.
function hasServerErrorStatus(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return false
  return error.status === 0 || error.status >= 500
}
