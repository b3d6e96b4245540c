import { call } from '../../base/api/call.ts'
import { answeredList, answeredNothing, answering } from '../../base/wire/index.ts'
import type { HoursExceptionDraft } from './hours-rules.ts'
import { hoursExceptionRecord } from './opening-hours.ts'
import type { RestaurantDraft, RestaurantEdit } from './restaurant.ts'
import {
  readHoursException,
  readOpeningHours,
  readRestaurant,
  writeDetails,
  writeRestaurant,
} from './restaurant.wire.ts'

/** Every restaurant; public. */
export const listRestaurants = call({
  name: 'listRestaurants',
  resource: 'restaurants',
  method: 'GET',
  path: '/notprotected/restaurant',
  access: 'public',
  request: () => ({}),
  response: answeredList(readRestaurant),
})

/** One restaurant; public; 404 when there is none. */
export const getRestaurant = call({
  name: 'getRestaurant',
  resource: 'restaurants',
  method: 'GET',
  path: '/notprotected/restaurant/:id',
  access: 'public',
  request: (id: string) => ({ params: { id } }),
  response: readRestaurant,
})

/** A restaurant's opening hours; public. The specification gives no shape; ours repeats the restaurant's (AMB-68). */
export const getRestaurantAvailability = call({
  name: 'getRestaurantAvailability',
  resource: 'restaurants',
  freshness: { staleTime: 60_000, refetchInterval: 120_000 },
  method: 'GET',
  path: '/notprotected/restaurant/availability/:id',
  access: 'public',
  request: (id: string) => ({ params: { id } }),
  response: readOpeningHours,
})

/** Creates a restaurant; a refusal may map fields to messages. */
export const createRestaurant = call({
  name: 'createRestaurant',
  resource: 'restaurants',
  method: 'POST',
  path: '/restaurant',
  access: 'signed-in',
  creates: true,
  extensionKeys: ['openingHours2'],
  request: (draft: RestaurantDraft) => ({ body: writeRestaurant(draft) }),
  response: readRestaurant,
})

/** The restaurants that the caller may take orders for: an owner's own, all for a manager. */
export const listMyRestaurants = call({
  name: 'listMyRestaurants',
  resource: 'restaurants',
  method: 'GET',
  path: '/restaurant/mine',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: answeredList(readRestaurant),
})

/** Edits a restaurant, for its members and managers; 409 when it was edited since it was read. */
export const updateRestaurant = call({
  name: 'updateRestaurant',
  resource: 'restaurants',
  method: 'PUT',
  path: '/restaurant/:id',
  access: 'signed-in',
  extension: true,
  extensionKeys: ['openingHours2'],
  request: ({ id, version, ...edit }: RestaurantEdit) => ({ params: { id }, body: { ...writeDetails(edit), version } }),
  response: readRestaurant,
})

/** Adds an exception to the weekly hours, for the restaurant's editors; 409 when it overlaps another. */
export const createHoursException = call({
  name: 'createHoursException',
  resource: 'restaurants',
  method: 'POST',
  path: '/restaurant/:id/exceptional-hours',
  access: 'signed-in',
  extension: true,
  creates: true,
  extensionKeys: ['openingHours2'],
  request: ({ restaurantId, from, to, hours, reason }: HoursExceptionDraft & { restaurantId: string }) => ({
    params: { id: restaurantId },
    body: {
      startDate: from,
      endDate: to,
      ...(hours ? { openingHours: { start: hours.start, end: hours.end } } : {}),
      ...(hours?.second ? { openingHours2: hours.second } : {}),
      ...(reason.trim() ? { reason: reason.trim() } : {}),
    },
  }),
  response: answering(hoursExceptionRecord, readHoursException),
})

/** Deletes an exception, for the restaurant's editors: the weekly hours apply again. 404 when it is already gone. */
export const deleteHoursException = call({
  name: 'deleteHoursException',
  resource: 'restaurants',
  method: 'DELETE',
  path: '/restaurant/:id/exceptional-hours/:exceptionId',
  access: 'signed-in',
  extension: true,
  request: ({ restaurantId, id }: { restaurantId: string; id: string }) => ({
    params: { id: restaurantId, exceptionId: id },
  }),
  response: answeredNothing,
})
