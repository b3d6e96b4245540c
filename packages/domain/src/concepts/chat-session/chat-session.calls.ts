import { call } from '../../base/api/call.ts'
import type { Supports } from '../../base/api/dialect.ts'
import { trimmed } from '../../base/wire/http.ts'
import { type Paged, readPaged } from '../../base/wire/index.ts'
import type { Question } from '../diagnosis/index.ts'
import { type ChatSession, readChatSession, SESSION_PAGE_SIZE, type SessionFilter } from './chat-session.ts'

/** A page of sessions; the keys of the filter are extensions (AMB-44). */
export type SessionListing = { page: number; size?: number; filter?: SessionFilter }

const sessionQuery = ({ race, from: startDate, to: endDate, hasReports }: SessionFilter) => ({
  race,
  startDate,
  endDate,
  hasReports,
})

/** Whether the backend knows every key of a filter: else the rows have to be filtered here. */
export function filtersSessions(filter: SessionFilter, supports: Supports): boolean {
  const used = Object.entries(sessionQuery(filter)).filter(([, value]) => value !== undefined)
  return used.every(([key]) => supports(listChatSessions, key))
}

/**
 * A page of sessions, newest first; pages start at 0. The specification gives no filter path: the query keys are ours.
 */
export const listChatSessions = call({
  name: 'listChatSessions',
  resource: 'sessions',
  method: 'GET',
  path: '/admin/chatbot/sessions',
  access: 'staff',
  extensionKeys: ['race', 'startDate', 'endDate', 'hasReports'],
  request: ({ page, size = SESSION_PAGE_SIZE, filter = {} }: SessionListing) => ({
    query: { ...sessionQuery(filter), page, size },
  }),
  response: (body, { page, size = SESSION_PAGE_SIZE }): Paged<ChatSession> =>
    readPaged(body, readChatSession, { page, size }),
})

/** One session with its reports; 404 when there is none. */
export const getChatSession = call({
  name: 'getChatSession',
  resource: 'sessions',
  method: 'GET',
  path: '/admin/chatbot/sessions/:id',
  access: 'staff',
  request: (id: string) => ({ params: { id } }),
  response: readChatSession,
})

/** Asks the chatbot: the engine answers with the stored settings; question and answer are stored (extension). */
export const createChatSession = call({
  name: 'createChatSession',
  resource: 'sessions',
  method: 'POST',
  path: '/admin/chatbot/sessions',
  access: 'staff',
  extension: true,
  creates: true,
  request: ({ symptoms, race }: Question) => ({ body: trimmed({ symptoms, race }) }),
  response: readChatSession,
})
