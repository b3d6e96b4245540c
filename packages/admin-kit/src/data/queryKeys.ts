import { type Call, type Resource, staleAfter } from '@potager/domain/api'
import type { QueryClient } from '@tanstack/react-query'

/** Query key of a call with its input: `[resource, call, input]`. react-admin's keys begin with the resource too. */
export function keyOf<Input, Result>(call: Call<Input, Result>, input: Input) {
  return [call.resource, call.name, input] as const
}

/** Invalidates what a write of a record affects, the trail of changes too. */
export function readAgainAfterWrite(queryClient: QueryClient, resource: string): void {
  // What is no resource of a call makes nothing else stale.
  for (const stale of [resource, 'audit'] as Resource[]) readAgainAfterChange(queryClient, stale)
}

/** Invalidates what a change of a resource affects; queries on screen refetch at once. */
export function readAgainAfterChange(queryClient: QueryClient, resource: Resource): void {
  for (const stale of staleAfter(resource)) void queryClient.invalidateQueries({ queryKey: [stale] })
}
