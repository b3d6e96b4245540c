import { ApiError, type Client, errorMessage, type Supports } from '@potager/domain/api'
import type { Publisher } from '@potager/domain/config'
import { type Dish, listDishes } from '@potager/domain/dish'
import { commonMessages } from '@potager/domain/messages'
import { getRestaurant, listRestaurants } from '@potager/domain/restaurant'
import { getReviewSummary, listApprovedReviews, listReviewSummaries } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'
import type { Rated } from '@potager/ui/site'
import { hasAssistant, loadAssistant } from './assistant/assistant-state.ts'
import type { Loaded, PageState, ShownReviews } from './page.ts'
import type { Route } from './routes.ts'

/** A load as data: pages show failures instead of breaking. */
async function settle<T>(loading: Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, value: await loading }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, message: errorMessage(error) ?? commonMessages.unknownError }
  }
}

async function offeredDishes(client: Client): Promise<Dish[]> {
  const dishes = await client.send(listDishes, undefined)
  return dishes.filter(({ available }) => available)
}

/** Ratings by restaurant id, for those with reviews; a failure to load them yields none. */
async function loadRatings(client: Client): Promise<Record<string, Rated>> {
  const loaded = await settle(client.send(listReviewSummaries, 'RESTAURANT'))
  const rated = (loaded.ok ? loaded.value : []).flatMap(({ resourceId, average, count }) =>
    average === null || count === 0 ? [] : [[resourceId, { average, count }] as const],
  )
  return Object.fromEntries(rated)
}

/** Reviews need both calls: an average without its reviews, or the reverse, would be half a section. */
const showsReviews = (supports: Supports) => supports(getReviewSummary) && supports(listApprovedReviews)

async function loadReviews(client: Client, resourceId: string, page: number): Promise<ShownReviews> {
  const reviewed = { resourceType: 'RESTAURANT', resourceId } as const
  const [summary, list] = await Promise.all([
    client.send(getReviewSummary, reviewed),
    client.send(listApprovedReviews, { ...reviewed, page: page - 1 }),
  ])
  return { summary, list, page }
}

type RestaurantRoute = Extract<Route, { name: 'restaurant' }>

async function loadRestaurant(
  { id, reviewPage }: RestaurantRoute,
  client: Client,
  { now, supports }: LoadContext,
): Promise<PageState> {
  // Requested in parallel; unused if there is no such restaurant.
  const loading = showsReviews(supports) ? settle(loadReviews(client, id, reviewPage)) : undefined
  try {
    const restaurant = await client.send(getRestaurant, id)
    const reviews = await loading
    return { name: 'restaurant', id, restaurant: { ok: true, value: restaurant }, ...(reviews ? { reviews } : {}), now }
  } catch (error) {
    // A malformed id is no restaurant either, whatever status the backend gives it.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return { name: 'missing' }
    return { name: 'restaurant', id, restaurant: await settle(Promise.reject(error)), now }
  }
}

/**
 * Time of the load, and what the backend has: no other calls are made. Only the server knows the publisher.
 */
type LoadContext = { now: Instant; supports: Supports; publisher?: Publisher }

/** Loads all data of a page before it is rendered. */
export async function loadPage(
  route: Exclude<Route, { name: 'redirect' }>,
  client: Client,
  moment: LoadContext,
): Promise<PageState> {
  switch (route.name) {
    case 'home': {
      const [restaurants, ratings] = await Promise.all([
        settle(client.send(listRestaurants, undefined)),
        moment.supports(listReviewSummaries) ? loadRatings(client) : {},
      ])
      return { name: 'home', restaurants, ratings, now: moment.now }
    }
    case 'menu':
      return { name: 'menu', dishes: await settle(offeredDishes(client)), view: route.view }
    case 'restaurant':
      return loadRestaurant(route, client, moment)
    case 'assistant':
      return hasAssistant(moment.supports)
        ? loadAssistant(client, route.consultation, moment.supports)
        : { name: 'missing' }
    case 'login':
      return route
    case 'about':
      if (!moment.publisher) throw new Error('This page comes from the server')
      return { ...route, publisher: moment.publisher }
    default:
      return { name: route.name }
  }
}
