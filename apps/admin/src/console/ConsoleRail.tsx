import ArrowBack from '@mui/icons-material/ArrowBack'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import { navigationMessages as nav, pageTitles } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { SideRail, type SideRailProps } from '@potager/ui/navigation'
import { config } from '../services.ts'
import { consoleIcons } from './icons.tsx'
import { openLists } from './lists.ts'

/** The lists of the console; a record belongs to its list. */
export function ConsoleRail({ currentPath, ...shared }: Omit<SideRailProps, 'label' | 'items'>) {
  const lists = openLists().map(({ name, path, title }) => ({
    path,
    label: title,
    icon: consoleIcons[name],
  }))
  const items = [
    { path: paths.dashboard, label: nav.dashboard, icon: <ArrowBack /> },
    ...(config.extensions ? [{ path: paths.console, label: pageTitles.console, icon: <TableRowsOutlined /> }] : []),
    ...lists,
  ]
  const place = currentPath.split('/').slice(0, 3).join('/')
  return <SideRail label={pageTitles.console} items={items} currentPath={place} {...shared} />
}
