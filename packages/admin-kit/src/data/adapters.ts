import type { QueryClient } from '@tanstack/react-query'
import type { Adapter, AdapterContext, AnyRow, CallContext } from './adapter.ts'
import { PartMissing } from './failures.ts'
import { dishesAdapter, ordersAdapter, restaurantsAdapter } from './resources/restaurants.ts'

/** The adapter of each resource, in a chunk of its own but for the lists that come first: no page downloads those of others. */
export const adapters: Readonly<Record<string, () => Promise<(context: AdapterContext) => Adapter<AnyRow>>>> = {
  orders: async () => ordersAdapter,
  dishes: async () => dishesAdapter,
  restaurants: async () => restaurantsAdapter,
  reservations: async () => (await import('./resources/bookings.ts')).reservationsAdapter,
  'event-requests': async () => (await import('./resources/bookings.ts')).eventRequestsAdapter,
  'meeting-rooms': async () => (await import('./resources/partsOfRestaurant.ts')).meetingRoomsAdapter,
  'hours-exceptions': async () => (await import('./resources/partsOfRestaurant.ts')).hoursExceptionsAdapter,
  customers: async () => (await import('./resources/customers.ts')).customersAdapter,
  diseases: async () => (await import('./resources/diseases.ts')).diseasesAdapter,
  sessions: async () => (await import('./resources/sessions.ts')).sessionsAdapter,
  reports: async () => (await import('./resources/reports.ts')).reportsAdapter,
  reviews: async () => (await import('./resources/reviews.ts')).reviewsAdapter,
  users: async () => (await import('./resources/simpleRest.ts')).usersAdapter,
  audit: async () => (await import('./resources/simpleRest.ts')).auditAdapter,
}

/** Loads a part on first use and keeps it. Rejects with PartMissing where its code does not load; the next use tries again. */
function keptOnceLoaded<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      console.error(error)
      loading = undefined
      throw new PartMissing()
    }))
}

/** The adapters and the writes over them. All functions reject with PartMissing when code does not load. */
export function adaptersOf(calls: CallContext, queryClient: QueryClient) {
  const atOnce: Readonly<Record<string, Adapter<AnyRow>>> = {
    orders: ordersAdapter(calls),
    dishes: dishesAdapter(calls),
    restaurants: restaurantsAdapter(calls),
  }
  const context = keptOnceLoaded(async (): Promise<AdapterContext> => {
    const { createListReads } = await import('./listReads.ts')
    return { ...calls, reads: createListReads(calls.api, queryClient) }
  })
  const found = new Map(
    Object.entries(adapters).map(([resource, load]) => [
      resource,
      keptOnceLoaded(async () => {
        const [create, given] = await Promise.all([load(), context()])
        return create(given)
      }),
    ]),
  )
  /** The adapter of a resource; rejects for an unknown one. */
  async function adapterOf(resource: string): Promise<Adapter<AnyRow>> {
    const adapter = atOnce[resource] ?? (await found.get(resource)?.())
    if (!adapter) throw new Error(`No resource named ${resource}`)
    return adapter
  }
  /** The writing methods of the data provider. */
  const writes = keptOnceLoaded(async () => (await import('./writes.ts')).createWrites(adapterOf, queryClient))
  return {
    adapterOf,
    writes,
    /** Loads what writes a resource, without writing. */
    loadWrites: async (resource: string): Promise<void> => void (await Promise.all([writes(), adapterOf(resource)])),
  }
}
