import type { Resource } from '@potager/domain/api'
import { opensResource, readTasks, resourceOfPage, type Task, tasks, tasksFor } from '@potager/domain/auth'
import { consoleNames, listPath, paths } from '@potager/domain/paths'

/** The page where each task begins. */
const beginning: Readonly<Record<Task, string>> = {
  orders: paths.dashboard,
  bookings: paths.manageReservations,
  menu: paths.dishes,
  moderation: paths.reviewModeration,
  chatbot: paths.chatbotDashboard,
}

/** The resource of a page: of a list or a record of the console, its own; undefined for a page that is always open. */
export function resourceOf(path: string): Resource | undefined {
  const [address = ''] = path.split(/[?#]/)
  const place = address.split('/').slice(0, 3).join('/')
  return (
    resourceOfPage(address) ??
    consoleNames.find((name) => listPath(name) === address || paths.consoleList(name) === place)
  )
}

/** What the tasks of an account leave open. */
export type Narrowing = {
  /** Tells one narrowing from another. */
  key: string
  /** Whether a resource's records may be read. */
  opens: (resource: Resource) => boolean
  /** The tasks that would open a page; null for one that is open. */
  closing: (path: string) => readonly Task[] | null
  /** Where the account's first task begins. */
  beginning: string
}

/** The narrowing of a session's tasks; null for one that has all. */
export function narrowingOf(value: unknown): Narrowing | null {
  const own = readTasks(value)
  if (own === null) return null
  const opens = (resource: Resource) => opensResource(own, resource)
  const first = tasks.find((task) => own.includes(task))
  return {
    key: own.join(),
    opens,
    closing: (path) => {
      const resource = resourceOf(path)
      return resource && !opens(resource) ? tasksFor(resource) : null
    },
    beginning: first ? beginning[first] : paths.account,
  }
}
