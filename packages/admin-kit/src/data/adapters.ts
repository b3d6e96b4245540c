import type { Adapter, AdapterContext, AnyRow, CallContext, ReadAdapter } from './adapter.ts'
import { PartMissing } from './failures.ts'
import type { ReadsKept } from './listReads.ts'
import { dishList } from './resources/dishList.ts'
import { orderList } from './resources/orderList.ts'
import { restaurantList } from './resources/restaurantList.ts'

/** The adapter of each resource, in a chunk of its own: no page downloads those of others. */
export const adapters: Readonly<Record<string, () => Promise<(context: AdapterContext) => Adapter<AnyRow>>>> = {
  orders: async () => (await import('./resources/orders.ts')).ordersAdapter,
  dishes: async () => (await import('./resources/dishes.ts')).dishesAdapter,
  restaurants: async () => (await import('./resources/restaurants.ts')).restaurantsAdapter,
  reservations: async () => (await import('./resources/bookings.ts')).reservationsAdapter,
  'event-requests': async () => (await import('./resources/bookings.ts')).eventRequestsAdapter,
  'meeting-rooms': async () => (await import('./resources/meeting-rooms.ts')).meetingRoomsAdapter,
  'hours-exceptions': async () => (await import('./resources/hours-exceptions.ts')).hoursExceptionsAdapter,
  customers: async () => (await import('./resources/customers.ts')).customersAdapter,
  diseases: async () => (await import('./resources/diseases.ts')).diseasesAdapter,
  sessions: async () => (await import('./resources/sessions.ts')).sessionsAdapter,
  reports: async () => (await import('./resources/reports.ts')).reportsAdapter,
  reviews: async () => (await import('./resources/reviews.ts')).reviewsAdapter,
  users: async () => (await import('./resources/users.ts')).usersAdapter,
  audit: async () => (await import('./resources/audit.ts')).auditAdapter,
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

/**
 * The adapters: the first lists' reads at once, everything else loaded on first use. All functions reject with PartMissing
 * when that code does not load.
 */
export function adaptersOf(calls: CallContext, kept: ReadsKept) {
  const atOnce: Readonly<Record<string, ReadAdapter<AnyRow>>> = {
    orders: orderList(calls),
    dishes: dishList(calls),
    restaurants: restaurantList(calls),
  }
  const context = keptOnceLoaded(async (): Promise<AdapterContext> => {
    const { createListReads } = await import('./listReads.ts')
    return { ...calls, reads: createListReads(calls.api, kept) }
  })
  const found = new Map(
    Object.entries(adapters).map(([resource, load]) => [
      resource,
      keptOnceLoaded(async () => {
        const [adapterOf, given] = await Promise.all([load(), context()])
        return adapterOf(given)
      }),
    ]),
  )
  async function whole(resource: string): Promise<Adapter<AnyRow>> {
    const load = found.get(resource)
    if (!load) throw new Error(`No resource named ${resource}`)
    return load()
  }
  const writes = keptOnceLoaded(async () => (await import('./writes.ts')).createWrites(whole, kept.queryClient))
  return {
    /** The reads of a resource; rejects for an unknown one. */
    reads: async (resource: string): Promise<ReadAdapter<AnyRow>> => atOnce[resource] ?? whole(resource),
    /** The writing methods of the data provider. */
    writes,
    /** Loads what writes a resource, without writing. */
    loadWrites: async (resource: string): Promise<void> => void (await Promise.all([writes(), whole(resource)])),
  }
}
