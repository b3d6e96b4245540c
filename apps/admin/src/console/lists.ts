import { consoleLists } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'

/** Every list of the console by its name in the address. */
export const listNames = [
  'orders',
  'reservations',
  'events',
  'dishes',
  'restaurants',
  'reviews',
  'diseases',
  'sessions',
  'reports',
  'users',
  'audit',
] as const
export type ListName = (typeof listNames)[number]

const ownPaths: Partial<Record<ListName, string>> = {
  orders: paths.orders,
  dishes: paths.dishes,
  restaurants: paths.restaurants,
}

/** Lists that only administrators may read. */
const adminLists: ReadonlySet<ListName> = new Set(['users', 'audit'])

/** Where a list is. */
export function listPath(name: ListName): string {
  return ownPaths[name] ?? paths.consoleList(name)
}

/** The lists that a person may read, with their titles and addresses. */
export function listsFor({ admin }: { admin: boolean }): { name: ListName; title: string; path: string }[] {
  return listNames
    .filter((name) => admin || !adminLists.has(name))
    .map((name) => ({ name, title: consoleLists[name], path: listPath(name) }))
}
