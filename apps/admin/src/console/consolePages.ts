import { consoleLists, pageTitles } from '@potager/domain/messages'
import { consoleNames, listPath, paths } from '@potager/domain/paths'
import type { Page } from '../app/page.ts'
import { descriptions } from './descriptions.ts'

/** Every page of the console: its index, each list and its record page. */
export const consolePages: readonly Page[] = [
  {
    path: paths.console,
    title: pageTitles.console,
    load: () => import('./ConsolePage.tsx').then((module) => module.ConsolePage),
  },
  ...consoleNames.map(
    (name): Page => ({
      path: listPath(name),
      title: consoleLists[name],
      load: async () => {
        const [described, { listPage }, { gated }] = await Promise.all([
          descriptions[name](),
          import('./ConsoleList.tsx'),
          import('./Gate.tsx'),
        ])
        return gated(name, described(listPage))
      },
    }),
  ),
  ...consoleNames.map(
    (name): Page => ({
      path: `${paths.consoleList(name)}/:id`,
      title: consoleLists[name],
      load: async () => {
        const [described, { recordPage }, { gated }] = await Promise.all([
          descriptions[name](),
          import('./RecordPage.tsx'),
          import('./Gate.tsx'),
        ])
        return gated(name, described(recordPage))
      },
    }),
  ),
]
