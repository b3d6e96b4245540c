import { asRecord } from '../../base/wire/index.ts'
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
