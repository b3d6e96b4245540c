import AddCircleOutline from '@mui/icons-material/AddCircleOutline'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RestaurantMenuOutlined from '@mui/icons-material/RestaurantMenuOutlined'
import RoomServiceOutlined from '@mui/icons-material/RoomServiceOutlined'
import SoupKitchenOutlined from '@mui/icons-material/SoupKitchenOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import { useColorScheme } from '@mui/material/styles'
import {
  backOfficeMessages,
  navigationMessages as nav,
  railMessages,
  pageTitles as titles,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { SchemeSwitch, SideRail, type SideRailProps } from '@potager/ui/navigation'
import { ChatbotAreaRail } from '../chatbot/ChatbotAreaRail.tsx'
import { ConsoleRail } from '../console/ConsoleRail.tsx'
import { openPalette } from '../palette/openPalette.ts'
import { config } from '../services.ts'
import { AppLink } from './AppLink.tsx'
import css from './shell.module.css'
import { usePending } from './usePending.ts'

const items = [
  { path: paths.dashboard, label: nav.dashboard, icon: <RoomServiceOutlined /> },
  { path: paths.service, label: titles.service, icon: <SoupKitchenOutlined /> },
  { path: paths.createOrder, label: nav.newOrder, icon: <AddCircleOutline /> },
  { path: paths.orders, label: nav.orders, icon: <ReceiptLongOutlined /> },
  { path: paths.dishes, label: nav.dishes, icon: <RestaurantMenuOutlined /> },
  { path: paths.restaurants, label: nav.restaurants, icon: <StorefrontOutlined /> },
]

/** The places of the area one is in, order desk or chatbot, and the choice of look. */
export function Rail({ currentPath }: { currentPath: string }) {
  const shared = { currentPath, link: AppLink, foot: <Foot currentPath={currentPath} /> }
  return (
    <aside className={css.rail} aria-label={backOfficeMessages.side}>
      {currentPath.startsWith('/chatbot/') && <ChatbotAreaRail {...shared} />}
      {currentPath.startsWith(paths.console) && <ConsoleRail {...shared} />}
      {!/^\/(chatbot\/|console)/.test(currentPath) && <DeskRail {...shared} />}
    </aside>
  )
}

/** What concerns the person rather than the work. */
function Foot({ currentPath }: { currentPath: string }) {
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <>
      <button type="button" className={css.account} aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
        {railMessages.search}
      </button>
      <AppLink
        href={paths.account}
        className={css.account}
        aria-current={currentPath === paths.account ? 'page' : undefined}
      >
        {titles.account}
      </AppLink>
      <SchemeSwitch value={mode} onChange={setMode} />
    </>
  )
}

/** The desk's places, with how many reservations and event requests wait for an answer. */
function DeskRail(shared: Omit<SideRailProps, 'label' | 'items'>) {
  const pending = usePending()
  const bookings = [
    {
      path: paths.manageReservations,
      label: railMessages.reservations,
      icon: <EventAvailableOutlined />,
      badge: pending.reservations,
    },
    {
      path: paths.manageEventRequests,
      label: railMessages.events,
      icon: <EventNoteOutlined />,
      badge: pending.events,
    },
    ...(config.extensions ? [{ path: paths.console, label: titles.console, icon: <TableRowsOutlined /> }] : []),
  ]
  return <SideRail label={backOfficeMessages.rail} items={[...items, ...bookings]} {...shared} />
}
