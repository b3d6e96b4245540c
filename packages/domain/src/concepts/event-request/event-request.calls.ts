import { call } from '../../base/api/call.ts'
import { answeredList } from '../../base/wire/index.ts'
import { type BookingStatus, reasonFor, seenBy } from '../booking/index.ts'
import { type EventRequest, readEventRequest } from './event-request.ts'
import { type EventRequestDraft, eventRequestDraft } from './event-request-draft.ts'

/** Creates an event request: texts trimmed, empty fields left out, the phone without spaces (AMB-64). */
export const createEventRequest = call({
  name: 'createEventRequest',
  resource: 'event-requests',
  method: 'POST',
  path: '/event-requests',
  access: 'signed-in',
  creates: true,
  request: (draft: EventRequestDraft) => ({ body: eventRequestDraft.body(draft) }),
  response: readEventRequest,
})

/** Every request that the caller may see: an owner's restaurants', all for a manager; latest event first. */
export const listEventRequests = call({
  name: 'listEventRequests',
  resource: 'event-requests',
  freshness: { staleTime: 30_000, refetchOnWindowFocus: false },
  method: 'GET',
  path: '/event-requests/all',
  access: 'signed-in',
  request: () => ({}),
  response: answeredList(readEventRequest),
})

/** A restaurant's requests, latest event first; 403 when it is not the caller's. */
export const listRestaurantEventRequests = call({
  name: 'listRestaurantEventRequests',
  resource: 'event-requests',
  method: 'GET',
  path: '/event-requests/restaurant/:restaurantId',
  access: 'signed-in',
  request: (restaurantId: string) => ({ params: { restaurantId } }),
  response: answeredList(readEventRequest),
})

/**
 * A new status, with the reason of a refusal; `seen` is the displayed status that it replaces. Both are extension keys
 * of the body.
 */
export type EventRequestStatusChange = { id: string; status: BookingStatus; reason?: string; seen?: string }

/** Changes a request's status; confirming is a 409 when its space is taken. */
export const updateEventRequestStatus = call({
  name: 'updateEventRequestStatus',
  resource: 'event-requests',
  method: 'PUT',
  path: '/event-requests/:id/status',
  access: 'signed-in',
  extensionKeys: ['reason', 'seenStatus'],
  request: ({ id, status, reason, seen }: EventRequestStatusChange) => ({
    params: { id },
    body: { status, ...seenBy(seen), ...(status === 'CANCELLED' ? reasonFor(reason) : {}) },
  }),
  response: readEventRequest,
})

/**
 * Cancels a request, which stays in the lists; the reason is an extension of the query. Null for an empty answer (T13).
 */
export const cancelEventRequest = call({
  name: 'cancelEventRequest',
  resource: 'event-requests',
  method: 'DELETE',
  path: '/event-requests/:id',
  access: 'signed-in',
  extensionKeys: ['reason', 'seenStatus'],
  request: ({ id, reason, seen }: { id: string; reason?: string; seen?: string }) => ({
    params: { id },
    query: { ...seenBy(seen), ...reasonFor(reason) },
  }),
  response: (body): EventRequest | null => (body === undefined ? null : readEventRequest(body)),
})
