import { call } from '../../base/api/call.ts'
import { asRecord, readList, readString } from '../../base/wire/index.ts'
import type { DiagnosisSettings } from '../chatbot-settings/index.ts'
import { type DiagnosisResult, type Question, readDiagnosisResult } from './diagnosis.ts'

/** A question to try, with the stored settings or with ones that are not saved. */
export type Trial = Question & { settings?: DiagnosisSettings }

/** What the engine makes of a trial; `uncovered` are the symptoms that no disease of the base has. */
export type TrialAnswer = { results: DiagnosisResult[]; uncovered: string[] }

/** Tries symptoms against the whole base and stores nothing (extension). */
export const tryDiagnosis = call({
  name: 'tryDiagnosis',
  resource: 'diagnosis',
  method: 'POST',
  path: '/admin/chatbot/diagnosis/try',
  access: 'signed-in',
  extension: true,
  request: (trial: Trial) => ({ body: trial }),
  response: (body): TrialAnswer => {
    const answer = asRecord(body) ?? {}
    return {
      results: readList(answer.results, readDiagnosisResult),
      uncovered: readList(answer.uncovered, readString),
    }
  },
})
