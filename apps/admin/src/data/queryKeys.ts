import type { Call } from '@potager/domain/api'

/** Resource names of react-admin; the first part of every query key, so that one invalidation reaches both worlds. */
export type Resource =
  | 'orders'
  | 'dishes'
  | 'restaurants'
  | 'customers'
  | 'reservations'
  | 'events'
  | 'rooms'
  | 'space'
  | 'calendar'
  | 'diseases'
  | 'signs'
  | 'reviews'
  | 'sessions'
  | 'reports'
  | 'analytics'
  | 'account'
  | 'users'
  | 'audit'
  | 'search'
  | 'day'

const resourceOfCall: Readonly<Record<string, Resource>> = {
  listOrders: 'orders',
  getOrder: 'orders',
  createOrder: 'orders',
  updateOrderStatus: 'orders',
  listDishes: 'dishes',
  getDish: 'dishes',
  createDish: 'dishes',
  updateDish: 'dishes',
  setDishAvailability: 'dishes',
  listRestaurants: 'restaurants',
  listMyRestaurants: 'restaurants',
  getRestaurant: 'restaurants',
  createRestaurant: 'restaurants',
  updateRestaurant: 'restaurants',
  createHoursException: 'restaurants',
  deleteHoursException: 'restaurants',
  listRestaurantBookings: 'space',
  listCustomers: 'customers',
  searchCustomers: 'customers',
  getRestaurantAvailability: 'restaurants',
  listReservations: 'reservations',
  listRestaurantReservations: 'reservations',
  createReservation: 'reservations',
  updateReservationStatus: 'reservations',
  cancelReservation: 'reservations',
  markReservationNoShow: 'reservations',
  listEventRequests: 'events',
  listRestaurantEventRequests: 'events',
  createEventRequest: 'events',
  updateEventRequestStatus: 'events',
  cancelEventRequest: 'events',
  listMeetingRooms: 'rooms',
  createMeetingRoom: 'rooms',
  updateMeetingRoom: 'rooms',
  listAvailableRooms: 'space',
  getCalendarFeed: 'calendar',
  renewCalendarFeed: 'calendar',
  revokeCalendarFeed: 'calendar',
  listCompetingBookings: 'space',
  countPendingBookings: 'space',
  listOwnSessions: 'account',
  endOwnSession: 'account',
  endOtherSessions: 'account',
  changePassword: 'account',
  browseReservations: 'reservations',
  browseEventRequests: 'events',
  browseDiseases: 'diseases',
  browseSessions: 'sessions',
  browseReports: 'reports',
  browseReviews: 'reviews',
  getHistory: 'audit',
  search: 'search',
  listDiseases: 'diseases',
  createDisease: 'diseases',
  updateDisease: 'diseases',
  deleteDisease: 'diseases',
  importDiseases: 'diseases',
  getDiseaseMentions: 'diseases',
  listSigns: 'signs',
  createSign: 'signs',
  updateSign: 'signs',
  deleteSign: 'signs',
  getChatSessionStats: 'sessions',
  listChatSessions: 'sessions',
  getChatSession: 'sessions',
  listReports: 'reports',
  resolveReport: 'reports',
  getPopularSymptoms: 'analytics',
  getPopularRaces: 'analytics',
  getAccuracy: 'analytics',
  getAnalytics: 'analytics',
  listPendingReviews: 'reviews',
  getReviewStats: 'reviews',
  listApprovedReviews: 'reviews',
  moderateReview: 'reviews',
  getDay: 'day',
}

/** What a change of a resource makes stale beside the resource: a booking takes space, or gives it back. */
const alsoStale: Partial<Record<Resource, readonly Resource[]>> = {
  orders: ['day'],
  reservations: ['space', 'day'],
  events: ['space', 'day'],
  reviews: ['day'],
  reports: ['day', 'sessions', 'analytics'],
  restaurants: ['rooms', 'space', 'audit'],
  rooms: ['restaurants', 'space'],
  diseases: ['analytics'],
  signs: ['analytics'],
}

/** The resource that a call reads or changes. Throws for a call nobody listed: a programming error. */
function resourceOf(callName: string): Resource {
  const resource = resourceOfCall[callName]
  if (!resource) throw new Error(`No resource listed for the call ${callName}`)
  return resource
}

/** The resources to read again after a call that changes something. */
export function staleAfter(callName: string): readonly Resource[] {
  const resource = resourceOf(callName)
  return [resource, ...(alsoStale[resource] ?? [])]
}

/** Query key of one call with its input: `[resource, call, input]`. */
export function keyOf<Input, Result>(call: Call<Input, Result>, input: Input) {
  return [resourceOf(call.name), call.name, input] as const
}
