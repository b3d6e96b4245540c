import {
  backOfficeMessages,
  navigationMessages as nav,
  railMessages,
  pageTitles as titles,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Icon } from '../../foundations/icon/index.ts'
import { SideRail, type SideRailProps } from '../navigation/index.ts'

const items = [
  { path: paths.dashboard, label: nav.dashboard, icon: <Icon name="orderManagement" /> },
  { path: paths.service, label: titles.service, icon: <Icon name="service" /> },
  { path: paths.createOrder, label: nav.newOrder, icon: <Icon name="newOrder" /> },
  { path: paths.orders, label: nav.orders, icon: <Icon name="orders" /> },
  { path: paths.dishes, label: nav.dishes, icon: <Icon name="dishes" /> },
  { path: paths.restaurants, label: nav.restaurants, icon: <Icon name="restaurants" /> },
]

export type MainRailProps = Omit<SideRailProps, 'label' | 'items'> & {
  pending?: { reservations: number; eventRequests: number }
  /** Whether there is a page of messages, and one of figures. */
  messages?: boolean
  figures?: boolean
}

/** The rail of every page outside the chatbot and the console. */
export function MainRail({ pending, messages = false, figures = false, ...shared }: MainRailProps) {
  const bookings = [
    {
      path: paths.manageReservations,
      label: railMessages.reservations,
      icon: <Icon name="reservations" />,
      badge: pending?.reservations ?? 0,
    },
    {
      path: paths.manageEventRequests,
      label: railMessages.eventRequests,
      icon: <Icon name="event-requests" />,
      badge: pending?.eventRequests ?? 0,
    },
    ...(messages ? [{ path: paths.messages, label: railMessages.messages, icon: <Icon name="messages" /> }] : []),
    ...(figures ? [{ path: paths.figures, label: titles.figures, icon: <Icon name="figures" /> }] : []),
    { path: paths.console, label: titles.console, icon: <Icon name="console" /> },
  ]
  return <SideRail label={backOfficeMessages.rail} items={[...items, ...bookings]} {...shared} />
}
