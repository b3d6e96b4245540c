import { z } from 'zod'
import { readText } from '../../base/text/index.ts'
import { reportFormMessages } from './report.messages.ts'
import { reportLimits } from './report.ts'

const m = reportFormMessages

function required(message: string, { max }: { max: number }) {
  return z.string({ error: message }).overwrite(readText).min(1, message).max(max, m.max(max))
}

/** The resolve form and the body of PUT /admin/chatbot/reports/:id/resolve (AMB-49). */
export const resolutionForm = z.object({
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
