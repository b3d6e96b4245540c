import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { queryErrors } from '../../base/messages/query-errors.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { createReport, listReports, resolveReport } from './report.calls.ts'
import { reportBody, resolutionForm } from './report.schema.ts'
import { REPORT_PAGE_SIZE, reportRecord } from './report.ts'

export const reportShape = answerOf(reportRecord)

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
