import type { ResourceModule } from '@potager/admin-kit'
import { consoleLists, pageTitles } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, listPath, paths } from '@potager/domain/paths'
import type { Page } from '../app/page.ts'

/** The resources of the console, each in a file that is loaded when it opens: a new one is a file and a line here. */
export const resources: Readonly<Record<ConsoleName, () => Promise<ResourceModule>>> = {
  orders: () => import('../resources/orders.tsx').then((module) => module.resource),
  dishes: () => import('../resources/dishes.tsx').then((module) => module.resource),
  restaurants: () => import('../resources/restaurants.tsx').then((module) => module.resource),
  reservations: () => import('../resources/reservations.tsx').then((module) => module.resource),
  'event-requests': () => import('../resources/event-requests.tsx').then((module) => module.resource),
  customers: () => import('../resources/customers.tsx').then((module) => module.resource),
  reviews: () => import('../resources/reviews.tsx').then((module) => module.resource),
  diseases: () => import('../resources/diseases.tsx').then((module) => module.resource),
  sessions: () => import('../resources/sessions.tsx').then((module) => module.resource),
  reports: () => import('../resources/reports.tsx').then((module) => module.resource),
  users: () => import('../resources/users.tsx').then((module) => module.resource),
  audit: () => import('../resources/audit.tsx').then((module) => module.resource),
}

const page = (name: ConsoleName, path: string, view: 'list' | 'show'): Page => ({
  path,
  title: consoleLists[name],
  load: async () => {
    const [resource, { resourcePage }] = await Promise.all([resources[name](), import('./resourcePage.tsx')])
    return resourcePage(name, resource, view)
  },
})

/** Every page of the console: its index, each list and its record page. */
export const consolePages: readonly Page[] = [
  {
    path: paths.console,
    title: pageTitles.console,
    load: () => import('./ConsolePage.tsx').then((module) => module.ConsolePage),
  },
  ...consoleNames.map((name) => page(name, listPath(name), 'list')),
  ...consoleNames.map((name) => page(name, `${paths.consoleList(name)}/:id`, 'show')),
]
