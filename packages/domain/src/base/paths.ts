/**
 * Every page path of the product. `admin` pages are guarded and served by the back-office; the public app renders the
 * others.
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

/** Prefixes that are no page of their own, and the page to serve instead. */
export const beginnings: ReadonlyMap<string, string> = new Map([
  ['/admin', paths.console],
  ['/admin/reviews', paths.reviewModeration],
  ['/chatbot', paths.chatbotDashboard],
])

/** The current address of a moved page: the console's event requests were at `/console/events`. */
export function movedTo(pathname: string): string | null {
  const moved = /^\/console\/events(\/[^/]+)?$/.exec(pathname)
  return moved ? `${paths.console}/event-requests${moved[1] ?? ''}` : null
}

/** Where an expired session ends: the sign-in page with an explanation. */
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

/** Resources with records in the console; the first three have their list at another address. */
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

/** True when the back-office serves this page: every guarded path of the specification, and the console's pages. */
export function isAdminPath(pathname: string): boolean {
  return (adminPaths.has(pathname) && !publicPaths.has(pathname)) || consolePath.test(pathname)
}

/** True when sign-in may redirect to a remembered origin: a path of this site, never another host (AMB-04). */
export function isInternalPath(target: string): boolean {
  // Browsers strip tabs and line breaks from addresses.
  return /^\/(?![/\\\s])/.test(target) && !target.startsWith(paths.login)
}
