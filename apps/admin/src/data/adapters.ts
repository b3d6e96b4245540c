import type { Identifier } from 'react-admin'
import type { Adapter, AdapterContext } from './adapter.ts'
import { PartMissing } from './readFailure.ts'
import { dishesAdapter } from './resources/dishes.ts'
import { ordersAdapter } from './resources/orders.ts'
import { restaurantsAdapter } from './resources/restaurants.ts'

/** A row of any resource. */
export type AnyRow = { id?: Identifier }

type Adapters = Readonly<Record<string, Adapter<AnyRow>>>

/**
 * Finds the adapter of a resource; those that only the console needs are loaded on first use. Rejects for an unknown
 * resource, and with PartMissing when their code does not load.
 */
export function adaptersOf(context: AdapterContext): (resource: string) => Promise<Adapter<AnyRow>> {
  const atOnce: Adapters = {
    orders: ordersAdapter(context),
    dishes: dishesAdapter(context),
    restaurants: restaurantsAdapter(context),
  }
  let loading: Promise<Adapters> | undefined
  const load = (): Promise<Adapters> =>
    (loading ??= import('./consoleProviders.ts').then(
      (module) => module.consoleProviders(context),
      (error: unknown) => {
        console.error(error)
        loading = undefined
        throw new PartMissing()
      },
    ))
  return async (resource) => {
    const adapter = atOnce[resource] ?? (await load())[resource]
    if (!adapter) throw new Error(`No resource named ${resource}`)
    return adapter
  }
}
