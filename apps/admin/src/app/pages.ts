import { backOfficeMessages, navigationMessages as nav, pageTitles as titles } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { consolePages } from '../console/consolePages.ts'
import type { Page } from './page.ts'

const { screens } = backOfficeMessages

/** Every guarded page; the code of each loads when it opens. */
export const pages: readonly Page[] = [
  {
    path: paths.dashboard,
    title: titles.orderManagement,
    load: () => import('../orders/OrdersPage.tsx').then((module) => module.OrdersPage),
  },
  {
    path: paths.createOrder,
    title: titles.newOrder,
    load: () => import('../orders/CreateOrderPage.tsx').then((module) => module.CreateOrderPage),
  },
  {
    path: paths.createDish,
    title: titles.newDish,
    load: () => import('../dishes/CreateDishPage.tsx').then((module) => module.CreateDishPage),
  },
  {
    path: paths.createRestaurant,
    title: titles.newRestaurant,
    load: () => import('../restaurants/CreateRestaurantPage.tsx').then((module) => module.CreateRestaurantPage),
  },
  {
    path: paths.reservations,
    title: titles.reservations,
    load: () => import('../reservations/ReservationsPage.tsx').then((module) => module.ReservationsPage),
  },
  {
    path: paths.createReservation,
    title: titles.newReservation,
    load: () => import('../reservations/CreateReservationPage.tsx').then((module) => module.CreateReservationPage),
  },
  {
    path: paths.manageReservations,
    title: titles.manageReservations,
    load: () => import('../reservations/ManageReservationsPage.tsx').then((module) => module.ManageReservationsPage),
  },
  {
    path: paths.daySheet,
    title: titles.daySheet,
    load: () => import('../reservations/DaySheetPage.tsx').then((module) => module.DaySheetPage),
  },
  {
    path: paths.eventRequests,
    title: titles.eventRequests,
    load: () => import('../event-requests/EventRequestsPage.tsx').then((module) => module.EventRequestsPage),
  },
  {
    path: paths.createEventRequest,
    title: titles.newEventRequest,
    load: () => import('../event-requests/CreateEventRequestPage.tsx').then((module) => module.CreateEventRequestPage),
  },
  {
    path: paths.manageEventRequests,
    title: titles.manageEventRequests,
    load: () =>
      import('../event-requests/ManageEventRequestsPage.tsx').then((module) => module.ManageEventRequestsPage),
  },
  {
    path: paths.chatbotDashboard,
    title: titles.chatbotDashboard,
    load: () => import('../chatbot/ChatbotDashboardPage.tsx').then((module) => module.ChatbotDashboardPage),
  },
  {
    path: paths.diseases,
    title: nav.diseases,
    load: () => import('../diseases/DiseasesPage.tsx').then((module) => module.DiseasesPage),
  },
  {
    path: paths.signs,
    title: nav.signs,
    load: () => import('../signs/SignsPage.tsx').then((module) => module.SignsPage),
  },
  {
    path: paths.sessions,
    title: screens.sessions,
    load: () => import('../chat-sessions/ChatSessionsPage.tsx').then((module) => module.ChatSessionsPage),
  },
  {
    path: paths.reports,
    title: screens.reports,
    load: () => import('../reports/ReportsPage.tsx').then((module) => module.ReportsPage),
  },
  {
    path: paths.analytics,
    title: titles.analytics,
    load: () => import('../analytics/AnalyticsPage.tsx').then((module) => module.AnalyticsPage),
  },
  {
    path: paths.chatbotSettings,
    title: screens.chatbotSettings,
    load: () => import('../chatbot-settings/ChatbotSettingsPage.tsx').then((module) => module.ChatbotSettingsPage),
  },
  {
    path: paths.reviewModeration,
    title: screens.reviewModeration,
    load: () => import('../reviews/ModerationPage.tsx').then((module) => module.ModerationPage),
  },
  {
    path: paths.service,
    title: titles.service,
    load: () => import('../service/ServicePage.tsx').then((module) => module.ServicePage),
  },
  {
    path: paths.messages,
    title: titles.messages,
    load: () => import('../messages/MessagesPage.tsx').then((module) => module.MessagesPage),
  },
  {
    path: paths.figures,
    title: titles.figures,
    load: () => import('../figures/FiguresPage.tsx').then((module) => module.FiguresPage),
  },
  {
    path: paths.account,
    title: titles.account,
    load: () => import('../account/AccountPage.tsx').then((module) => module.AccountPage),
  },
  ...consolePages,
]
