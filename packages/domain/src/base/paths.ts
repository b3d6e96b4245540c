/**
 * Every page path of the product. `admin` pages are guarded and served by the back-office; the public app renders the
 * others.
 */
export const paths = {
  home: '/',
  menu: '/menus',
  login: '/login',
  register: '/register',
  request: '/demander',
  lostRequest: '/lien-perdu',
  restaurant: (id: string) => `/restaurants/${encodeURIComponent(id)}`,
  reviewRules: '/avis/regles',
  legal: '/mentions-legales',
  privacy: '/confidentialite',
  accessibility: '/accessibilite',
  assistant: '/assistant',
  dashboard: '/dashboard',
  createRestaurant: '/create_restaurant',
  createDish: '/create-dish',
  createOrder: '/create-order',
  reservations: '/reservations',
  createReservation: '/create-reservation',
  manageReservations: '/manage-reservations',
  eventRequests: '/event-requests',
  createEventRequest: '/create-event-request',
  manageEventRequests: '/manage-event-requests',
  chatbotDashboard: '/chatbot/dashboard',
  diseases: '/chatbot/diseases',
  signs: '/chatbot/signs',
  sessions: '/chatbot/sessions',
  reports: '/chatbot/reports',
  analytics: '/chatbot/analytics',
  chatbotSettings: '/chatbot/settings',
  reviewModeration: '/admin/reviews/moderation',
  account: '/account',
  service: '/service',
  messages: '/messages',
  orders: '/orders',
  dishes: '/dishes',
  restaurants: '/restaurants',
  console: '/console',
  consoleList: (list: string) => `/console/${encodeURIComponent(list)}`,
  consoleRecord: (list: string, id: string) => `/console/${encodeURIComponent(list)}/${encodeURIComponent(id)}`,
} as const

/** Prefixes that are no page of their own, and the page to serve instead. */
export const beginnings: ReadonlyMap<string, string> = new Map([['/chatbot', paths.chatbotDashboard]])

/** Where an expired session ends: the sign-in page with an explanation. */
export const sessionEndedPath = `${paths.login}?session=terminee`

const publicPaths: ReadonlySet<string> = new Set([
  paths.assistant,
  paths.home,
  paths.menu,
  paths.login,
  paths.register,
  paths.request,
  paths.lostRequest,
  paths.reviewRules,
  paths.legal,
  paths.privacy,
  paths.accessibility,
])

const adminPaths: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path): path is Extract<typeof path, string> => typeof path === 'string'),
)

/** Lists with an address outside the console; their records are within it. */
const ownPaths = { orders: paths.orders, dishes: paths.dishes, restaurants: paths.restaurants } as const

const listedInConsole = [
  'reservations',
  'event-requests',
  'customers',
  'reviews',
  'diseases',
  'sessions',
  'reports',
  'users',
  'audit',
] as const

/** Every resource of the console, by its name in the address. */
export const consoleNames = ['orders', 'dishes', 'restaurants', ...listedInConsole] as const
export type ConsoleName = (typeof consoleNames)[number]

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

const consolePath = new RegExp(
  `^${paths.console}/(?:(?:${listedInConsole.join('|')})|(?:${consoleNames.join('|')})/([^/]+))$`,
)

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

/** True when the back-office serves this page: every guarded path of the specification, and the console's pages. */
export function isAdminPath(pathname: string): boolean {
  return (adminPaths.has(pathname) && !publicPaths.has(pathname)) || consolePath.test(pathname)
}

/** True when sign-in may redirect to a remembered origin: a path of this site, never another host (AMB-04). */
export function isInternalPath(target: string): boolean {
  // Browsers strip tabs and line breaks from addresses.
  return /^\/(?![/\\\s])/.test(target) && !target.startsWith(paths.login)
}
