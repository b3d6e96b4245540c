import { getChatSessionStats } from '@potager/domain/chat-session'
import { ChatbotRail, type ChatbotRailProps } from '@potager/ui/chatbot'
import { useApiQuery } from '../data/useApi.ts'

/** The chatbot's side menu with how many sessions and reports the server counts; without badges before it did. */
export function ChatbotAreaRail(shared: Omit<ChatbotRailProps, 'totals'>) {
  const { totalSessions, totalReports } = useApiQuery(getChatSessionStats, undefined).data ?? {}
  return <ChatbotRail {...shared} totals={{ sessions: totalSessions ?? 0, reports: totalReports ?? 0 }} />
}
