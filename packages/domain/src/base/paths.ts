/**
 * Every page path of the product, once. `admin` pages sit behind the guard and are served by the
 * back-office; the others are rendered by the public app.
 */
export const paths = {
  home: '/',
  menu: '/menus',
  login: '/login',
  register: '/register',
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
  orders: '/orders',
  dishes: '/dishes',
  restaurants: '/restaurants',
  console: '/console',
  consoleList: (list: string) => `/console/${encodeURIComponent(list)}`,
  consoleRecord: (list: string, id: string) => `/console/${encodeURIComponent(list)}/${encodeURIComponent(id)}`,
} as const

/** Beginnings of longer addresses that are no page of their own, and the page that people look for there. */
export const beginnings: ReadonlyMap<string, string> = new Map([
  ['/admin', paths.console],
  ['/admin/reviews', paths.reviewModeration],
  ['/chatbot', paths.chatbotDashboard],
])

/** The address of today for a page that had another: the event requests of the console were at `/console/events`. */
export function movedTo(pathname: string): string | null {
  const moved = /^\/console\/events(\/[^/]+)?$/.exec(pathname)
  return moved ? `${paths.console}/event-requests${moved[1] ?? ''}` : null
}

/** Where a session that could not be renewed ends: the sign-in page, which says so. */
export const sessionEndedPath = `${paths.login}?session=terminee`

const publicPaths: ReadonlySet<string> = new Set([
  paths.assistant,
  paths.home,
  paths.menu,
  paths.login,
  paths.register,
  paths.reviewRules,
  paths.legal,
  paths.privacy,
  paths.accessibility,
])

const adminPaths: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path): path is Extract<typeof path, string> => typeof path === 'string'),
)

/** Resources of the console with a record of each; the first three have their list at an address of their own. */
const listedElsewhere = ['orders', 'dishes', 'restaurants'] as const
const listedInConsole = [
  'reservations',
  'event-requests',
  'reviews',
  'diseases',
  'sessions',
  'reports',
  'users',
  'audit',
] as const

/** Every resource of the console, by its name in the address. */
export const consoleNames = [...listedElsewhere, ...listedInConsole] as const
export type ConsoleName = (typeof consoleNames)[number]

/** True for a resource whose list is a page of the console itself. */
export function isListedInConsole(name: ConsoleName): name is (typeof listedInConsole)[number] {
  return listedInConsole.some((listed) => listed === name)
}

const consolePath = new RegExp(
  `^${paths.console}/(?:(?:${listedInConsole.join('|')})|(?:${consoleNames.join('|')})/[^/]+)$`,
)

/** True when the back-office serves this page: every guarded path of the specification, and the console's lists and records. */
export function isAdminPath(pathname: string): boolean {
  return (adminPaths.has(pathname) && !publicPaths.has(pathname)) || consolePath.test(pathname)
}

/** True when a remembered origin may be followed after sign-in: a path of this site, never another host (AMB-04). */
export function isInternalPath(target: string): boolean {
  // Browsers drop tabs and line breaks from addresses before they read them.
  return /^\/(?![/\\\s])/.test(target) && !target.startsWith(paths.login)
}
