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
import { consoleQueryOf } from '../../query/console-query.ts'
import type { Adapter, AdapterContext, ReadAdapter } from '../adapter.ts'
import { browsedOr } from './browsed.ts'
import { listFrom, type PagedList, pagedSource } from './pagedSource.ts'

/** Sessions, the newest first. */
const sessionList: PagedList<ChatSession, ConsoleSort<'sessions'>> = {
  filters: sessionFilters,
  sorts: { createdAt: ({ createdAt }) => createdAt, race: ({ race }) => raceKey(race) },
  sort: 'createdAt',
  direction: 'desc',
}

function listed(context: AdapterContext): ReadAdapter<ChatSession> {
  const sources = [pagedSource(context, listChatSessions, {})]
  return browsedOr(context, browseSessions, {
    getList: (params, options) => listFrom(sources, sessionList, consoleQueryOf(params), options),
    getOne: (id, options) => context.api.send(getChatSession, id, options),
  })
}

/** Chatbot sessions for react-admin. To create one is to ask the chatbot. */
export function sessionsAdapter(context: AdapterContext): Adapter<ChatSession> {
  return {
    ...listed(context),
    create: (question, options) => context.api.send(createChatSession, question as Question, options),
  }
}
