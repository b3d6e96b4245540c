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
import type { ConsoleName } from '@potager/domain/paths'
import type { ReactNode } from 'react'

/** The sign of each resource, in the rail and on the way in. */
export const consoleIcons: Record<ConsoleName, ReactNode> = {
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
