import type { contract } from '@potager/domain/contract'
import { reason } from '../chat-session/routes.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import type { Handlers, Services } from '../serve.ts'
import { findKnowledge } from './knowledge.ts'

/** Trials of the diagnosis engine on the whole base; nothing is stored. */
export function diagnosisHandlers({ db }: Services): Handlers<typeof contract.diagnosis> {
  return {
    tryDiagnosis: async ({ body: { symptoms, race, settings } }) => {
      const asked = settings ?? (await findChatbotSettings(db)).diagnosis
      const { results, uncovered } = await reason({ symptoms, race }, await findKnowledge(db), asked)
      return { results, uncovered }
    },
  }
}
