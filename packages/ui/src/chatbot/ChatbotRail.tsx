import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import MedicalInformationOutlined from '@mui/icons-material/MedicalInformationOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { navigationMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { ReactNode } from 'react'
import { type NavLink, SideRail } from '../navigation/index.ts'

export type ChatbotRailProps = {
  currentPath: string
  /** How many sessions and reports there are; without them the menu has no badges. */
  totals?: { sessions: number; reports: number }
  link?: NavLink
  foot?: ReactNode
}

/** The side menu of the chatbot's administration, with the number of sessions and of reports (SPEC §2). */
export function ChatbotRail({ currentPath, totals, ...rest }: ChatbotRailProps) {
  const administration = [
    { path: paths.chatbotDashboard, label: text.chatbotDashboard, icon: <SpaceDashboardOutlined /> },
    { path: paths.diseases, label: text.diseases, icon: <MedicalInformationOutlined /> },
    { path: paths.sessions, label: text.sessions, icon: <ForumOutlined />, badge: totals?.sessions ?? 0 },
    { path: paths.reports, label: text.reports, icon: <FlagOutlined />, badge: totals?.reports ?? 0 },
  ].map((item) => ({ ...item, group: text.administration }))
  const analysis = [
    { path: paths.analytics, label: text.analytics, icon: <InsightsOutlined /> },
    { path: paths.chatbotSettings, label: text.settings, icon: <TuneOutlined /> },
  ].map((item) => ({ ...item, group: text.analysis }))
  return <SideRail label={text.chatbot} items={[...administration, ...analysis]} currentPath={currentPath} {...rest} />
}
