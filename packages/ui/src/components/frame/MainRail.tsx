import {
  backOfficeMessages,
  navigationMessages as nav,
  pageTitles,
  railMessages,
  pageTitles as titles,
} from '@potager/domain/messages'
import { type ConsoleName, consoleNames, listPath, PLANNER_QUERY, paths, waitingPaths } from '@potager/domain/paths'
import { Icon } from '../../foundations/icon/index.ts'
import { SideRail, type SideRailProps } from '../navigation/index.ts'

/** Which rail a page has. */
type Area = 'chatbot' | 'console' | 'main'

/** The list of a record's page; any other path is itself. */
export function placeOf(path: string): string {
  const name = consoleNames.find((one) => path.startsWith(`${paths.console}/${one}/`))
  return name ? listPath(name) : path
}

/** The area of a path; a record is in that of its list, so that the rail stays when one goes from one to the other. */
export function areaOf(path: string): Area {
  if (path.startsWith('/chatbot/')) return 'chatbot'
  const place = placeOf(path)
  return place === paths.console || place.startsWith(`${paths.console}/`) ? 'console' : 'main'
}

const items = [
  { path: paths.dashboard, label: nav.dashboard, often: 1, icon: <Icon name="orderManagement" /> },
  { path: paths.service, label: titles.service, often: 5, icon: <Icon name="service" /> },
  { path: paths.createOrder, label: nav.newOrder, icon: <Icon name="newOrder" /> },
  { path: paths.orders, label: nav.orders, often: 6, icon: <Icon name="orders" /> },
  { path: paths.dishes, label: nav.dishes, often: 7, icon: <Icon name="dishes" /> },
  { path: paths.restaurants, label: nav.restaurants, icon: <Icon name="restaurants" /> },
]

export type MainRailProps = Omit<SideRailProps, 'label' | 'items'> & {
  /** Numbers that wait for an answer. */
  pending?: { reservations: number; eventRequests: number }
  /** Whether « Planning » opens the planner rather than the table. */
  planner?: boolean
  /** Whether there is a page of messages, and one of figures. */
  messages?: boolean
  /** True if there is a page of figures. */
  figures?: boolean
  /** True for administrators, who work in the console more than at the service. */
  admin?: boolean
}

const none = { reservations: 0, eventRequests: 0 }

const countOf = (kind: keyof typeof none, count: number) => ({
  path: waitingPaths[kind],
  label: railMessages.waiting[kind](count),
})

/** The rail of every page outside the chatbot and the console; a record's page highlights its list. */
export function MainRail({
  pending = none,
  planner = false,
  messages = false,
  figures = false,
  admin = false,
  currentPath,
  ...shared
}: MainRailProps) {
  const bookings = [
    {
      path: paths.manageReservations,
      query: planner ? PLANNER_QUERY : '',
      label: railMessages.reservations,
      often: 2,
      icon: <Icon name="reservations" />,
      badge: pending.reservations,
      counted: countOf('reservations', pending.reservations),
    },
    {
      path: paths.manageEventRequests,
      label: railMessages.eventRequests,
      often: 3,
      icon: <Icon name="event-requests" />,
      badge: pending.eventRequests,
      counted: countOf('eventRequests', pending.eventRequests),
    },
    ...(messages
      ? [{ path: paths.messages, label: railMessages.messages, often: 8, icon: <Icon name="messages" /> }]
      : []),
    ...(figures ? [{ path: paths.figures, label: titles.figures, icon: <Icon name="figures" /> }] : []),
    { path: paths.console, label: titles.console, often: admin ? 4 : 9, icon: <Icon name="console" /> },
  ]
  return (
    <SideRail
      label={backOfficeMessages.rail}
      items={[...items, ...bookings]}
      currentPath={placeOf(currentPath)}
      {...shared}
    />
  )
}

type ConsoleRailProps = Omit<SideRailProps, 'label' | 'items'> & {
  /** The resources that the user may read. */
  lists: readonly { name: ConsoleName; options: { label: string; path: string } }[]
}

/** The console's navigation; a record's page highlights its list. */
export function ConsoleRail({ lists, currentPath, ...shared }: ConsoleRailProps) {
  const listItems = [
    { path: paths.dashboard, label: nav.dashboard, icon: <Icon name="back" /> },
    { path: paths.console, label: pageTitles.console, icon: <Icon name="console" /> },
    ...lists.map(({ name, options }) => ({ ...options, icon: <Icon name={name} /> })),
  ]
  return <SideRail label={pageTitles.console} items={listItems} currentPath={placeOf(currentPath)} {...shared} />
}
