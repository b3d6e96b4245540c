import { getChatSessionStats } from '@potager/domain/chat-session'
import { ChatbotRail, type ChatbotRailProps } from '@potager/ui/chatbot'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { offersSigns } from '../../platform/navigation/offered.ts'
import { supports } from '../../platform/services.ts'

/** The chatbot's side menu with its counts of sessions and reports; no badges until they are loaded. */
export function ChatbotAreaRail(shared: Omit<ChatbotRailProps, 'totals' | 'withSigns'>) {
  const { totalSessions, totalReports } = useApiQuery(getChatSessionStats, undefined).data ?? {}
  const totals = { sessions: totalSessions ?? 0, reports: totalReports ?? 0 }
  return <ChatbotRail {...shared} totals={totals} withSigns={offersSigns(supports)} />
}
