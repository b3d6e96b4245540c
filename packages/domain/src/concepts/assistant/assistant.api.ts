import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import { questionShape } from '../diagnosis/diagnosis.api.ts'
import { reportBody } from '../report/report.api.ts'
import { consultAssistant, getAssistant, getConsultation, reportConsultation } from './assistant.calls.ts'
import { assistantRecord, consultationRecord } from './assistant.ts'

const consultation = answerOf(consultationRecord)

export const assistantEndpoints = {
  getAssistant: endpoint(getAssistant, {
    summary: 'Lire l’état de l’assistant et les symptômes qu’il connaît',
    response: answerOf(assistantRecord),
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
