import ArrowBack from '@mui/icons-material/ArrowBack'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import HealingOutlined from '@mui/icons-material/HealingOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RestaurantMenuOutlined from '@mui/icons-material/RestaurantMenuOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import { isAdmin } from '@potager/domain/auth'
import { navigationMessages as nav, pageTitles } from '@potager/domain/messages'
import { type ConsoleName, paths } from '@potager/domain/paths'
import { SideRail, type SideRailProps } from '@potager/ui/navigation'
import type { ReactNode } from 'react'
import { session } from '../auth/session.ts'
import { listsFor } from './lists.ts'

const icons: Record<ConsoleName, ReactNode> = {
  orders: <ReceiptLongOutlined />,
  reservations: <EventAvailableOutlined />,
  events: <EventNoteOutlined />,
  dishes: <RestaurantMenuOutlined />,
  restaurants: <StorefrontOutlined />,
  reviews: <RateReviewOutlined />,
  diseases: <HealingOutlined />,
  sessions: <ForumOutlined />,
  reports: <FlagOutlined />,
  users: <PeopleOutlined />,
  audit: <HistoryOutlined />,
}

/** The lists of the console; a record belongs to its list. */
export function ConsoleRail({ currentPath, ...shared }: Omit<SideRailProps, 'label' | 'items'>) {
  const lists = listsFor({ admin: isAdmin(session.read()) }).map(({ name, path, title }) => ({
    path,
    label: title,
    icon: icons[name],
  }))
  const items = [
    { path: paths.dashboard, label: nav.dashboard, icon: <ArrowBack /> },
    { path: paths.console, label: pageTitles.console, icon: <TableRowsOutlined /> },
    ...lists,
  ]
  const place = currentPath.split('/').slice(0, 3).join('/')
  return <SideRail label={pageTitles.console} items={items} currentPath={place} {...shared} />
}
