import {
  type ChatSession,
  createChatSession,
  getChatSession,
  listChatSessions,
  raceKey,
} from '@potager/domain/chat-session'
import { browseSessions } from '@potager/domain/console'
import type { Question } from '@potager/domain/diagnosis'
import { foldWords, isFoundIn } from '@potager/domain/text'
import { isOnDays } from '@potager/domain/time'
import { consoleQueryOf } from '../../query/console-query.ts'
import type { Adapter, AdapterContext, ReadAdapter } from '../adapter.ts'
import { browsedOr } from './browsed.ts'
import { numberIn } from './numberIn.ts'
import { listFrom, type PagedList, pagedSource } from './pagedSource.ts'

/** Sessions, the newest first, by part of their breed, number, day, with or without reports. */
const sessionList: PagedList<ChatSession> = {
  order: { sort: 'createdAt', direction: 'desc' },
  rules: {
    filters: {
      q: ({ id, race }, q) => {
        const number = numberIn(q)
        if (number?.has(id)) return true
        return !number?.only && isFoundIn(raceKey(race), foldWords(q) || q)
      },
      day: ({ createdAt }, day) => createdAt !== null && isOnDays(createdAt, { from: day, to: day }),
      from: ({ createdAt }, from) => createdAt !== null && isOnDays(createdAt, { from }),
      to: ({ createdAt }, to) => createdAt !== null && isOnDays(createdAt, { to }),
      hasReports: ({ hasReports }, wanted) => String(hasReports) === wanted,
    },
    sorts: { createdAt: ({ createdAt }) => createdAt, race: ({ race }) => raceKey(race) },
    sort: 'createdAt',
  },
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
