import type { Client, Supports } from '@potager/domain/api'
import { createVisitorRequest, newTicket, readVisitorRequest, recoverVisitorRequest } from '@potager/domain/request'
import { getRestaurant, listRestaurants, type Restaurant, tellsHours, zoneOf } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import type { PageState, RequestPlace } from '../page.ts'
import type { RequestRoute } from '../routes.ts'
import { settle, settleLink } from '../settle.ts'

const placeOf = ({ id, name, seats, rooms, address }: Restaurant): RequestPlace => ({
  id,
  name,
  seats,
  rooms: rooms.filter(({ reservable }) => reservable),
  zone: zoneOf(address),
})

/** The form for the restaurant in the address, or the restaurants to choose from. */
export async function loadRequest(
  { kind, restaurant }: Pick<Extract<RequestRoute, { name: 'request' }>, 'kind' | 'restaurant'>,
  client: Client,
  now: Instant,
): Promise<PageState<'request'>> {
  // Without hours a house is closed at any moment: a request could only be refused.
  const places = await settle(
    client.send(listRestaurants, undefined).then((found) => found.filter(tellsHours).map(placeOf)),
  )
  const shared = { name: 'request', kind, places, ticket: newTicket(), now } as const
  if (!places.ok) return { ...shared, ...(restaurant ? { wanted: restaurant } : {}) }
  const place = places.value.find(({ id }) => id === restaurant)
  return { ...shared, ...(place ? { place } : {}) }
}

/** A request as its link shows it. */
export async function loadRequestLink(token: string, client: Client, now: Instant): Promise<PageState<'requestLink'>> {
  const link = await settleLink(client.send(readVisitorRequest, token))
  const restaurant = link.ok ? await settle(client.send(getRestaurant, link.value.restaurantId)) : undefined
  const zone = restaurant?.ok && restaurant.value ? zoneOf(restaurant.value.address) : undefined
  return { name: 'requestLink', token, link, zone, now }
}

/** A page of visitors' requests; none where the backend has no such call. */
export async function loadRequestPage(
  route: RequestRoute,
  client: Client,
  { supports, now }: { supports: Supports; now: Instant },
): Promise<PageState> {
  const missing = { name: 'missing' } as const
  switch (route.name) {
    case 'request':
      return supports(createVisitorRequest) ? loadRequest(route, client, now) : missing
    case 'requestLink':
      return supports(readVisitorRequest) ? loadRequestLink(route.token, client, now) : missing
    case 'lostRequest':
      return supports(recoverVisitorRequest) ? route : missing
  }
}
