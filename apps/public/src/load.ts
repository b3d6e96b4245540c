import { type AccountLink, readAccountLink, resetPassword } from '@potager/domain/account-link'
import { ApiError, type Client, type Supports } from '@potager/domain/api'
import { type KeptTimes, type Publisher, unknownTimes } from '@potager/domain/config'
import { type Dish, isOffered, listDishes } from '@potager/domain/dish'
import { getHouse } from '@potager/domain/house'
import { accountLinkMessages, restaurantMenuIntro } from '@potager/domain/messages'
import { sendNotice } from '@potager/domain/notice'
import { createVisitorRequest } from '@potager/domain/request'
import { getRestaurant, listRestaurants } from '@potager/domain/restaurant'
import { listRestaurantMenu } from '@potager/domain/restaurant-menu'
import { getReviewSummary, listApprovedReviews, listReviewSummaries } from '@potager/domain/review'
import { registerInvited } from '@potager/domain/team'
import type { Instant } from '@potager/domain/time'
import type { Rated } from '@potager/ui/site'
import { hasAssistant, loadAssistant } from './assistant/assistant-state.ts'
import type { MenuView } from './menu/menu-view.ts'
import type { Contact, LoadedLink, MenuPlace, PageState, ShownReviews } from './page.ts'
import { loadRequestPage } from './request/load-request.ts'
import type { Route } from './routes.ts'
import { settle, settleLink } from './settle.ts'

/** Whether there is no such record: a malformed id is none either, whatever status the backend gives it. */
const isNone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

const offered = (dishes: readonly Dish[]) => dishes.filter(isOffered)

/** The restaurants to choose a menu of; none where there is no choice, or they cannot be read. */
async function loadPlaces(client: Client): Promise<{ places?: MenuPlace[] }> {
  const loaded = await settle(client.send(listRestaurants, undefined))
  const places = loaded.ok ? loaded.value.map(({ id, name }) => ({ id, name })) : []
  return places.length > 1 ? { places } : {}
}

