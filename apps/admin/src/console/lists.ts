import { consoleLists } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, paths } from '@potager/domain/paths'

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

/** The lists that a person may read, with their titles and addresses. */
export function listsFor({ admin }: { admin: boolean }): { name: ConsoleName; title: string; path: string }[] {
  return consoleNames
    .filter((name) => admin || !adminLists.has(name))
    .map((name) => ({ name, title: consoleLists[name], path: listPath(name) }))
}
