import { page } from './lazyPage.ts'

// The pages that are no resource's, by their names without « Page ».
export const Account = page(() => import('../account/AccountPage.tsx').then((module) => module.AccountPage))
export const Analytics = page(() => import('../analytics/AnalyticsPage.tsx').then((module) => module.AnalyticsPage))
export const ChatbotDashboard = page(() =>
  import('../chatbot/ChatbotDashboardPage.tsx').then((module) => module.ChatbotDashboardPage),
)
export const ChatbotSettings = page(() =>
  import('../chatbot-settings/ChatbotSettingsPage.tsx').then((module) => module.ChatbotSettingsPage),
)
export const ChatSessions = page(() =>
  import('../chat-sessions/ChatSessionsPage.tsx').then((module) => module.ChatSessionsPage),
)
export const Console = page(() => import('../console/ConsolePage.tsx').then((module) => module.ConsolePage))
export const CreateDish = page(() => import('../dishes/CreateDishPage.tsx').then((module) => module.CreateDishPage))
export const CreateEventRequest = page(() =>
  import('../event-requests/CreateEventRequestPage.tsx').then((module) => module.CreateEventRequestPage),
)
export const CreateOrder = page(() => import('../orders/CreateOrderPage.tsx').then((module) => module.CreateOrderPage))
export const CreateReservation = page(() =>
  import('../reservations/CreateReservationPage.tsx').then((module) => module.CreateReservationPage),
)
export const CreateRestaurant = page(() =>
  import('../restaurants/CreateRestaurantPage.tsx').then((module) => module.CreateRestaurantPage),
)
export const DaySheet = page(() => import('../reservations/DaySheetPage.tsx').then((module) => module.DaySheetPage))
export const Diseases = page(() => import('../diseases/DiseasesPage.tsx').then((module) => module.DiseasesPage))
export const EventRequests = page(() =>
  import('../event-requests/EventRequestsPage.tsx').then((module) => module.EventRequestsPage),
)
export const Figures = page(() => import('../figures/FiguresPage.tsx').then((module) => module.FiguresPage))
export const ManageEventRequests = page(() =>
  import('../event-requests/ManageEventRequestsPage.tsx').then((module) => module.ManageEventRequestsPage),
)
export const ManageReservations = page(() =>
  import('../reservations/ManageReservationsPage.tsx').then((module) => module.ManageReservationsPage),
)
export const Messages = page(() => import('../messages/MessagesPage.tsx').then((module) => module.MessagesPage))
export const Moderation = page(() => import('../reviews/ModerationPage.tsx').then((module) => module.ModerationPage))
export const Orders = page(() => import('../orders/OrdersPage.tsx').then((module) => module.OrdersPage))
export const Reports = page(() => import('../reports/ReportsPage.tsx').then((module) => module.ReportsPage))
export const Reservations = page(() =>
  import('../reservations/ReservationsPage.tsx').then((module) => module.ReservationsPage),
)
export const Service = page(() => import('../service/ServicePage.tsx').then((module) => module.ServicePage))
export const Signs = page(() => import('../signs/SignsPage.tsx').then((module) => module.SignsPage))
