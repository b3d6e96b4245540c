/** A resource as caches name it: the first part of every query key, and react-admin's resource name. */
export type Resource =
  | 'orders'
  | 'dishes'
  | 'restaurants'
  | 'customers'
  | 'reservations'
  | 'event-requests'
  | 'meeting-rooms'
  | 'space'
  | 'calendar'
  | 'diseases'
  | 'diagnosis'
  | 'signs'
  | 'reviews'
  | 'sessions'
  | 'reports'
  | 'analytics'
  | 'assistant'
  | 'chatbot-settings'
  | 'account'
  | 'users'
  | 'audit'
  | 'search'
  | 'day'
  | 'capabilities'

/**
 * Cache policy of an answer, in milliseconds: how long it stays fresh, and how often an open screen refetches it. Stale
 * answers are also refetched on window focus, unless disabled.
 */
export type Freshness = { staleTime: number; refetchInterval?: number; refetchOnWindowFocus?: false }

/** Other resources that a change makes stale: a booking takes space, or gives it back. */
const alsoStale: Partial<Record<Resource, readonly Resource[]>> = {
  orders: ['day'],
  reservations: ['space', 'day'],
  'event-requests': ['space', 'day'],
  reviews: ['day'],
  reports: ['day', 'sessions', 'analytics'],
  restaurants: ['meeting-rooms', 'space', 'audit'],
  'meeting-rooms': ['restaurants', 'space'],
  diseases: ['analytics'],
  signs: ['analytics'],
}

/** The resources to refetch after a change of one: itself first, then its dependents. */
export function staleAfter(resource: Resource): readonly Resource[] {
  return [resource, ...(alsoStale[resource] ?? [])]
}
