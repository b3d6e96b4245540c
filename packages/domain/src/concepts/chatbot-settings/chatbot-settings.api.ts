import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { count, versionShape } from '../../base/wire/wire.schema.ts'
import { getChatbotSettings, previewRetention, updateChatbotSettings } from './chatbot-settings.calls.ts'
import { chatbotSettingsShape, retentionDays, storedSettingsShape } from './chatbot-settings.schema.ts'

const stored = storedSettingsShape.extend({ version: versionShape })

export const chatbotSettingsEndpoints = {
  getChatbotSettings: endpoint(getChatbotSettings, {
    summary: 'Lire les paramètres du chatbot',
    response: stored,
  }),
  previewRetention: endpoint(previewRetention, {
    summary: 'Compter ce qu’une durée de conservation supprimerait',
    query: z.object({ days: z.coerce.number().pipe(retentionDays) }),
    response: z.object({ before: z.iso.date(), sessions: count, reports: count }),
  }),
  updateChatbotSettings: endpoint(updateChatbotSettings, {
    summary: 'Enregistrer les paramètres du chatbot',
    body: chatbotSettingsShape.extend({
      version: z
        .int(fieldErrors.version)
        .min(0, fieldErrors.version)
        .max(2_000_000_000, fieldErrors.version)
        .optional(),
    }),
    response: stored,
    errors: [409],
  }),
}
