import type { contract } from '@potager/domain/contract'
import { readDisease } from '@potager/domain/disease'
import { reason } from '../chat-session/consult.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { findDiseases } from '../disease/queries.ts'
import type { Handlers, Services } from '../serve.ts'

/** Trials of the diagnosis engine on the whole base; nothing is stored (B21). */
export function diagnosisHandlers({ db }: Services): Handlers<typeof contract.diagnosis> {
  return {
    tryDiagnosis: async ({ body: { symptoms, race, settings } }) => {
      const asked = settings ?? (await findChatbotSettings(db)).diagnosis
      const diseases = (await findDiseases(db)).map(readDisease)
      const { results, uncovered } = await reason({ symptoms, race }, diseases, asked)
      return { results, uncovered }
    },
  }
}
