import { consoleLists, pageTitles } from '@potager/domain/messages'
import { type ConsoleName, consoleNames, isListedInConsole, paths } from '@potager/domain/paths'
import type { Page } from '../app/page.ts'

type Pages = { RecordPage: Awaited<ReturnType<Page['load']>> }
type ListedPages = Pages & { ListPage: Pages['RecordPage'] }

const listed = {
  reservations: () => import('./resources/reservations.tsx'),
  'event-requests': () => import('./resources/event-requests.tsx'),
  reviews: () => import('./resources/reviews.tsx'),
  diseases: () => import('./resources/diseases.tsx'),
  sessions: () => import('./resources/sessions.tsx'),
  reports: () => import('./resources/reports.tsx'),
  users: () => import('./resources/users.tsx'),
  audit: () => import('./resources/audit.tsx'),
} satisfies Partial<Record<ConsoleName, () => Promise<ListedPages>>>

const records: Record<ConsoleName, () => Promise<Pages>> = {
  ...listed,
  orders: () => import('./resources/orders.tsx'),
  dishes: () => import('./resources/dishes.tsx'),
  restaurants: () => import('./resources/restaurants.tsx'),
}

/** Every page of the console: each list and its record page. */
export const consolePages: readonly Page[] = [
  {
    path: paths.console,
    title: pageTitles.console,
    load: async () => {
      const [{ ConsolePage }, { gatedConsole }] = await Promise.all([import('./ConsolePage.tsx'), import('./Gate.tsx')])
      return gatedConsole(ConsolePage)
    },
  },
  ...consoleNames.filter(isListedInConsole).map(
    (name): Page => ({
      path: paths.consoleList(name),
      title: consoleLists[name],
      load: async () => {
        const [{ ListPage }, { gated }] = await Promise.all([listed[name](), import('./Gate.tsx')])
        return gated(name, ListPage)
      },
    }),
  ),
  ...consoleNames.map(
    (name): Page => ({
      path: `${paths.consoleList(name)}/:id`,
      title: consoleLists[name],
      load: async () => {
        const [{ RecordPage }, { gated }] = await Promise.all([records[name](), import('./Gate.tsx')])
        return gated(name, RecordPage)
      },
    }),
  ),
]
