import { paths, sessionEndedPath } from '@potager/domain/paths'
import { readConsultationId } from './assistant/consultation-address.ts'
import { type MenuView, readMenuView } from './menu/menu-view.ts'
import type { AboutTopic } from './page.ts'

/** What the public app does with an address. */
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

/** Where a registration that was sent without a script leads. */
export const accountCreatedPath = `${paths.login}?compte=cree`

const sessionEndedQuery = sessionEndedPath.slice(paths.login.length)

/** Sign-in, which says what led there. */
function loginRoute(query: string): Route {
  const accountCreated = new URLSearchParams(query).get('compte') === 'cree'
  return { name: 'login', accountCreated, ...(query === sessionEndedQuery && { sessionEnded: true }) }
}

/** The page of reviews that an address asks for, counted from 1; anything else than a page is the first. */
function readReviewPage(query: string): number {
  const page = new URLSearchParams(query).get('avis') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** The address of a page of a restaurant's reviews. */
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
 * The route of an address, with what its query chooses on it. A restaurant's own address is /restaurants/:id; the other
 * reading, /:id, leads there only when the id has the shape of a UUID (AMB-01).
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
