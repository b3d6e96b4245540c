import {
  type ChatSession,
  createChatSession,
  getChatSession,
  listChatSessions,
  raceKey,
  sessionFilters,
} from '@potager/domain/chat-session'
import { browseSessions, type ConsoleSort } from '@potager/domain/console'
import type { Question } from '@potager/domain/diagnosis'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { browsedOr } from './browsed.ts'
import { type PagedList, pagedSource, readsOf } from './pagedSource.ts'

/** Sessions, the newest first. */
const sessionList: PagedList<ChatSession, ConsoleSort<'sessions'>> = {
  filters: sessionFilters,
  sorts: { createdAt: ({ createdAt }) => createdAt, race: ({ race }) => raceKey(race) },
  sort: 'createdAt',
  direction: 'desc',
}

/** Chatbot sessions for react-admin. To create one is to ask the chatbot. */
export function sessionsAdapter(context: AdapterContext): Adapter<ChatSession> {
  const { api } = context
  return {
    ...browsedOr(context, browseSessions, {
      ...readsOf(sessionList, [pagedSource(context, listChatSessions, {})]),
      getOne: (id, options) => api.send(getChatSession, id, options),
    }),
    create: (question, options) => api.send(createChatSession, question as Question, options),
  }
}
