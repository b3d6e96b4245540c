import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { readText } from '../../base/text/index.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { diagnosisSettingsShape } from '../chatbot-settings/chatbot-settings.schema.ts'
import { diseaseLimits } from '../disease/index.ts'
import { trialAnswerRecord, tryDiagnosis } from './diagnosis.calls.ts'
import { diagnosisMessages } from './diagnosis.messages.ts'

const m = diagnosisMessages
const { entry, entries } = diseaseLimits
const text = (message: string) =>
  z.string({ error: message }).overwrite(readText).min(1, message).max(entry.max, m.max(entry.max))

/** A question to the chatbot: at least one symptom, and a breed. */
export const questionShape = z.object({
  symptoms: z
    .array(text(m.symptoms), { error: m.symptoms })
    .min(1, m.symptoms)
    .max(entries.max, m.maxEntries(entries.max)),
  race: text(m.race),
})

export const diagnosisEndpoints = {
  tryDiagnosis: endpoint(tryDiagnosis, {
    summary: 'Essayer un diagnostic sans rien enregistrer',
    body: questionShape.extend({ settings: diagnosisSettingsShape.optional() }),
    response: answerOf(trialAnswerRecord),
  }),
}
