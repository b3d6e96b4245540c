import { call } from '../../base/api/call.ts'
import { type Paged, readPaged } from '../../base/wire/index.ts'
import type { Question } from '../diagnosis/index.ts'
import { type ChatSession, readChatSession, SESSION_PAGE_SIZE, type SessionFilter } from './chat-session.ts'
import { type ChatbotStats, readChatbotStats, readSessionStats, type SessionStats } from './session-stats.ts'

/** A page of sessions; the filter is only sent to a backend with extensions (AMB-44). */
export type SessionListing = { page: number; size?: number; filter?: SessionFilter }

/**
 * A page of sessions, newest first; pages start at 0. The specification gives no filter path: the query keys are ours.
 */
export const listChatSessions = call({
  name: 'listChatSessions',
  resource: 'sessions',
  method: 'GET',
  path: '/admin/chatbot/sessions',
  access: 'signed-in',
  request: ({ page, size = SESSION_PAGE_SIZE, filter = {} }: SessionListing, { extensions }) => {
    const { race, from: startDate, to: endDate, hasReports } = filter
    return { query: { ...(extensions ? { race, startDate, endDate, hasReports } : {}), page, size } }
  },
  response: (body, { page, size = SESSION_PAGE_SIZE }): Paged<ChatSession> =>
    readPaged(body, readChatSession, { page, size }),
})

/** Figures of all sessions and, with our server, of the whole chatbot (AMB-41). */
export const getChatSessionStats = call({
  name: 'getChatSessionStats',
  resource: 'sessions',
  freshness: { staleTime: 0, refetchInterval: 30_000 },
  method: 'GET',
  path: '/admin/chatbot/sessions/stats',
  access: 'signed-in',
  request: () => ({}),
  response: (body): SessionStats & ChatbotStats => ({ ...readChatbotStats(body), ...readSessionStats(body) }),
})

/** One session with its reports; 404 when there is none. */
export const getChatSession = call({
  name: 'getChatSession',
  resource: 'sessions',
  method: 'GET',
  path: '/admin/chatbot/sessions/:id',
  access: 'signed-in',
  request: (id: string) => ({ params: { id } }),
  response: readChatSession,
})

/** Asks the chatbot: the engine answers with the stored settings; question and answer are stored (extension). */
export const createChatSession = call({
  name: 'createChatSession',
  resource: 'sessions',
  method: 'POST',
  path: '/admin/chatbot/sessions',
  access: 'signed-in',
  extension: true,
  creates: true,
  request: ({ symptoms, race }: Question) => ({ body: { symptoms, race } }),
  response: readChatSession,
})
