import { type ConsoleName, consoleNames, consolePath, type listedInConsole, paths } from './paths.ts'

// What the back-office alone asks: public pages load the list of paths.

/** How the address of the managed reservations says their planner. */
export const PLANNER_QUERY = '?vue=planning'

/** Lists with an address outside the console; their records are within it. */
const ownPaths = { orders: paths.orders, dishes: paths.dishes, restaurants: paths.restaurants } as const

/** True for a resource whose list is a page of the console itself. */
export function isListedInConsole(name: ConsoleName): name is (typeof listedInConsole)[number] {
  return !(name in ownPaths)
}

/** The address of a resource's list. */
export function listPath(name: ConsoleName): string {
  return isListedInConsole(name) ? paths.consoleList(name) : ownPaths[name]
}

const creations = {
  orders: paths.createOrder,
  dishes: paths.createDish,
  restaurants: paths.createRestaurant,
  reservations: paths.createReservation,
  'event-requests': paths.createEventRequest,
  customers: `${paths.consoleList('customers')}?action=create`,
  diseases: `${paths.diseases}?action=create`,
} as const satisfies Partial<Record<ConsoleName, string>>

/** A resource with a page that creates its records. */
export type CreatedName = keyof typeof creations

/** True for a resource whose records are created by hand. */
export const isCreated = (name: ConsoleName): name is CreatedName => name in creations

/** The page that creates a record of the resource; undefined where none is created by hand. */
export function creationPath(name: CreatedName): string
export function creationPath(name: ConsoleName): string | undefined
export function creationPath(name: ConsoleName): string | undefined {
  return isCreated(name) ? creations[name] : undefined
}

const namesInAddresses: ReadonlyMap<string, ConsoleName> = new Map([
  ...consoleNames.map((name) => [name, name] as const),
  // Its former name.
  ['events', 'event-requests'],
])

/**
 * The current address of a page that is asked for elsewhere, or null: the console's resources under `/admin`, under the
 * addresses that react-admin gives to lists, creations and records, and under their former names.
 */
export function movedTo(pathname: string): string | null {
  if (pathname === '/admin') return paths.console
  const [, area, asked = '', id, rest] = /^\/(admin|console)\/([^/]+)(?:\/([^/]+))?(\/.+)?$/.exec(pathname) ?? []
  const name = namesInAddresses.get(asked)
  if (area === undefined || name === undefined || isOtherPage(pathname)) return null
  if (rest !== undefined && rest !== '/show') return null
  if (id === undefined) return listPath(name)
  if (id === 'create' && rest === undefined) return creationPath(name) ?? listPath(name)
  return `${paths.consoleList(name)}/${id}`
}

/** A page that keeps an address within those of the console. */
function isOtherPage(pathname: string): boolean {
  const current = consolePath.exec(pathname)
  return pathname === paths.reviewModeration || (current !== null && current[1] !== 'create')
}
