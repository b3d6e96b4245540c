import { endpoint } from '../contract/endpoint.ts'
import { getChatbotSettings, updateChatbotSettings } from './chatbot-settings.calls.ts'
import { chatbotSettingsShape } from './chatbot-settings.schema.ts'

export const chatbotSettingsEndpoints = {
  getChatbotSettings: endpoint(getChatbotSettings, {
    summary: 'Lire les paramètres du chatbot',
    response: chatbotSettingsShape,
  }),
  updateChatbotSettings: endpoint(updateChatbotSettings, {
    summary: 'Enregistrer les paramètres du chatbot',
    body: chatbotSettingsShape,
    response: chatbotSettingsShape,
  }),
}
