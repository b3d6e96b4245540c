import type * as fr from '../fr/chatbot-settings.ts'
import type { Translated } from '../translated.ts'

export const chatMessageLabels = {
  welcomeMessage: 'Welcome',
  noDiagnosisMessage: 'No diagnosis',
  consultVetMessage: 'Referral to a vet',
  errorMessage: 'Error',
  maintenanceMessage: 'Maintenance',
} satisfies Translated<typeof fr.chatMessageLabels>

export const chatbotSettingsMessages = {
  title: 'Chatbot settings',
  saved: 'Settings saved!',
  saveFailure: 'The settings could not be saved',
  reset: 'Settings back to their default values',
  tested: 'Trial of the settings sent!',
  unsaved: 'Changes not saved',
} satisfies Translated<typeof fr.chatbotSettingsMessages>

export const chatbotSettingsFormMessages = {
  between: (min, max) => `From ${min} to ${max}`,
  step: (step) => `In steps of ${step}`,
  flag: 'Say yes or no',
  resultCount: 'Choose 1, 2, 3 or 5',
  logLevel: 'Choose a log level',
  backupFrequency: 'Choose how often to back up',
  message: 'The message is required',
  messageMax: (max) => `${max} characters at most`,
  unknownVariables: (names) =>
    `${names.length > 1 ? 'Unknown variables' : 'Unknown variable'}: ${names.map((name) => `{${name}}`).join(', ')}`,
  email: 'Invalid email.',
} satisfies Translated<typeof fr.chatbotSettingsFormMessages>
