import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { diagnosisSettingsShape } from '../chatbot-settings/chatbot-settings.schema.ts'
import { trialAnswerRecord, tryDiagnosis } from './diagnosis.calls.ts'
import { questionShape } from './diagnosis.schema.ts'

export const diagnosisEndpoints = {
  tryDiagnosis: endpoint(tryDiagnosis, {
    summary: 'Essayer un diagnostic sans rien enregistrer',
    body: questionShape.extend({ settings: diagnosisSettingsShape.optional() }),
    response: answerOf(trialAnswerRecord),
  }),
}
