import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { privileged, type Row, whenEmployed } from './row.ts'

export const chatbotSettingsAccess: Record<string, Row> = {
  getChatbotSettings: whenEmployed(200),
  previewRetention: { sent: () => ({ query: { days: '30' } }), ...privileged(200) },
  updateChatbotSettings: { sent: () => ({ body: defaultChatbotSettings }), ...privileged(200) },
}
