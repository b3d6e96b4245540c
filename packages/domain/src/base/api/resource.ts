/** What calls are about, as caches name it: the first part of every query key, and the names of react-admin's resources. */
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

/**
 * How long an answer stays fresh and how often a screen that is open asks again, in milliseconds. A stale answer is also asked
 * for when the window gets the focus back, unless told otherwise.
 */
export type Freshness = { staleTime: number; refetchInterval?: number; refetchOnWindowFocus?: false }

/** What a change of a resource makes stale beside the resource: a booking takes space, or gives it back. */
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

/** The resources to read again after a change of one: itself first, then what depends on it. */
export function staleAfter(resource: Resource): readonly Resource[] {
  return [resource, ...(alsoStale[resource] ?? [])]
}
