import type { Client } from '@potager/domain/api'
import { CHATBOT_SETTINGS_KEY as KEY } from '@potager/domain/auth'
import {
  getChatbotSettings,
  readChatbotSettings,
  type StoredSettings,
  updateChatbotSettings,
} from '@potager/domain/chatbot-settings'

/** Storage of the chatbot's settings. `save` rejects when nothing was stored. */
export type SettingsStore = {
  load: () => Promise<StoredSettings>
  save: (settings: StoredSettings) => Promise<StoredSettings>
}

/** Settings on our server, which the chatbot engine applies (extension). */
export function serverSettings(api: Pick<Client, 'send'>): SettingsStore {
  return {
    load: () => api.send(getChatbotSettings, undefined),
    save: (settings) => api.send(updateChatbotSettings, settings),
  }
}

/** Version of the stored form; any other is read value by value, with defaults for what is missing. */
const VERSION = 1

/** Settings in this browser, for a backend that stores none: no call is made. */
export function deviceSettings(storage: () => Pick<Storage, 'getItem' | 'setItem'>): SettingsStore {
  function read(): unknown {
    try {
      const stored: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
      return typeof stored === 'object' && stored !== null && 'settings' in stored ? stored.settings : null
    } catch {
      return null
    }
  }
  return {
    load: async () => readChatbotSettings(read()),
    save: async (settings) => {
      const kept = readChatbotSettings(settings)
      storage().setItem(KEY, JSON.stringify({ version: VERSION, settings: kept }))
      return kept
    },
  }
}
