import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { queryErrors } from '../../base/messages/query-errors.ts'
import { idParams, instantShape, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { createReport, listReports, resolveReport } from './report.calls.ts'
import { reportBody, resolutionForm } from './report.schema.ts'
import { REPORT_PAGE_SIZE } from './report.ts'

/** A report in an answer. */
export const reportShape = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  feedback: z.string(),
  actualDiagnosis: z.string().optional(),
  createdAt: instantShape,
  resolved: z.boolean(),
  resolution: z.string().optional(),
  suggestedDiagnosis: z.string().optional().describe('Ce que le chatbot avait proposé en premier (extension)'),
  updateDisease: z.boolean().optional().describe('La résolution demande de corriger la base (extension)'),
  resolvedAt: instantShape.optional().describe('Moment de la résolution (extension)'),
})

export const reportEndpoints = {
  listReports: endpoint(listReports, {
    summary: 'Lister les signalements',
    query: z.object({
      resolved: z
        .enum(['true', 'false'], { error: queryErrors.filter })
        .default('false')
        .transform((text) => text === 'true'),
      ...pageQuery(REPORT_PAGE_SIZE),
    }),
    response: pageOf(reportShape),
  }),
  resolveReport: endpoint(resolveReport, {
    summary: 'Résoudre un signalement',
    params: idParams,
    body: resolutionForm,
    response: reportShape,
    errors: [404, 409],
  }),
  createReport: endpoint(createReport, {
    summary: 'Signaler une réponse du chatbot',
    body: reportBody,
    status: 201,
    response: reportShape,
    errors: [409, 422],
  }),
}