/** The menu of the restaurant in the address, or the group's. */
async function loadMenu(view: MenuView, client: Client, supports: Supports): Promise<PageState> {
  const { restaurant: id } = view
  const ofGroup = async () =>
    ({ name: 'menu', dishes: await settle(client.send(listDishes, undefined).then(offered)), view }) as const
  if (!supports(listRestaurantMenu)) return ofGroup()
  const placing = loadPlaces(client)
  if (id === undefined) return { ...(await ofGroup()), ...(await placing) }
  try {
    const [{ name }, dishes, places] = await Promise.all([
      client.send(getRestaurant, id),
      settleLink(client.send(listRestaurantMenu, id).then(offered)),
      placing,
    ])
    // There is this restaurant: it is the call that the backend does not have.
    if (!dishes.ok && [404, 405, 501].includes(dishes.status)) return ofGroup()
    return { name: 'menu', dishes, view, intro: restaurantMenuIntro(name), ...places }
  } catch (error) {
    if (isNone(error)) return { name: 'missing' }
    return { name: 'menu', dishes: await settle(Promise.reject(error)), view, ...(await placing) }
  }
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

const linkOver = { ok: false, message: accountLinkMessages.over, status: 404 } as const

const loadLink = (client: Client, token: string): Promise<LoadedLink<AccountLink>> =>
  settleLink(client.send(readAccountLink, token))

/** The account whose password a link changes; a link of another kind is none. */
export async function loadPasswordLink(client: Client, token: string): Promise<PageState<'newPassword'>> {
  const link = await loadLink(client, token)
  if (!link.ok) return { name: 'newPassword', token, link }
  const { kind, username } = link.value
  const opens = kind === 'RESET' && username !== undefined
  return { name: 'newPassword', token, link: opens ? { ok: true, value: { username } } : linkOver }
}

/** The restaurant whose team an invitation opens; a link of another kind is none. */
export async function loadInvitation(client: Client, token: string): Promise<PageState<'invitation'>> {
  const link = await loadLink(client, token)
  if (!link.ok) return { name: 'invitation', token, link }
  const { kind, restaurantName } = link.value
  const opens = kind === 'INVITE' && restaurantName !== undefined
  return { name: 'invitation', token, link: opens ? { ok: true, value: { restaurantName } } : linkOver }
}

/** How the house is reached; nothing where it does not say, or cannot be read. */
async function loadContact(client: Client, supports: Supports): Promise<Contact> {
  const house = supports(getHouse) ? await settle(client.send(getHouse, undefined)) : undefined
  return house?.ok ? { email: house.value.email, phone: house.value.phone } : { email: '', phone: '' }
}

type RestaurantRoute = Extract<Route, { name: 'restaurant' }>

async function loadRestaurant(
  { id, reviewPage }: RestaurantRoute,
  client: Client,
  { now, supports }: LoadContext,
): Promise<PageState> {
  const asks = supports(createVisitorRequest) ? ({ asks: true } as const) : {}
  // Requested in parallel; unused if there is no such restaurant.
  const loading = showsReviews(supports) ? settle(loadReviews(client, id, reviewPage)) : undefined
  try {
    const restaurant = await client.send(getRestaurant, id)
    const reviews = await loading
    return {
      name: 'restaurant',
      id,
      restaurant: { ok: true, value: restaurant },
      ...(reviews && showsReviews(supports) ? { reviews } : {}),
      ...asks,
      ...(supports(sendNotice) ? { notices: true as const } : {}),
      now,
    }
  } catch (error) {
    if (isNone(error)) return { name: 'missing' }
    return { name: 'restaurant', id, restaurant: await settle(Promise.reject(error)), now }
  }
}

/**
 * Time of the load, and what the backend has: no other calls are made. Only the server knows the publisher and how long
 * data is kept.
 */
type LoadContext = {
  now: Instant
  supports: Supports
  publisher?: Publisher
  kept?: (() => Promise<KeptTimes>) | undefined
}

async function loadHome(client: Client, { now, supports }: LoadContext): Promise<PageState> {
  const [restaurants, ratings] = await Promise.all([
    settle(client.send(listRestaurants, undefined)),
    supports(listReviewSummaries) ? loadRatings(client) : {},
  ])
  return { name: 'home', restaurants, ratings, now }
}

async function loadAbout(
  route: Extract<Route, { name: 'about' }>,
  { publisher, kept }: LoadContext,
): Promise<PageState> {
  if (!publisher) throw new Error('This page comes from the server')
  return { ...route, publisher, kept: route.topic === 'privacy' && kept ? await kept() : unknownTimes }
}

/**
 * A page whose address holds the token of a link; none where the backend has no such call. Few visits lead there: the code
 * of most is not part of each.
 */
async function loadLinkPage(
  route: Extract<Route, { name: 'visitReview' | 'messageWish' | 'newPassword' | 'invitation' }>,
  client: Client,
  supports: Supports,
): Promise<PageState> {
  switch (route.name) {
    case 'messageWish': {
      const { loadMessageWish } = await import('./message-wish/load-message-wish.ts')
      return loadMessageWish(route, client, supports)
    }
    case 'visitReview': {
      const { loadVisit } = await import('./visit-review/load-visit.ts')
      return loadVisit(route.token, client, supports)
    }
    case 'newPassword':
      return supports(resetPassword) ? loadPasswordLink(client, route.token) : { name: 'missing' }
    case 'invitation':
      return supports(registerInvited) ? loadInvitation(client, route.token) : { name: 'missing' }
  }
}

async function loadLogin(
  route: Extract<Route, { name: 'login' }>,
  client: Client,
  supports: Supports,
): Promise<PageState> {
  return supports(resetPassword) ? { ...route, forgotten: await loadContact(client, supports) } : route
}

/** Loads all data of a page before it is rendered. */
export async function loadPage(
  route: Exclude<Route, { name: 'redirect' }>,
  client: Client,
  moment: LoadContext,
): Promise<PageState> {
  switch (route.name) {
    case 'home':
      return loadHome(client, moment)
    case 'menu':
      return loadMenu(route.view, client, moment.supports)
    case 'restaurant':
      return loadRestaurant(route, client, moment)
    case 'assistant':
      return hasAssistant(moment.supports)
        ? loadAssistant(client, route.consultation, moment.supports)
        : { name: 'missing' }
    case 'request':
    case 'requestLink':
    case 'lostRequest':
      return loadRequestPage(route, client, moment)
    case 'reviewRules':
      return { ...route, ...(moment.supports(sendNotice) ? { notices: true } : {}) }
    case 'reviewNotice':
    case 'noticeLink': {
      const { loadNoticePage } = await import('./notice/load-notice.ts')
      return loadNoticePage(route, client, { ...moment, contact: () => loadContact(client, moment.supports) })
    }
    case 'visitReview':
    case 'messageWish':
    case 'newPassword':
    case 'invitation':
      return loadLinkPage(route, client, moment.supports)
    case 'login':
      return loadLogin(route, client, moment.supports)
    case 'about':
      return loadAbout(route, moment)
    default:
      return { name: route.name }
  }
}
