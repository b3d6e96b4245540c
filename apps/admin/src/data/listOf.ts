import type { UseQueryResult } from '@tanstack/react-query'
import { failureOf } from './failureOf.ts'

/** A query as views take lists: awaited (null), failed with words to show, or there; and the way to try again. */
export function listOf<T>(query: UseQueryResult<T[], Error>) {
  return {
    items: query.data ?? null,
    failure: failureOf(query.error) ?? undefined,
    onRetry: () => void query.refetch(),
  }
}
