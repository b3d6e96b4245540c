import { call } from '../../base/api/call.ts'
import type { WallDate } from '../../base/time/index.ts'
import { trimmed } from '../../base/wire/http.ts'
import { asRecord, NotAnswered, readNumber, readString } from '../../base/wire/index.ts'
import type { ChatbotSettings } from './chatbot-settings.ts'
import { readChatbotSettings } from './read-settings.ts'

/** Settings as stored; `version` counts their edits, 0 before the first (extension). */
export type StoredSettings = ChatbotSettings & { version?: number }

function readStored(body: unknown): StoredSettings {
  const given = asRecord(body)
  if (!given?.general) throw new NotAnswered()
  const version = readNumber(given.version)
  return { ...readChatbotSettings(given), ...(version === undefined ? {} : { version }) }
}

/** The chatbot's settings; the defaults until others are stored (extension). */
export const getChatbotSettings = call({
  name: 'getChatbotSettings',
  resource: 'chatbot-settings',
  method: 'GET',
  path: '/admin/chatbot/settings',
  access: 'staff',
  extension: true,
  request: () => ({}),
  response: readStored,
})

/** What a retention period deletes: everything before a Paris day, with all reports, resolved or not. */
export type RetentionEffect = { before: WallDate; sessions: number; reports: number }

/** Counts what a retention period would delete, without deleting (extension). */
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
    if (!before) throw new NotAnswered()
    return { before: readString(before), sessions: readNumber(sessions) ?? 0, reports: readNumber(reports) ?? 0 }
  },
})

/**
 * Stores all settings at once (extension); 403 unless manager or admin, 409 when others were stored since the sent
 * version.
 */
export const updateChatbotSettings = call({
  name: 'updateChatbotSettings',
  resource: 'chatbot-settings',
  method: 'PUT',
  path: '/admin/chatbot/settings',
  access: 'privileged',
  extension: true,
  request: (settings: StoredSettings) => ({ body: trimmed(settings) }),
  response: readStored,
})
