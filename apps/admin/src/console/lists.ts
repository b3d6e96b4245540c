import { isAdmin } from '@potager/domain/auth'
import { consoleLists } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, isListedInConsole, paths } from '@potager/domain/paths'
import { session } from '../auth/session.ts'
import { config } from '../services.ts'

const ownPaths: Partial<Record<ConsoleName, string>> = {
  orders: paths.orders,
  dishes: paths.dishes,
  restaurants: paths.restaurants,
}

/** Lists that only administrators may read. */
const adminLists: ReadonlySet<ConsoleName> = new Set(['users', 'audit'])

/** Where a list is. */
export function listPath(name: ConsoleName): string {
  return ownPaths[name] ?? paths.consoleList(name)
}

/** Whether this person gets a list and its records: it may be kept for administrators, or unknown to this backend. */
export function accessTo(name: ConsoleName): 'open' | 'refused' | 'absent' {
  // The console's own lists are calls of ours.
  if (!config.extensions && isListedInConsole(name)) return 'absent'
  return adminLists.has(name) && !isAdmin(session.read()) ? 'refused' : 'open'
}

/** The lists that this person may read, with their titles and addresses. */
export function openLists(): { name: ConsoleName; title: string; path: string }[] {
  return consoleNames
    .filter((name) => accessTo(name) === 'open')
    .map((name) => ({ name, title: consoleLists[name], path: listPath(name) }))
}
