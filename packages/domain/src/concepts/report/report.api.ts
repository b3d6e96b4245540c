import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { queryErrors } from '../../base/messages/request-refusals.ts'
import { readText } from '../../base/text/index.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { createReport, listReports, resolveReport } from './report.calls.ts'
import { reportFormMessages } from './report.messages.ts'
import { REPORT_PAGE_SIZE, reportLimits, reportRecord } from './report.ts'

const m = reportFormMessages

function required(message: string, { max }: { max: number }) {
  return z.string({ error: message }).overwrite(readText).min(1, message).max(max, m.max(max))
}

/** The resolve form and the body of PUT /admin/chatbot/reports/:id/resolve (AMB-49). */
const resolutionForm = z.object({
  resolution: required(m.resolution, reportLimits.resolution),
  updateDisease: z.boolean({ error: m.updateDisease }),
})

/** The body of POST /admin/chatbot/reports; a blank diagnosis counts as absent. */
export const reportBody = z.object({
  sessionId: z.uuid(m.session),
  feedback: required(m.feedback, reportLimits.feedback),
  actualDiagnosis: z
    .string({ error: m.actualDiagnosis })
    .overwrite(readText)
    .max(reportLimits.actualDiagnosis.max, m.max(reportLimits.actualDiagnosis.max))
    .optional()
    .transform((text) => text || undefined),
})

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
