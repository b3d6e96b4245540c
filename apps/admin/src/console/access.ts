import type { Asked, Supports } from '@potager/domain/api'
import { consoleLists } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, paths } from '@potager/domain/paths'

const ownPaths: Partial<Record<ConsoleName, string>> = {
  orders: paths.orders,
  dishes: paths.dishes,
  restaurants: paths.restaurants,
}

const adminLists: ReadonlySet<ConsoleName> = new Set(['users', 'audit'])

// Named here: the calls themselves would be loaded with every page's rail.
const listed = (name: string): Asked => ({ name, extension: true })
const listCalls: Partial<Record<ConsoleName, Asked>> = {
  reservations: listed('browseReservations'),
  'event-requests': listed('browseEventRequests'),
  reviews: listed('browseReviews'),
  diseases: listed('browseDiseases'),
  sessions: listed('browseSessions'),
  reports: listed('browseReports'),
  users: listed('listUsers'),
  audit: listed('listAudit'),
}

/** Whether the backend serves any list of the console: without one there is no console. */
export function hasConsole(supports: Supports): boolean {
  return Object.values(listCalls).some((call) => supports(call))
}

/** The user's role and the backend's capabilities. */
export type AccessContext = { admin: boolean; supports: Supports }

/** The path of a list. */
export function listPath(name: ConsoleName): string {
  return ownPaths[name] ?? paths.consoleList(name)
}

/** Access to a list and its records: it may be reserved for administrators, or unknown to this backend. */
export function accessOf(name: ConsoleName, { admin, supports }: AccessContext): 'open' | 'refused' | 'absent' {
  const call = listCalls[name]
  if (call && !supports(call)) return 'absent'
  return adminLists.has(name) && !admin ? 'refused' : 'open'
}

/** The lists that a user may read, with titles and paths. */
export function listsFor(visit: AccessContext): { name: ConsoleName; title: string; path: string }[] {
  return consoleNames
    .filter((name) => accessOf(name, visit) === 'open')
    .map((name) => ({ name, title: consoleLists[name], path: listPath(name) }))
}
