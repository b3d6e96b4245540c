import { consoleLists } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, isListedInConsole, paths } from '@potager/domain/paths'

const ownPaths: Partial<Record<ConsoleName, string>> = {
  orders: paths.orders,
  dishes: paths.dishes,
  restaurants: paths.restaurants,
}

/** Lists that only administrators may read. */
const adminLists: ReadonlySet<ConsoleName> = new Set(['users', 'audit'])

/** Who asks, and of which backend. */
export type AccessContext = { admin: boolean; extensions: boolean }

/** Where a list is. */
export function listPath(name: ConsoleName): string {
  return ownPaths[name] ?? paths.consoleList(name)
}

/** Whether somebody gets a list and its records: it may be kept for administrators, or unknown to this backend. */
export function accessOf(name: ConsoleName, { admin, extensions }: AccessContext): 'open' | 'refused' | 'absent' {
  // The console's own lists are calls of ours.
  if (!extensions && isListedInConsole(name)) return 'absent'
  return adminLists.has(name) && !admin ? 'refused' : 'open'
}

/** The lists that somebody may read, with their titles and addresses. */
export function listsFor(visit: AccessContext): { name: ConsoleName; title: string; path: string }[] {
  return consoleNames
    .filter((name) => accessOf(name, visit) === 'open')
    .map((name) => ({ name, title: consoleLists[name], path: listPath(name) }))
}
