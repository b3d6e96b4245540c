import { failureOf } from '@potager/admin-kit/data'
import type { UseQueryResult } from '@tanstack/react-query'

/** A query as list views take it: rows (null while loading), failure message and retry. */
export function listOf<T>(query: UseQueryResult<T[], Error>) {
  return {
    items: query.data ?? null,
    failure: failureOf(query.error) ?? undefined,
    onRetry: () => void query.refetch(),
  }
}
