import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { diagnosisSettingsShape } from '../chatbot-settings/chatbot-settings.schema.ts'
import { tryDiagnosis } from './diagnosis.calls.ts'
import { diagnosisShape, questionShape } from './diagnosis.schema.ts'

export const diagnosisEndpoints = {
  tryDiagnosis: endpoint(tryDiagnosis, {
    summary: 'Essayer un diagnostic sans rien enregistrer',
    body: questionShape.extend({ settings: diagnosisSettingsShape.optional() }),
    response: z.object({
      results: z.array(diagnosisShape),
      uncovered: z.array(z.string()).describe('Symptômes qu’aucune maladie de la base ne connaît'),
    }),
  }),
}
