import { call } from '../api/call.ts'
import { asRecord, readNumber } from '../wire/index.ts'
import type { ChatbotSettings } from './chatbot-settings.ts'
import { readChatbotSettings } from './read-settings.ts'

/** Settings as they are stored; `version` counts their edits, 0 while nobody stored any (extension). */
export type StoredSettings = ChatbotSettings & { version?: number }

function readStored(body: unknown): StoredSettings {
  const version = readNumber(asRecord(body)?.version)
  return { ...readChatbotSettings(body), ...(version === undefined ? {} : { version }) }
}

/** The chatbot's settings, the defaults until somebody stored others (extension, B4). */
export const getChatbotSettings = call({
  name: 'getChatbotSettings',
  method: 'GET',
  path: '/admin/chatbot/settings',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: readStored,
})

/**
 * Stores all settings at once (extension, B4); 403 for who is neither manager nor admin, 409 when others were stored since the
 * version that is sent was read.
 */
export const updateChatbotSettings = call({
  name: 'updateChatbotSettings',
  method: 'PUT',
  path: '/admin/chatbot/settings',
  access: 'privileged',
  extension: true,
  request: (settings: StoredSettings) => ({ body: settings }),
  response: readStored,
})
