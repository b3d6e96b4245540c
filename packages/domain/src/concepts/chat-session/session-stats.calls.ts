import { call } from '../../base/api/call.ts'
import { type ChatbotStats, readChatbotStats, readSessionStats, type SessionStats } from './session-stats.ts'

/** Figures of all sessions and, with our server, of the whole chatbot (AMB-41). */
export const getChatSessionStats = call({
  name: 'getChatSessionStats',
  resource: 'sessions',
  freshness: { staleTime: 0, refetchInterval: 30_000 },
  method: 'GET',
  path: '/admin/chatbot/sessions/stats',
  access: 'staff',
  request: () => ({}),
  response: (body): SessionStats & ChatbotStats => ({ ...readChatbotStats(body), ...readSessionStats(body) }),
})
