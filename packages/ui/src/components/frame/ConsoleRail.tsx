import { navigationMessages as nav, pageTitles } from '@potager/domain/messages'
import { type ConsoleName, paths } from '@potager/domain/paths'
import { Icon } from '../../foundations/icon/index.ts'
import { SideRail, type SideRailProps } from '../navigation/index.ts'

export type ConsoleRailProps = Omit<SideRailProps, 'label' | 'items'> & {
  /** The lists that the user may read. */
  lists: readonly { name: ConsoleName; title: string; path: string }[]
  /** Whether the backend offers console lists. */
  withConsole: boolean
}

/** The console's navigation; a record's page highlights its list. */
export function ConsoleRail({ lists, withConsole, currentPath, ...shared }: ConsoleRailProps) {
  const items = [
    { path: paths.dashboard, label: nav.dashboard, icon: <Icon name="back" /> },
    ...(withConsole ? [{ path: paths.console, label: pageTitles.console, icon: <Icon name="console" /> }] : []),
    ...lists.map(({ name, path, title }) => ({ path, label: title, icon: <Icon name={name} /> })),
  ]
  const place = currentPath.split('/').slice(0, 3).join('/')
  return <SideRail label={pageTitles.console} items={items} currentPath={place} {...shared} />
}
