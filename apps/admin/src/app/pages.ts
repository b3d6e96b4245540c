// The pages that are no resource's, by their names without « Page ».
export const Account = () => import('../account/AccountPage.tsx').then((module) => module.AccountPage)
export const Analytics = () => import('../analytics/AnalyticsPage.tsx').then((module) => module.AnalyticsPage)
export const ChatbotDashboard = () =>
  import('../chatbot/ChatbotDashboardPage.tsx').then((module) => module.ChatbotDashboardPage)
export const ChatbotSettings = () =>
  import('../chatbot-settings/ChatbotSettingsPage.tsx').then((module) => module.ChatbotSettingsPage)
export const ChatSessions = () =>
  import('../chat-sessions/ChatSessionsPage.tsx').then((module) => module.ChatSessionsPage)
export const Console = () => import('../console/ConsolePage.tsx').then((module) => module.ConsolePage)
export const CreateDish = () => import('../dishes/CreateDishPage.tsx').then((module) => module.CreateDishPage)
export const CreateEventRequest = () =>
  import('../event-requests/CreateEventRequestPage.tsx').then((module) => module.CreateEventRequestPage)
export const CreateOrder = () => import('../orders/CreateOrderPage.tsx').then((module) => module.CreateOrderPage)
export const CreateReservation = () =>
  import('../reservations/CreateReservationPage.tsx').then((module) => module.CreateReservationPage)
export const CreateRestaurant = () =>
  import('../restaurants/CreateRestaurantPage.tsx').then((module) => module.CreateRestaurantPage)
export const DaySheet = () => import('../reservations/DaySheetPage.tsx').then((module) => module.DaySheetPage)
export const Diseases = () => import('../diseases/DiseasesPage.tsx').then((module) => module.DiseasesPage)
export const EventRequests = () =>
  import('../event-requests/EventRequestsPage.tsx').then((module) => module.EventRequestsPage)
export const Figures = () => import('../figures/FiguresPage.tsx').then((module) => module.FiguresPage)
export const ManageEventRequests = () =>
  import('../event-requests/ManageEventRequestsPage.tsx').then((module) => module.ManageEventRequestsPage)
export const ManageReservations = () =>
  import('../reservations/ManageReservationsPage.tsx').then((module) => module.ManageReservationsPage)
export const Messages = () => import('../messages/MessagesPage.tsx').then((module) => module.MessagesPage)
export const Moderation = () => import('../reviews/ModerationPage.tsx').then((module) => module.ModerationPage)
export const Orders = () => import('../orders/OrdersPage.tsx').then((module) => module.OrdersPage)
export const Reports = () => import('../reports/ReportsPage.tsx').then((module) => module.ReportsPage)
export const Reservations = () =>
  import('../reservations/ReservationsPage.tsx').then((module) => module.ReservationsPage)
export const Service = () => import('../service/ServicePage.tsx').then((module) => module.ServicePage)
export const Signs = () => import('../signs/SignsPage.tsx').then((module) => module.SignsPage)
