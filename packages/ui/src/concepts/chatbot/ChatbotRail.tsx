import { navigationMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { SideRail, type SideRailProps } from '../../components/navigation/index.ts'
import { Icon } from '../../foundations/icon/index.ts'

export type ChatbotRailProps = {
  currentPath: string
  /** Counts for the badges; omit for none. */
  totals?: { sessions: number; reports: number }
  /** Whether the backend stores owners' wording of signs. */
  withSigns?: boolean
} & Pick<SideRailProps, 'opens' | 'link' | 'foot'>

/** The side navigation of the chatbot admin, with badges for sessions and reports. */
export function ChatbotRail({ currentPath, totals, withSigns = false, ...rest }: ChatbotRailProps) {
  const administration = [
    { path: paths.chatbotDashboard, label: text.chatbotDashboard, often: 1, icon: <Icon name="overview" /> },
    { path: paths.diseases, label: text.diseases, often: 4, icon: <Icon name="knowledge" /> },
    ...(withSigns ? [{ path: paths.signs, label: text.signs, icon: <Icon name="users" /> }] : []),
    {
      path: paths.sessions,
      label: text.sessions,
      often: 3,
      icon: <Icon name="sessions" />,
      badge: totals?.sessions ?? 0,
    },
    { path: paths.reports, label: text.reports, often: 2, icon: <Icon name="reports" />, badge: totals?.reports ?? 0 },
  ].map((item) => ({ ...item, group: text.administration }))
  const analysis = [
    { path: paths.analytics, label: text.analytics, icon: <Icon name="analytics" /> },
    { path: paths.chatbotSettings, label: text.settings, icon: <Icon name="settings" /> },
  ].map((item) => ({ ...item, group: text.analysis }))
  return <SideRail label={text.chatbot} items={[...administration, ...analysis]} currentPath={currentPath} {...rest} />
}
