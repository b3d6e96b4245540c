import AddCircleOutline from '@mui/icons-material/AddCircleOutline'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RestaurantMenuOutlined from '@mui/icons-material/RestaurantMenuOutlined'
import RoomServiceOutlined from '@mui/icons-material/RoomServiceOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { useColorScheme } from '@mui/material/styles'
import { backOfficeMessages, navigationMessages as nav } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { ChatbotRail } from '@potager/ui/chatbot'
import { SchemeSwitch, SideRail } from '@potager/ui/navigation'
import { AppLink } from './AppLink.tsx'
import css from './shell.module.css'

const items = [
  { path: paths.dashboard, label: nav.dashboard, icon: <RoomServiceOutlined /> },
  { path: paths.createOrder, label: nav.newOrder, icon: <AddCircleOutline /> },
  { path: paths.orders, label: nav.orders, icon: <ReceiptLongOutlined /> },
  { path: paths.dishes, label: nav.dishes, icon: <RestaurantMenuOutlined /> },
  { path: paths.restaurants, label: nav.restaurants, icon: <StorefrontOutlined /> },
]

/** The places of the area one is in, order desk or chatbot, and the choice of look. */
export function Rail({ currentPath }: { currentPath: string }) {
  const { mode = 'system', setMode } = useColorScheme()
  const shared = { currentPath, link: AppLink, foot: <SchemeSwitch value={mode} onChange={setMode} /> }
  return (
    <aside className={css.rail} aria-label={backOfficeMessages.side}>
      {currentPath.startsWith('/chatbot/') ? (
        <ChatbotRail {...shared} />
      ) : (
        <SideRail label={backOfficeMessages.rail} items={items} {...shared} />
      )}
    </aside>
  )
}
