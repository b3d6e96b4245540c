import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { queryErrors } from '../../base/messages/request-refusals.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { dayQuery, idParams, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { questionShape } from '../diagnosis/diagnosis.api.ts'
import { createChatSession, getChatSession, listChatSessions } from './chat-session.calls.ts'
import { chatSessionRecord, SESSION_PAGE_SIZE } from './chat-session.ts'
import { getChatSessionStats } from './session-stats.calls.ts'
import { statsRecord } from './session-stats.ts'

export const sessionShape = answerOf(chatSessionRecord)

export const chatSessionEndpoints = {
  listChatSessions: endpoint(listChatSessions, {
    summary: 'Lister les sessions du chatbot',
    query: z.object({
      race: z.string().max(100, fieldErrors.textMax(100)).optional(),
      startDate: dayQuery.optional(),
      endDate: dayQuery.optional(),
      hasReports: z
        .enum(['true', 'false'], { error: queryErrors.filter })
        .optional()
        .transform((text) => (text === undefined ? undefined : text === 'true')),
      ...pageQuery(SESSION_PAGE_SIZE),
    }),
    response: pageOf(sessionShape),
  }),
  getChatSessionStats: endpoint(getChatSessionStats, {
    summary: 'Lire les chiffres des sessions',
    response: answerOf(statsRecord),
  }),
  getChatSession: endpoint(getChatSession, {
    summary: 'Lire une session',
    params: idParams,
    response: sessionShape,
    errors: [404],
  }),
  createChatSession: endpoint(createChatSession, {
    summary: 'Consulter le chatbot',
    body: questionShape,
    status: 201,
    response: sessionShape,
    errors: [409, 422],
  }),
}
