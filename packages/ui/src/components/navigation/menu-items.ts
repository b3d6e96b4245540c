import { navigationMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'

export type MenuItem = { path: string; label: string }

export const always: readonly MenuItem[] = [
  { path: paths.home, label: text.home },
  { path: paths.menu, label: text.menu },
]

export const signedOutItems: readonly MenuItem[] = [
  { path: paths.login, label: text.login },
  { path: paths.register, label: text.register },
]

export const beforeChatbot: readonly MenuItem[] = [
  { path: paths.reservations, label: text.reservations },
  { path: paths.dashboard, label: text.dashboard },
]

export const afterChatbot: readonly MenuItem[] = [
  { path: paths.reviewModeration, label: text.reviews },
  { path: paths.eventRequests, label: text.eventRequests },
]

/** The two groups of the dropdown « Chatbot Véto ». */
export const chatbotGroups: readonly { label: string; items: readonly MenuItem[] }[] = [
  {
    label: text.administration,
    items: [
      { path: paths.chatbotDashboard, label: text.chatbotDashboard },
      { path: paths.diseases, label: text.diseases },
      { path: paths.sessions, label: text.sessions },
      { path: paths.reports, label: text.reports },
    ],
  },
  {
    label: text.analysis,
    items: [
      { path: paths.analytics, label: text.analytics },
      { path: paths.chatbotSettings, label: text.settings },
    ],
  },
]
