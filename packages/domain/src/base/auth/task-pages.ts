import type { Resource } from '../api/resource.ts'
import { paths } from '../paths/index.ts'
import { type OwnTasks, opensResource } from './tasks.ts'

/** What each page outside the console is about. */
const resources: Readonly<Record<string, Resource>> = {
  [paths.dashboard]: 'orders',
  [paths.service]: 'orders',
  [paths.createOrder]: 'orders',
  [paths.createDish]: 'dishes',
  [paths.reservations]: 'reservations',
  [paths.createReservation]: 'reservations',
  [paths.manageReservations]: 'reservations',
  [paths.daySheet]: 'space',
  [paths.eventRequests]: 'event-requests',
  [paths.createEventRequest]: 'event-requests',
  [paths.manageEventRequests]: 'event-requests',
  [paths.messages]: 'messages',
  [paths.figures]: 'figures',
  [paths.chatbotDashboard]: 'analytics',
  [paths.diseases]: 'diseases',
  [paths.signs]: 'signs',
  [paths.sessions]: 'sessions',
  [paths.reports]: 'reports',
  [paths.analytics]: 'analytics',
  [paths.chatbotSettings]: 'chatbot-settings',
  [paths.reviewModeration]: 'reviews',
}

/** The resource of a page outside the console; undefined for a page that is open whatever the tasks. */
export const resourceOfPage = (path: string): Resource | undefined => resources[path]

/** Whether an account with these tasks may open a page outside the console. */
export function opensPage(own: OwnTasks, path: string): boolean {
  const resource = resourceOfPage(path)
  return resource === undefined || opensResource(own, resource)
}
