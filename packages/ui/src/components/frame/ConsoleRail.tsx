import { navigationMessages as nav, pageTitles } from '@potager/domain/messages'
import { type ConsoleName, paths } from '@potager/domain/paths'
import { Icon } from '../../foundations/icon/index.ts'
import { SideRail, type SideRailProps } from '../navigation/index.ts'
import { placeOf } from './area.ts'

export type ConsoleRailProps = Omit<SideRailProps, 'label' | 'items'> & {
  /** The resources that the user may read. */
  lists: readonly { name: ConsoleName; options: { label: string; path: string } }[]
}

/** The console's navigation; a record's page highlights its list. */
export function ConsoleRail({ lists, currentPath, ...shared }: ConsoleRailProps) {
  const items = [
    { path: paths.dashboard, label: nav.dashboard, icon: <Icon name="back" /> },
    { path: paths.console, label: pageTitles.console, icon: <Icon name="console" /> },
    ...lists.map(({ name, options }) => ({ ...options, icon: <Icon name={name} /> })),
  ]
  return <SideRail label={pageTitles.console} items={items} currentPath={placeOf(currentPath)} {...shared} />
}
