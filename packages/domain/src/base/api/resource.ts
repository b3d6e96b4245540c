/** A resource as caches name it: the first part of every query key, and react-admin's resource name. */
export type Resource =
  | 'orders'
  | 'dishes'
  | 'restaurants'
  | 'restaurant-menus'
  | 'customers'
  | 'reservations'
  | 'event-requests'
  | 'requests'
  | 'meeting-rooms'
  | 'hours-exceptions'
  | 'space'
  | 'calendar'
  | 'diseases'
  | 'diagnosis'
  | 'signs'
  | 'reviews'
  | 'notices'
  | 'sessions'
  | 'reports'
  | 'analytics'
  | 'assistant'
  | 'chatbot-settings'
  | 'account'
  | 'team'
  | 'users'
  | 'audit'
  | 'search'
  | 'day'
  | 'first-steps'
  | 'figures'
  | 'order-figures'
  | 'booking-figures'
  | 'house'
  | 'retention'
  | 'messages'
  | 'capabilities'

/**
 * Cache policy of an answer, in milliseconds: how long it stays fresh, and how often an open screen refetches it. Stale
 * answers are also refetched on window focus, unless disabled.
 */
export type Freshness = { staleTime: number; refetchInterval?: number; refetchOnWindowFocus?: false }

/** Other resources that a change makes stale: a booking takes space, or gives it back. */
const alsoStale: Partial<Record<Resource, readonly Resource[]>> = {
  messages: ['audit', 'day'],
  orders: ['day', 'first-steps', 'messages', 'order-figures'],
  dishes: ['restaurant-menus', 'first-steps'],
  'restaurant-menus': ['audit'],
  reservations: ['space', 'day', 'messages', 'booking-figures'],
  'event-requests': ['space', 'day', 'messages', 'booking-figures'],
  space: ['reservations', 'event-requests', 'day', 'messages', 'audit', 'booking-figures'],
  reviews: ['day', 'audit'],
  users: ['day'],
  notices: ['reviews', 'day', 'audit', 'messages'],
  reports: ['day', 'sessions', 'analytics'],
  customers: ['orders', 'reservations', 'event-requests', 'audit'],
  restaurants: ['meeting-rooms', 'space', 'audit', 'first-steps'],
  team: ['audit', 'restaurants'],
  'meeting-rooms': ['restaurants', 'space'],
  'hours-exceptions': ['restaurants', 'meeting-rooms', 'space'],
  diseases: ['analytics'],
  signs: ['analytics'],
}

/** The resources to refetch after a change of one: itself first, then its dependents. */
export function staleAfter(resource: Resource): readonly Resource[] {
  return [resource, ...(alsoStale[resource] ?? [])]
}
