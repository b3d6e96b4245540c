import type { Call, Resource } from '@potager/domain/api'
import { createQueryClient, keyOf, readAgainAfterChange } from '../data/queries.ts'

/** Names of the cached calls that a change invalidates. */
export function staleCalls(change: { resource: Resource }, kept: readonly Call<never, unknown>[]): string[] {
  const queryClient = createQueryClient()
  for (const call of kept) queryClient.setQueryData(keyOf(call, undefined as never), [])
  readAgainAfterChange(queryClient, change.resource)
  return kept
    .filter((call) => queryClient.getQueryState(keyOf(call, undefined as never))?.isInvalidated)
    .map(({ name }) => name)
}
