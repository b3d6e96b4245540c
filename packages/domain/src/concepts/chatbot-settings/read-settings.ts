import { asRecord } from '../../base/wire/index.ts'
import { type ChatbotSettings, defaultChatbotSettings } from './chatbot-settings.ts'

/** The section as it was stored, each value that is missing or of another kind being the default. */
function readSection<Section extends object>(value: unknown, defaults: Section): Section {
  const given = asRecord(value) ?? {}
  const entries = Object.entries(defaults).map(([name, normal]) => [
    name,
    typeof given[name] === typeof normal ? given[name] : normal,
  ])
  return Object.fromEntries(entries) as Section
}

/** Reads settings as a server or this device stored them, also an older form of them. */
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
