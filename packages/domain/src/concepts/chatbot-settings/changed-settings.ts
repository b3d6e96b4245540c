import type { ChatbotSettings } from './chatbot-settings.ts'

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
