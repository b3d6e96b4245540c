// The pages that are no resource's, by their names without « Page ».
export const Account = () => import('../pages/account/AccountPage.tsx').then((module) => module.AccountPage)
export const Analytics = () => import('../pages/analytics/AnalyticsPage.tsx').then((module) => module.AnalyticsPage)
export const ChatbotDashboard = () =>
  import('../pages/chatbot/ChatbotDashboardPage.tsx').then((module) => module.ChatbotDashboardPage)
export const ChatbotSettings = () =>
  import('../pages/chatbot-settings/ChatbotSettingsPage.tsx').then((module) => module.ChatbotSettingsPage)
export const ChatSessions = () =>
  import('../pages/chat-session/ChatSessionsPage.tsx').then((module) => module.ChatSessionsPage)
export const Console = () => import('../console/ConsolePage.tsx').then((module) => module.ConsolePage)
export const CreateDish = () => import('../pages/dish/CreateDishPage.tsx').then((module) => module.CreateDishPage)
export const CreateEventRequest = () =>
  import('../pages/event-request/CreateEventRequestPage.tsx').then((module) => module.CreateEventRequestPage)
export const CreateOrder = () => import('../pages/order/CreateOrderPage.tsx').then((module) => module.CreateOrderPage)
export const CreateReservation = () =>
  import('../pages/reservation/CreateReservationPage.tsx').then((module) => module.CreateReservationPage)
export const CreateRestaurant = () =>
  import('../pages/restaurant/CreateRestaurantPage.tsx').then((module) => module.CreateRestaurantPage)
export const DaySheet = () => import('../pages/reservation/DaySheetPage.tsx').then((module) => module.DaySheetPage)
export const Diseases = () => import('../pages/disease/DiseasesPage.tsx').then((module) => module.DiseasesPage)
export const EventRequests = () =>
  import('../pages/event-request/EventRequestsPage.tsx').then((module) => module.EventRequestsPage)
export const Figures = () => import('../pages/figures/FiguresPage.tsx').then((module) => module.FiguresPage)
export const ManageEventRequests = () =>
  import('../pages/event-request/ManageEventRequestsPage.tsx').then((module) => module.ManageEventRequestsPage)
export const ManageReservations = () =>
  import('../pages/reservation/ManageReservationsPage.tsx').then((module) => module.ManageReservationsPage)
export const Messages = () => import('../pages/message/MessagesPage.tsx').then((module) => module.MessagesPage)
export const Moderation = () => import('../pages/review/ModerationPage.tsx').then((module) => module.ModerationPage)
export const Orders = () => import('../pages/order/OrdersPage.tsx').then((module) => module.OrdersPage)
export const Reports = () => import('../pages/report/ReportsPage.tsx').then((module) => module.ReportsPage)
export const Reservations = () =>
  import('../pages/reservation/ReservationsPage.tsx').then((module) => module.ReservationsPage)
export const Service = () => import('../pages/service/ServicePage.tsx').then((module) => module.ServicePage)
export const Signs = () => import('../pages/sign/SignsPage.tsx').then((module) => module.SignsPage)
