import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { versionShape } from '../wire/wire.schema.ts'
import { getChatbotSettings, updateChatbotSettings } from './chatbot-settings.calls.ts'
import { chatbotSettingsShape } from './chatbot-settings.schema.ts'

const stored = chatbotSettingsShape.extend({ version: versionShape })

export const chatbotSettingsEndpoints = {
  getChatbotSettings: endpoint(getChatbotSettings, {
    summary: 'Lire les paramètres du chatbot',
    response: stored,
  }),
  updateChatbotSettings: endpoint(updateChatbotSettings, {
    summary: 'Enregistrer les paramètres du chatbot',
    body: chatbotSettingsShape.extend({
      version: z.int('Version invalide').min(0, 'Version invalide').max(2_000_000_000, 'Version invalide').optional(),
    }),
    response: stored,
    errors: [409],
  }),
}
