import type { Call, Resource } from '@potager/domain/api'
import { createQueryClient } from '../data/queryClient.ts'
import { keyOf, readAgainAfterChange } from '../data/queryKeys.ts'

/** Names of those calls whose answers, kept in a cache, a change makes stale. */
export function staleCalls(change: { resource: Resource }, kept: readonly Call<never, unknown>[]): string[] {
  const queryClient = createQueryClient()
  for (const call of kept) queryClient.setQueryData(keyOf(call, undefined as never), [])
  readAgainAfterChange(queryClient, change.resource)
  return kept
    .filter((call) => queryClient.getQueryState(keyOf(call, undefined as never))?.isInvalidated)
    .map(({ name }) => name)
}
