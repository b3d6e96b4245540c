import { consoleLists } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, isListedInConsole, paths } from '@potager/domain/paths'

const ownPaths: Partial<Record<ConsoleName, string>> = {
  orders: paths.orders,
  dishes: paths.dishes,
  restaurants: paths.restaurants,
}

const adminLists: ReadonlySet<ConsoleName> = new Set(['users', 'audit'])

/** The user's role and the backend's capabilities. */
export type AccessContext = { admin: boolean; extensions: boolean }

/** The path of a list. */
export function listPath(name: ConsoleName): string {
  return ownPaths[name] ?? paths.consoleList(name)
}

/** Access to a list and its records: it may be reserved for administrators, or unknown to this backend. */
export function accessOf(name: ConsoleName, { admin, extensions }: AccessContext): 'open' | 'refused' | 'absent' {
  // The console's own lists are extensions.
  if (!extensions && isListedInConsole(name)) return 'absent'
  return adminLists.has(name) && !admin ? 'refused' : 'open'
}

/** The lists that a user may read, with titles and paths. */
export function listsFor(visit: AccessContext): { name: ConsoleName; title: string; path: string }[] {
  return consoleNames
    .filter((name) => accessOf(name, visit) === 'open')
    .map((name) => ({ name, title: consoleLists[name], path: listPath(name) }))
}
