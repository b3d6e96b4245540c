import { ApiError, type Client, errorMessage } from '@potager/domain/api'
import { listDishes } from '@potager/domain/dish'
import { commonMessages } from '@potager/domain/messages'
import { getRestaurant, listRestaurants } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import type { Loaded, PageState } from './page.ts'
import type { Route } from './routes.ts'

/** A load as data: a failure is something a page shows, not something that breaks it. */
async function settle<T>(loading: Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, value: await loading }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, message: errorMessage(error) ?? commonMessages.unknownError }
  }
}

async function loadRestaurant(client: Client, id: string, now: Instant): Promise<PageState> {
  try {
    return { name: 'restaurant', id, restaurant: { ok: true, value: await client.send(getRestaurant, id) }, now }
  } catch (error) {
    // An id of the wrong shape is no restaurant either, whatever the backend calls it.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return { name: 'missing' }
    return { name: 'restaurant', id, restaurant: await settle(Promise.reject(error)), now }
  }
}

/** Everything a page shows at once, loaded before it is rendered. */
export async function loadPage(
  route: Exclude<Route, { name: 'redirect' }>,
  client: Client,
  now: Instant,
): Promise<PageState> {
  switch (route.name) {
    case 'home':
      return { name: 'home', restaurants: await settle(client.send(listRestaurants, undefined)), now }
    case 'menu':
      return { name: 'menu', dishes: await settle(client.send(listDishes, undefined)), view: route.view }
    case 'restaurant':
      return loadRestaurant(client, route.id, now)
    default:
      return { name: route.name }
  }
}
