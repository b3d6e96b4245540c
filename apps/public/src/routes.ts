import { paths } from '@potager/domain/paths'
import { type MenuView, readMenuView } from './menu/menu-view.ts'

/** What the public app does with an address. */
export type Route =
  | { name: 'home' | 'login' | 'register' | 'missing' }
  | { name: 'menu'; view: MenuView }
  | { name: 'restaurant'; id: string }
  | { name: 'redirect'; to: string }

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const fixed = new Map<string, Route>([
  [paths.home, { name: 'home' }],
  [paths.login, { name: 'login' }],
  [paths.register, { name: 'register' }],
])

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * The route of an address, whose query only the menu reads (SPEC §2). A restaurant's own address is /restaurants/:id; the other reading,
 * /:id, leads there only when the id has the shape of a UUID (AMB-01).
 */
export function matchRoute(pathname: string, query = ''): Route {
  if (pathname === paths.menu) return { name: 'menu', view: readMenuView(query) }
  const known = fixed.get(pathname)
  if (known) return known
  const [, first = '', second, ...more] = pathname.split('/')
  if (more.length > 0) return { name: 'missing' }
  if (first === 'restaurants' && second) {
    const id = decoded(second)
    return id ? { name: 'restaurant', id } : { name: 'missing' }
  }
  if (second === undefined && UUID.test(first)) return { name: 'redirect', to: paths.restaurant(first.toLowerCase()) }
  return { name: 'missing' }
}
