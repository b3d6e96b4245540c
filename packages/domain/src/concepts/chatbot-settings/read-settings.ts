import { asRecord } from '../../base/wire/index.ts'
import { type ChatbotSettings, defaultChatbotSettings } from './chatbot-settings.ts'

/** A stored section; missing values, and values of another type, get the default. */
function readSection<Section extends object>(value: unknown, defaults: Section): Section {
  const given = asRecord(value) ?? {}
  const entries = Object.entries(defaults).map(([name, normal]) => [
    name,
    typeof given[name] === typeof normal ? given[name] : normal,
  ])
  return Object.fromEntries(entries) as Section
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
