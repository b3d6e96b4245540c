import {
  backOfficeMessages,
  consoleLists,
  navigationMessages as nav,
  pageTitles as titles,
} from '@potager/domain/messages'
import { consoleNames, listPath, paths } from '@potager/domain/paths'

const { screens } = backOfficeMessages

/** The title of each page of the back-office, by its address, in the order of the palette. */
export const titleOf: Readonly<Record<string, string>> = {
  [paths.dashboard]: titles.orderManagement,
  [paths.createOrder]: titles.newOrder,
  [paths.createDish]: titles.newDish,
  [paths.createRestaurant]: titles.newRestaurant,
  [paths.reservations]: titles.reservations,
  [paths.createReservation]: titles.newReservation,
  [paths.manageReservations]: titles.manageReservations,
  [paths.daySheet]: titles.daySheet,
  [paths.eventRequests]: titles.eventRequests,
  [paths.createEventRequest]: titles.newEventRequest,
  [paths.manageEventRequests]: titles.manageEventRequests,
  [paths.chatbotDashboard]: titles.chatbotDashboard,
  [paths.diseases]: nav.diseases,
  [paths.signs]: nav.signs,
  [paths.sessions]: screens.sessions,
  [paths.reports]: screens.reports,
  [paths.analytics]: titles.analytics,
  [paths.chatbotSettings]: screens.chatbotSettings,
  [paths.reviewModeration]: screens.reviewModeration,
  [paths.service]: titles.service,
  [paths.messages]: titles.messages,
  [paths.figures]: titles.figures,
  [paths.account]: titles.account,
  [paths.console]: titles.console,
  ...Object.fromEntries(consoleNames.map((name) => [listPath(name), consoleLists[name]])),
}
