import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { count, idParams, instantShape } from '../../base/wire/wire.schema.ts'
import { diagnosisShape, questionShape } from '../diagnosis/diagnosis.schema.ts'
import { reportBody } from '../report/report.schema.ts'
import { consultAssistant, getAssistant, getConsultation, reportConsultation } from './assistant.calls.ts'
import { assistantStatuses } from './assistant.ts'

const consultation = z.object({
  id: z.uuid(),
  race: z.string(),
  symptoms: z.array(z.string()),
  results: z.array(diagnosisShape).describe('Les plus urgents d’abord'),
  message: z.string(),
  uncovered: z.array(z.string()).describe('Symptômes inconnus de la base'),
  durationMs: z.number().min(0).optional().describe('Temps du moteur, en mode débogage seulement'),
  endsAt: instantShape.describe('Fin de la session'),
  reported: z.boolean(),
})

export const assistantEndpoints = {
  getAssistant: endpoint(getAssistant, {
    summary: 'Lire l’état de l’assistant et les symptômes qu’il connaît',
    response: z.object({
      status: z.enum(assistantStatuses),
      message: z.string(),
      errorMessage: z.string(),
      symptoms: z.array(z.string()),
      keptDays: count.describe('Jours pendant lesquels une question est gardée'),
    }),
  }),
  consultAssistant: endpoint(consultAssistant, {
    summary: 'Consulter l’assistant sans compte',
    body: questionShape,
    status: 201,
    response: consultation,
    errors: [409, 422, 429],
  }),
  getConsultation: endpoint(getConsultation, {
    summary: 'Relire une consultation tant que sa session dure',
    params: idParams,
    response: consultation,
    errors: [404],
  }),
  reportConsultation: endpoint(reportConsultation, {
    summary: 'Signaler une réponse de l’assistant',
    params: idParams,
    body: reportBody.pick({ feedback: true }),
    response: consultation,
    errors: [404, 409, 429],
  }),
}
