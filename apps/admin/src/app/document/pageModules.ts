import { consoleNames, listPath, paths } from '@potager/domain/paths'

/** The module of each page but the console's, relative to apps/admin/src; the document preloads it with the application. */
const modules: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'pages/order/OrdersPage.tsx',
  [paths.createOrder]: 'pages/order/CreateOrderPage.tsx',
  [paths.createDish]: 'pages/dish/CreateDishPage.tsx',
  [paths.createRestaurant]: 'pages/restaurant/CreateRestaurantPage.tsx',
  [paths.reservations]: 'pages/reservation/ReservationsPage.tsx',
  [paths.createReservation]: 'pages/reservation/CreateReservationPage.tsx',
  [paths.manageReservations]: 'pages/reservation/ManageReservationsPage.tsx',
  [paths.daySheet]: 'pages/reservation/DaySheetPage.tsx',
  [paths.eventRequests]: 'pages/event-request/EventRequestsPage.tsx',
  [paths.createEventRequest]: 'pages/event-request/CreateEventRequestPage.tsx',
  [paths.manageEventRequests]: 'pages/event-request/ManageEventRequestsPage.tsx',
  [paths.chatbotDashboard]: 'pages/chatbot/ChatbotDashboardPage.tsx',
  [paths.diseases]: 'pages/disease/DiseasesPage.tsx',
  [paths.signs]: 'pages/sign/SignsPage.tsx',
  [paths.sessions]: 'pages/chat-session/ChatSessionsPage.tsx',
  [paths.reports]: 'pages/report/ReportsPage.tsx',
  [paths.analytics]: 'pages/analytics/AnalyticsPage.tsx',
  [paths.chatbotSettings]: 'pages/chatbot-settings/ChatbotSettingsPage.tsx',
  [paths.reviewModeration]: 'pages/review/ModerationPage.tsx',
  [paths.service]: 'pages/service/ServicePage.tsx',
  [paths.messages]: 'pages/message/MessagesPage.tsx',
  [paths.figures]: 'pages/figures/FiguresPage.tsx',
  [paths.account]: 'pages/account/AccountPage.tsx',
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
