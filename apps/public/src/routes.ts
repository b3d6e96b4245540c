import { paths, sessionEndedPath } from '@potager/domain/paths'
import { readConsultationId } from './assistant/consultation-address.ts'
import { type MenuView, readMenuView } from './menu/menu-view.ts'
import type { AboutTopic } from './page.ts'

/** The public app's routes. */
export type Route =
  | { name: 'home' }
  | { name: 'register' }
  | { name: 'reviewRules' }
  | { name: 'missing' }
  | { name: 'assistant'; consultation: string | null }
  | { name: 'about'; topic: AboutTopic }
  | { name: 'login'; accountCreated: boolean; sessionEnded?: true }
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

/** Redirect target of a registration posted without script. */
export const accountCreatedPath = `${paths.login}?compte=cree`

const sessionEndedQuery = sessionEndedPath.slice(paths.login.length)

function loginRoute(query: string): Route {
  const accountCreated = new URLSearchParams(query).get('compte') === 'cree'
  return { name: 'login', accountCreated, ...(query === sessionEndedQuery && { sessionEnded: true }) }
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

/**
 * The route of a URL with its query parameters. A restaurant's canonical URL is /restaurants/:id; the alternative
 * reading /:id redirects there only for a UUID (AMB-01).
 */
export function matchRoute(pathname: string, query = ''): Route {
  if (pathname === paths.menu) return { name: 'menu', view: readMenuView(query) }
  if (pathname === paths.assistant) return { name: 'assistant', consultation: readConsultationId(query) }
  if (pathname === paths.login) return loginRoute(query)
  const known = fixed.get(pathname)
  if (known) return known
  const [, first = '', second, ...more] = pathname.split('/')
  if (more.length > 0) return { name: 'missing' }
  if (first === 'restaurants' && second) {
    const id = decoded(second)
    return id ? { name: 'restaurant', id, reviewPage: readReviewPage(query) } : { name: 'missing' }
  }
  if (second === undefined && UUID.test(first)) return { name: 'redirect', to: paths.restaurant(first.toLowerCase()) }
  return { name: 'missing' }
}
