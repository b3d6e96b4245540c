import type { BookingKind } from '@potager/domain/booking'
import { messageWishPath } from '@potager/domain/message'
import { noticePaths } from '@potager/domain/notice'
import { paths, sessionEndedPath } from '@potager/domain/paths'
import { readConsultationId } from './assistant/consultation-address.ts'
import { type MenuView, readMenuView } from './menu/menu-view.ts'
import type { AboutTopic } from './page.ts'

/** Pages of visitors' requests: the form, a request by its private link, and a lost link. */
export type RequestRoute =
  | { name: 'request'; kind: BookingKind; restaurant: string | null }
  | { name: 'requestLink'; token: string }
  | { name: 'lostRequest'; sent: boolean }

/** Pages of notices of reviews: the form, and a notice by its private link. */
export type NoticeRoute = { name: 'reviewNotice'; reviewId: string } | { name: 'noticeLink'; token: string }
/** The page on which the reader of a message chooses which ones may follow. */
export type MessageWishRoute = { name: 'messageWish'; token: string; saved: boolean }

/** The public app's routes. */
export type Route =
  | { name: 'home' }
  | { name: 'register' }
  | { name: 'reviewRules' }
  | { name: 'newPassword' | 'invitation'; token: string }
  | RequestRoute
  | NoticeRoute
  | { name: 'visitReview'; token: string }
  | MessageWishRoute
  | { name: 'missing' }
  | { name: 'assistant'; consultation: string | null }
  | { name: 'about'; topic: AboutTopic }
  | { name: 'login'; accountCreated: boolean; sessionEnded?: true; passwordChanged?: true }
  | { name: 'menu'; view: MenuView }
  | { name: 'restaurant'; id: string; reviewPage: number }
  | { name: 'redirect'; to: string }

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const fixed = new Map<string, Route>([
  [paths.home, { name: 'home' }],
  [paths.register, { name: 'register' }],
  [paths.reviewRules, { name: 'reviewRules' }],
  [paths.legal, { name: 'about', topic: 'legal' }],
  [paths.privacy, { name: 'about', topic: 'privacy' }],
  [paths.accessibility, { name: 'about', topic: 'accessibility' }],
])

/** Pages whose address holds the token of a link, by its first segment. */
const linkPages = new Map<
  string,
  'newPassword' | 'invitation' | 'requestLink' | 'noticeLink' | 'visitReview' | 'messageWish'
>([
  ['mot-de-passe', 'newPassword'],
  ['invitation', 'invitation'],
  ['demande', 'requestLink'],
  ['signalement', 'noticeLink'],
  ['avis', 'visitReview'],
  ['ne-plus-recevoir', 'messageWish'],
])

/** Redirect target of a registration posted without script. */
export const accountCreatedPath = `${paths.login}?compte=cree`
/** Where a password changed by a link leads. */
export const passwordChangedPath = `${paths.login}?mot-de-passe=change`

/** Where asking for a lost link leads. */
export const linkSentPath = `${paths.lostRequest}?lien=demande`

/** Where a choice of messages leads. */
export const wishSavedPath = (token: string) => `${messageWishPath(token)}?choix=enregistre`

/** The address of the public form, for a restaurant or to choose one. */
export function requestAddress(kind: BookingKind, restaurant: string | null): string {
  const query = new URLSearchParams([
    ...(restaurant === null ? [] : [['restaurant', restaurant]]),
    ...(kind === 'EVENT' ? [['pour', 'evenement']] : []),
  ]).toString()
  return query === '' ? paths.request : `${paths.request}?${query}`
}

function requestRoute(query: string): Route {
  const asked = new URLSearchParams(query)
  const kind = asked.get('pour') === 'evenement' ? 'EVENT' : 'RESERVATION'
  return { name: 'request', kind, restaurant: asked.get('restaurant') }
}

const passwordChangedQuery = passwordChangedPath.slice(paths.login.length)
const sessionEndedQuery = sessionEndedPath.slice(paths.login.length)

function loginRoute(query: string): Route {
  const accountCreated = new URLSearchParams(query).get('compte') === 'cree'
  return {
    name: 'login',
    accountCreated,
    ...(query === sessionEndedQuery && { sessionEnded: true }),
    ...(query === passwordChangedQuery && { passwordChanged: true }),
  }
}

/** The page of reviews in a query, 1-based; the first if missing or invalid. */
function readReviewPage(query: string): number {
  const page = new URLSearchParams(query).get('avis') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** The URL of a page of a restaurant's reviews. */
export function reviewsAddress(id: string, page: number): string {
  return `${paths.restaurant(id)}${page > 1 ? `?avis=${page}` : ''}#avis`
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** A page of one thing, which the second segment of its address names. */
function recordRoute(first: string, second: string, query: string): Route {
  const named = decoded(second)
  if (!named) return { name: 'missing' }
  if (first === 'restaurants') return { name: 'restaurant', id: named, reviewPage: readReviewPage(query) }
  if (noticePaths.form(named) === `/${first}/${second}` && UUID.test(named)) {
    return { name: 'reviewNotice', reviewId: named.toLowerCase() }
  }
  const link = linkPages.get(first)
  if (link === 'messageWish') return { name: link, token: named, saved: query !== '' }
  return link ? { name: link, token: named } : { name: 'missing' }
}

/**
 * The route of a URL with its query parameters. A restaurant's canonical URL is /restaurants/:id; the alternative
 * reading /:id redirects there only for a UUID (AMB-01).
 */
export function matchRoute(pathname: string, query = ''): Route {
  if (pathname === paths.menu) return { name: 'menu', view: readMenuView(query) }
  if (pathname === paths.assistant) return { name: 'assistant', consultation: readConsultationId(query) }
  if (pathname === paths.login) return loginRoute(query)
  if (pathname === paths.request) return requestRoute(query)
  if (pathname === paths.lostRequest) return { name: 'lostRequest', sent: paths.lostRequest + query === linkSentPath }
  const known = fixed.get(pathname)
  if (known) return known
  const [, first = '', second, ...more] = pathname.split('/')
  if (more.length > 0) return { name: 'missing' }
  if (second) return recordRoute(first, second, query)
  if (second === undefined && UUID.test(first)) return { name: 'redirect', to: paths.restaurant(first.toLowerCase()) }
  return { name: 'missing' }
}
