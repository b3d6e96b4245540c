import type { Call } from '../api/call.ts'
import type { Resource } from '../api/resource.ts'
import { paths } from '../paths/index.ts'

/** What an administrator can narrow an account to; without a narrowing it has all of them. */
export const tasks = ['orders', 'bookings', 'menu', 'moderation', 'chatbot'] as const
export type Task = (typeof tasks)[number]

/** The tasks of an account; null for all. */
export type OwnTasks = readonly Task[] | null

const toAll = 'all'

/** The tasks that open a resource: one of them is enough. */
const openedBy: Readonly<Record<Resource, readonly Task[] | typeof toAll>> = {
  orders: ['orders'],
  dishes: ['menu'],
  'restaurant-menus': ['menu'],
  customers: ['orders', 'bookings'],
  messages: ['orders', 'bookings', 'moderation', 'chatbot'],
  reservations: ['bookings'],
  'event-requests': ['bookings'],
  requests: ['bookings'],
  space: ['bookings'],
  calendar: ['bookings'],
  figures: ['orders', 'bookings'],
  'order-figures': ['orders'],
  'booking-figures': ['bookings'],
  reviews: ['moderation'],
  notices: ['moderation'],
  diseases: ['chatbot'],
  diagnosis: ['chatbot'],
  signs: ['chatbot'],
  sessions: ['chatbot'],
  reports: ['chatbot'],
  analytics: ['chatbot'],
  'chatbot-settings': ['chatbot'],
  assistant: toAll,
  restaurants: toAll,
  'meeting-rooms': toAll,
  'hours-exceptions': toAll,
  house: toAll,
  retention: toAll,
  account: toAll,
  team: toAll,
  users: toAll,
  audit: toAll,
  search: toAll,
  day: toAll,
  'first-steps': toAll,
  capabilities: toAll,
}

const isTask = (value: unknown): value is Task => (tasks as readonly unknown[]).includes(value)

/** The tasks that open a resource; null where an account needs none. */
export function tasksFor(resource: Resource): readonly Task[] | null {
  const opening = openedBy[resource]
  return opening === toAll ? null : opening
}

/** Whether an account with these tasks may read and write a resource. */
export function opensResource(own: OwnTasks, resource: Resource): boolean {
  const opening = tasksFor(resource)
  return own === null || opening === null || opening.some((task) => own.includes(task))
}

/** What an account needs to make a call: one of these tasks, or none (null). */
export function tasksForCall({
  access,
  resource,
  anyTask,
}: Pick<Call<unknown, unknown>, 'access' | 'resource' | 'anyTask'>): readonly Task[] | null {
  return access === 'public' || anyTask ? null : tasksFor(resource)
}

/** Reads the tasks of a session or an account: null for all, also from a backend that knows none. */
export function readTasks(value: unknown): OwnTasks {
  return Array.isArray(value) ? value.filter(isTask) : null
}

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
