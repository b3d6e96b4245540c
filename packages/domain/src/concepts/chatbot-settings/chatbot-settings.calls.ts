import { call } from '../../base/api/call.ts'
import type { WallDate } from '../../base/time/index.ts'
import { trimmed } from '../../base/wire/http.ts'
import { asRecord, NotAnswered, readNumber, readString } from '../../base/wire/index.ts'
import { type ChatbotSettings, defaultChatbotSettings } from './chatbot-settings.ts'

/** A stored section; missing values, and values of another type, get the default. */
function readSection<Values extends object>(value: unknown, defaults: Values): Values {
  const given = asRecord(value) ?? {}
  const entries = Object.entries(defaults).map(([name, normal]) => [
    name,
    typeof given[name] === typeof normal ? given[name] : normal,
  ])
  return Object.fromEntries(entries) as Values
}

/** Reads settings stored by a server or this device, also in an older form. */
export function readChatbotSettings(value: unknown): ChatbotSettings {
  const { general, diagnosis, messaging, notifications, advanced } = defaultChatbotSettings
  const given = asRecord(value) ?? {}
  return {
    general: readSection(given.general, general),
    diagnosis: readSection(given.diagnosis, diagnosis),
    messaging: readSection(given.messaging, messaging),
    notifications: readSection(given.notifications, notifications),
    advanced: readSection(given.advanced, advanced),
  }
}

type Section = keyof ChatbotSettings
/** The path of a setting, such as « general.enabled ». */
export type SettingPath = { [Name in Section]: `${Name}.${keyof ChatbotSettings[Name] & string}` }[Section]
/** A setting and a value of it. */
export type SettingValue = { path: SettingPath; value: unknown }

/** The settings that differ, with their values in `to`, in the form's order. */
export function changedSettings(from: ChatbotSettings, to: ChatbotSettings): SettingValue[] {
  return (Object.keys(from) as Section[]).flatMap((section) => {
    const before: Record<string, unknown> = from[section]
    return Object.entries(to[section]).flatMap(([name, value]) =>
      Object.is(value, before[name]) ? [] : [{ path: `${section}.${name}` as SettingPath, value }],
    )
  })
}

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
