import { navigationMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { ComponentType, MouseEvent, ReactNode } from 'react'

export type NavLinkProps = {
  href: string
  className?: string | undefined
  'aria-current'?: 'page' | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

/** The app's link component; a plain anchor if it has no router. */
export type NavLink = ComponentType<NavLinkProps> | 'a'

/** The path and the name of an item. */
export type MenuItem = readonly [path: string, label: string]

export const always: readonly MenuItem[] = [
  [paths.home, text.home],
  [paths.menu, text.menu],
]

export const signedOutItems: readonly MenuItem[] = [
  [paths.login, text.login],
  [paths.register, text.register],
]

export const beforeChatbot: readonly MenuItem[] = [
  [paths.reservations, text.reservations],
  [paths.dashboard, text.dashboard],
]

export const afterChatbot: readonly MenuItem[] = [
  [paths.reviewModeration, text.reviews],
  [paths.eventRequests, text.eventRequests],
]

/** The two groups of the dropdown « Chatbot Véto ». */
export const chatbotGroups: readonly { label: string; items: readonly MenuItem[] }[] = [
  {
    label: text.administration,
    items: [
      [paths.chatbotDashboard, text.chatbotDashboard],
      [paths.diseases, text.diseases],
      [paths.sessions, text.sessions],
      [paths.reports, text.reports],
    ],
  },
  {
    label: text.analysis,
    items: [
      [paths.analytics, text.analytics],
      [paths.chatbotSettings, text.settings],
    ],
  },
]
