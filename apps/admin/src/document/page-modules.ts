import { consoleNames, listPath, paths } from '@potager/domain/paths'

/** The module of each page but the console's, relative to apps/admin/src; the document preloads it with the application. */
const modules: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'orders/OrdersPage.tsx',
  [paths.createOrder]: 'orders/CreateOrderPage.tsx',
  [paths.createDish]: 'dishes/CreateDishPage.tsx',
  [paths.createRestaurant]: 'restaurants/CreateRestaurantPage.tsx',
  [paths.reservations]: 'reservations/ReservationsPage.tsx',
  [paths.createReservation]: 'reservations/CreateReservationPage.tsx',
  [paths.manageReservations]: 'reservations/ManageReservationsPage.tsx',
  [paths.daySheet]: 'reservations/DaySheetPage.tsx',
  [paths.eventRequests]: 'event-requests/EventRequestsPage.tsx',
  [paths.createEventRequest]: 'event-requests/CreateEventRequestPage.tsx',
  [paths.manageEventRequests]: 'event-requests/ManageEventRequestsPage.tsx',
  [paths.chatbotDashboard]: 'chatbot/ChatbotDashboardPage.tsx',
  [paths.diseases]: 'diseases/DiseasesPage.tsx',
  [paths.signs]: 'signs/SignsPage.tsx',
  [paths.sessions]: 'chat-sessions/ChatSessionsPage.tsx',
  [paths.reports]: 'reports/ReportsPage.tsx',
  [paths.analytics]: 'analytics/AnalyticsPage.tsx',
  [paths.chatbotSettings]: 'chatbot-settings/ChatbotSettingsPage.tsx',
  [paths.reviewModeration]: 'reviews/ModerationPage.tsx',
  [paths.service]: 'service/ServicePage.tsx',
  [paths.messages]: 'messages/MessagesPage.tsx',
  [paths.figures]: 'figures/FiguresPage.tsx',
  [paths.account]: 'account/AccountPage.tsx',
  [paths.console]: 'console/ConsolePage.tsx',
}

/**
 * The source modules of the page at a path, relative to the repository root: a console page has its resource's, and the
 * view's. Empty where there is no page.
 */
export function modulesOf(path: string): readonly string[] {
  return filesOf(path).map((file) => `apps/admin/src/${file}`)
}

function filesOf(path: string): readonly string[] {
  const own = modules[path]
  if (own) return [own]
  const listed = consoleNames.find((name) => listPath(name) === path)
  if (listed) return [`resources/${listed}.tsx`, 'console/resourcePage.tsx']
  const [, area, name, id] = path.split('/')
  const known = area === 'console' && id && consoleNames.find((one) => one === name)
  return known ? [`resources/${known}.tsx`, 'console/resourcePage.tsx', 'console/RecordPage.tsx'] : []
}
