import type { contract } from '@potager/domain/contract'
import { staleMessages } from '@potager/domain/messages'
import { keptFrom } from '../assistant/limits.ts'
import { recordAudit } from '../audit/record.ts'
import { mayCall } from '../auth/caller.ts'
import { countBefore } from '../chat-session/queries.ts'
import { conflict } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { findChatbotSettings, storeChatbotSettings } from './queries.ts'

/** The trail names records by id; the settings are a single record. */
const SETTINGS_ID = '00000000-0000-0000-0000-000000000000'

/** The chatbot's settings: who works for a restaurant reads them, except the admin's address; managers and admins write them. */
export function chatbotSettingsHandlers({ db }: Services): Handlers<typeof contract.chatbotSettings> {
  return {
    getChatbotSettings: async ({ caller }) => {
      const settings = await findChatbotSettings(db)
      if (mayCall('privileged', caller)) return settings
      return { ...settings, notifications: { ...settings.notifications, adminEmail: '' } }
    },
    previewRetention: async ({ query }) => {
      const before = keptFrom(query.days, Date.now())
      return { before, ...(await countBefore(db, before)) }
    },
    updateChatbotSettings: ({ caller, body: { version: read, ...settings } }) =>
      db.transaction(async (tx) => {
        const version = await storeChatbotSettings(tx, settings, read)
        if (version === undefined) throw conflict(staleMessages.chatbotSettings)
        await recordAudit(tx, caller, {
          action: 'updateChatbotSettings',
          resource: 'chatbot-settings',
          resourceId: SETTINGS_ID,
        })
        return { ...settings, version }
      }),
  }
}
