import { consoleNames, paths } from '@potager/domain/paths'

/** The module of each page, relative to apps/admin/src; the document preloads it with the application. */
const modules: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'orders/OrdersPage.tsx',
  [paths.createOrder]: 'orders/CreateOrderPage.tsx',
  [paths.createDish]: 'dishes/CreateDishPage.tsx',
  [paths.createRestaurant]: 'restaurants/CreateRestaurantPage.tsx',
  [paths.orders]: 'orders/OrderListPage.tsx',
  [paths.dishes]: 'dishes/DishListPage.tsx',
  [paths.restaurants]: 'restaurants/RestaurantListPage.tsx',
  [paths.reservations]: 'reservations/ReservationsPage.tsx',
  [paths.createReservation]: 'reservations/CreateReservationPage.tsx',
  [paths.manageReservations]: 'reservations/ManageReservationsPage.tsx',
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
  [paths.account]: 'account/AccountPage.tsx',
  [paths.console]: 'console/ConsolePage.tsx',
}

/** The source module of the page at a path, relative to the repository root; null where there is no page. */
export function moduleOf(path: string): string | null {
  const [, area, name] = path.split('/')
  const listed = area === 'console' && consoleNames.find((known) => known === name)
  const file = listed ? `console/resources/${listed}.tsx` : modules[path]
  return file ? `apps/admin/src/${file}` : null
}
