import type { Change } from '../adapter.ts'

/** The record as it is to be. Both parts are of its type, which the data provider knows at run time only. */
export function changedRecord({ data, previous }: Change): object {
  return { ...previous, ...data }
}
