import { type AnyRow, adapterOf, type CallContext, type ReadAdapter } from './adapter.ts'
import { PartMissing } from './failures.ts'
import type { ReadsKept } from './listReads.ts'
import { dishList } from './resources/dishList.ts'
import { orderList } from './resources/orderList.ts'
import { restaurantList } from './resources/restaurantList.ts'

/**
 * The adapters: the first lists' reads at once, everything else loaded on first use. Both functions reject with
 * PartMissing when that code does not load.
 */
export function adaptersOf(calls: CallContext, kept: ReadsKept) {
  const atOnce: Readonly<Record<string, ReadAdapter<AnyRow>>> = {
    orders: orderList(calls),
    dishes: dishList(calls),
    restaurants: restaurantList(calls),
  }
  let loading: ReturnType<typeof fetchAll> | undefined
  const fetchAll = () =>
    import('./consoleProviders.ts').then(
      (module) => module.consoleProviders(calls, kept),
      (error: unknown) => {
        console.error(error)
        loading = undefined
        throw new PartMissing()
      },
    )
  const load = () => (loading ??= fetchAll())
  return {
    /** The reads of a resource; rejects for an unknown one. */
    reads: async (resource: string): Promise<ReadAdapter<AnyRow>> =>
      atOnce[resource] ?? adapterOf<AnyRow>((await load()).adapters, resource),
    /** The writing methods of the data provider. */
    writes: async () => (await load()).writes,
  }
}
