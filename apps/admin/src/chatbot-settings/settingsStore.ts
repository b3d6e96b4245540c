import type { Client } from '@potager/domain/api'
import {
  getChatbotSettings,
  readChatbotSettings,
  type StoredSettings,
  updateChatbotSettings,
} from '@potager/domain/chatbot-settings'

/** Where the chatbot's settings are kept. `save` rejects when they could not be, and then nothing has changed. */
export type SettingsStore = {
  load: () => Promise<StoredSettings>
  save: (settings: StoredSettings) => Promise<StoredSettings>
}

/** Settings on our server, which the engine obeys (extension). */
export function serverSettings(api: Pick<Client, 'send'>): SettingsStore {
  return {
    load: () => api.send(getChatbotSettings, undefined),
    save: (settings) => api.send(updateChatbotSettings, settings),
  }
}

const KEY = 'potager-chatbot-settings'
/** Of the form that is written; another one is read value by value, the defaults filling what it lacks. */
const VERSION = 1

/** Settings of this browser, for a backend that keeps none: no call is made. */
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
