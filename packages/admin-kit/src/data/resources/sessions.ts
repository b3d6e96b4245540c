import {
  type ChatSession,
  createChatSession,
  getChatSession,
  listChatSessions,
  sessionFilters,
  sessionOrder,
} from '@potager/domain/chat-session'
import { browseSessions } from '@potager/domain/console'
import type { Question } from '@potager/domain/diagnosis'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { browsedOr } from './browsed.ts'
import { pagedSource, readsOf } from './pagedSource.ts'

/** Chatbot sessions for react-admin. To create one is to ask the chatbot. */
export function sessionsAdapter(context: AdapterContext): Adapter<ChatSession> {
  const { api } = context
  return {
    ...browsedOr(context, browseSessions, {
      ...readsOf({ filters: sessionFilters, ...sessionOrder }, [pagedSource(context, listChatSessions, {})]),
      getOne: (id, options) => api.send(getChatSession, id, options),
    }),
    create: (question, options) => api.send(createChatSession, question as Question, options),
  }
}
