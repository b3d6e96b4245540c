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
  daySheet: '/day-sheet',
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
  figures: '/figures',
  orders: '/orders',
  dishes: '/dishes',
  restaurants: '/restaurants',
  console: '/console',
  consoleList: (list: string) => `/console/${encodeURIComponent(list)}`,
  consoleRecord: (list: string, id: string) => `/console/${encodeURIComponent(list)}/${encodeURIComponent(id)}`,
} as const

/** How an address says « Tous mes restaurants »; one of them is its id. */
export const ALL_RESTAURANTS = 'tous'

const waiting = `restaurant=${ALL_RESTAURANTS}&statut=PENDING`

/** The lists that the counts of the menu are of: what waits for an answer, of all restaurants that the person may see. */
export const waitingPaths = {
  reservations: `${paths.manageReservations}?${waiting}`,
  eventRequests: `${paths.manageEventRequests}?${waiting}`,
} as const

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

/** Resources whose list is a page of the console itself. */
export const listedInConsole = [
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

/** Lists and records of the console; its group is the id of a record. */
export const consolePath = new RegExp(
  `^${paths.console}/(?:(?:${listedInConsole.join('|')})|(?:${consoleNames.join('|')})/([^/]+))$`,
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
