import { HttpError } from 'react-admin'

/** Statuses for a record that is deleted or hidden from this user. */
const GONE: readonly number[] = [403, 404]

/** Whether an error means that the record is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && GONE.includes(error.status)
}
