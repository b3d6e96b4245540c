import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/field-errors.ts'
import { queryErrors } from '../../base/messages/query-errors.ts'
import { count, dayQuery, idParams, instantShape, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { diagnosisShape, questionShape } from '../diagnosis/diagnosis.schema.ts'
import { reportShape } from '../report/report.api.ts'
import { createChatSession, getChatSession, getChatSessionStats, listChatSessions } from './chat-session.calls.ts'
import { SESSION_PAGE_SIZE } from './chat-session.ts'

/** A session in an answer. */
export const sessionShape = z.object({
  id: z.uuid(),
  race: z.string(),
  symptoms: z.array(z.string()),
  createdAt: instantShape,
  hasReports: z.boolean(),
  reports: z.array(reportShape),
  diagnosisResult: z.array(diagnosisShape),
  uncovered: z.array(z.string()).optional().describe('Symptômes inconnus de la base ce jour-là (extension)'),
})

/** Percent, null when nothing supports it. */
const rate = z.number().min(0).max(100).nullable()

const stats = z.object({
  totalSessions: count,
  todaySessions: count,
  avgPerDay: z.number().min(0).describe('Sessions par jour sur les 30 derniers jours'),
  mostPopularRace: z.string().nullable(),
  totalReports: count.optional().describe('Extension'),
  accuracyRate: rate.optional().describe('Part des sessions sans signalement, en pour cent (extension)'),
  mostCommonRace: z.string().nullable().optional().describe('Extension'),
  mostCommonSymptom: z.string().nullable().optional().describe('Extension'),
  averageDiagnosisTime: z.number().min(0).nullable().optional().describe('Secondes (extension)'),
})

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
    response: stats,
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
