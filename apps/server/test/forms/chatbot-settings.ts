import { defaultChatbotSettings, messageNames, settingsLimits } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { type Form, type FormField, flag, textField } from './field.ts'

const bounded = (path: string, { min, max, step }: { min: number; max: number; step: number }): FormField => ({
  path,
  required: true,
  bad: [null, '30', [], min - step, max + step, min + step / 3, -1e9, 1e300],
})

/** The fields of the diagnosis settings, under any path. */
export const diagnosisSettingsFields = (at: string): FormField[] => [
  bounded(`${at}.minProbabilityThreshold`, settingsLimits.minProbabilityThreshold),
  { path: `${at}.maxResultsReturned`, required: true, bad: [null, '3', 0, 4, 6] },
  flag(`${at}.requireExactSymptomMatch`, true),
  flag(`${at}.enableRaceSpecificBonus`, true),
  bounded(`${at}.urgencyWeighting`, settingsLimits.urgencyWeighting),
]

/** Every bound of the specification. */
export const chatbotSettingsForms: Record<string, Form> = {
  updateChatbotSettings: {
    endpoint: contract.chatbotSettings.updateChatbotSettings,
    valid: () => defaultChatbotSettings,
    fields: [
      { path: 'version', bad: [null, '1', -1, 1.5, 1e300] },
      ...['general', 'diagnosis', 'messaging', 'notifications', 'advanced'].map((path) => ({
        path,
        required: true,
        bad: [null, 1, 'x', [], {}],
      })),
      ...['general.enabled', 'general.maintenanceMode', 'general.debugMode'].map((path) => flag(path, true)),
      bounded('general.maxSessionsPerDay', settingsLimits.maxSessionsPerDay),
      bounded('general.sessionTimeout', settingsLimits.sessionTimeout),
      ...diagnosisSettingsFields('diagnosis'),
      ...messageNames.map((name) => {
        const field = textField(`messaging.${name}`, 500)
        return { ...field, bad: [...field.bad, 'Bonjour {foo}'] }
      }),
      ...['emailEnabled', 'highUrgencyAlerts', 'accuracyAlerts'].map((name) => flag(`notifications.${name}`, true)),
      {
        path: 'notifications.adminEmail',
        required: true,
        bad: [null, 1, 'admin', 'a@b', `${'a'.repeat(250)}@exemple.fr`],
      },
      bounded('notifications.reportThreshold', settingsLimits.reportThreshold),
      bounded('notifications.accuracyThreshold', settingsLimits.accuracyThreshold),
      { path: 'advanced.logLevel', required: true, bad: [null, '', 'TRACE', 'info'] },
      bounded('advanced.cacheDuration', settingsLimits.cacheDuration),
      bounded('advanced.apiRateLimit', settingsLimits.apiRateLimit),
      { path: 'advanced.backupFrequency', required: true, bad: [null, '', 'HOURLY'] },
      bounded('advanced.dataRetentionDays', settingsLimits.dataRetentionDays),
    ],
  },
}
