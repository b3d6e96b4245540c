import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import { describe, list, type Read, reader, record, text } from '../../base/wire/index.ts'
import type { DiagnosisSettings } from '../chatbot-settings/index.ts'
import { diagnosisRecord, type Question } from './diagnosis.ts'

/** A question to try, with the stored settings or with ones that are not saved. */
export type Trial = Question & { settings?: DiagnosisSettings }

/** What the engine makes of a trial. */
export const trialAnswerRecord = record({
  results: list(diagnosisRecord),
  uncovered: describe('Symptômes qu’aucune maladie de la base ne connaît', list(text)),
})
export interface TrialAnswer extends Read<typeof trialAnswerRecord> {}

/** Tries symptoms against the whole base and stores nothing (extension). */
export const tryDiagnosis = call({
  name: 'tryDiagnosis',
  resource: 'diagnosis',
  method: 'POST',
  path: '/admin/chatbot/diagnosis/try',
  access: 'staff',
  extension: true,
  request: (trial: Trial) => ({ body: trimmed(trial) }),
  response: reader(trialAnswerRecord),
})
