import { errorMessage } from '@potager/domain/api'
import { commonMessages } from '@potager/domain/messages'
import type { UseQueryResult } from '@tanstack/react-query'

/** A query as views take lists: awaited (null), failed with words to show, or there; and the way to try again. */
export function listOf<T>(query: UseQueryResult<T[], Error>) {
  return {
    items: query.data ?? null,
    failure: query.error ? (errorMessage(query.error) ?? commonMessages.unknownError) : undefined,
    onRetry: () => void query.refetch(),
  }
}
