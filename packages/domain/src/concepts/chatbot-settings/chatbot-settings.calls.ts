import { call } from '../../base/api/call.ts'
import type { WallDate } from '../../base/time/index.ts'
import { asRecord, readNumber, readString } from '../../base/wire/index.ts'
import type { ChatbotSettings } from './chatbot-settings.ts'
import { readChatbotSettings } from './read-settings.ts'

/** Settings as they are stored; `version` counts their edits, 0 while nobody stored any (extension). */
export type StoredSettings = ChatbotSettings & { version?: number }

function readStored(body: unknown): StoredSettings {
  const version = readNumber(asRecord(body)?.version)
  return { ...readChatbotSettings(body), ...(version === undefined ? {} : { version }) }
}

/** The chatbot's settings, the defaults until somebody stored others (extension). */
export const getChatbotSettings = call({
  name: 'getChatbotSettings',
  resource: 'chatbot-settings',
  method: 'GET',
  path: '/admin/chatbot/settings',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: readStored,
})

/** What keeping sessions for so many days deletes: all before a Paris day, their reports with them, resolved or not. */
export type RetentionEffect = { before: WallDate; sessions: number; reports: number }

/** Counts what keeping sessions for so many days would delete; deletes nothing (extension). */
export const previewRetention = call({
  name: 'previewRetention',
  resource: 'chatbot-settings',
  method: 'GET',
  path: '/admin/chatbot/settings/retention',
  access: 'privileged',
  extension: true,
  request: (days: number) => ({ query: { days } }),
  response: (body): RetentionEffect => {
    const { before, sessions, reports } = asRecord(body) ?? {}
    return { before: readString(before), sessions: readNumber(sessions) ?? 0, reports: readNumber(reports) ?? 0 }
  },
})

/**
 * Stores all settings at once (extension); 403 for who is neither manager nor admin, 409 when others were stored since the
 * version that is sent was read.
 */
export const updateChatbotSettings = call({
  name: 'updateChatbotSettings',
  resource: 'chatbot-settings',
  method: 'PUT',
  path: '/admin/chatbot/settings',
  access: 'privileged',
  extension: true,
  request: (settings: StoredSettings) => ({ body: settings }),
  response: readStored,
})
