import { z } from 'zod'
import { isEmail, readEmail, readText } from '../../base/text/index.ts'
import { chatbotSettingsFormMessages } from './chatbot-settings.messages.ts'
import { backupFrequencies, logLevels, resultCounts, settingsLimits, unknownVariables } from './chatbot-settings.ts'

const m = chatbotSettingsFormMessages
const limits = settingsLimits

function number({ min, max, step }: { min: number; max: number; step: number }) {
  const between = m.between(min, max)
  return z.number(between).min(min, between).max(max, between).multipleOf(step, m.step(step))
}

const flag = z.boolean({ error: m.flag })

const message = z
  .string({ error: m.message })
  .overwrite(readText)
  .min(1, m.message)
  .max(limits.message.max, m.messageMax(limits.message.max))
  .superRefine((text, context) => {
    const unknown = unknownVariables(text)
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: m.unknownVariables(unknown) })
  })

/** Settings of the engine. */
export const diagnosisSettingsShape = z.object({
  minProbabilityThreshold: number(limits.minProbabilityThreshold),
  maxResultsReturned: z.literal([...resultCounts], { error: m.resultCount }),
  requireExactSymptomMatch: flag,
  enableRaceSpecificBonus: flag,
  urgencyWeighting: number(limits.urgencyWeighting),
})

/** Retention of sessions, in days. */
export const retentionDays = number(limits.dataRetentionDays)

const notifications = z.object({
  emailEnabled: flag,
  adminEmail: z.string({ error: m.email }).overwrite(readEmail).max(limits.adminEmail.max, m.email),
  highUrgencyAlerts: flag,
  reportThreshold: number(limits.reportThreshold),
  accuracyAlerts: flag,
  accuracyThreshold: number(limits.accuracyThreshold),
})

/** All settings in an answer. */
export const storedSettingsShape = z.object({
  general: z.object({
    enabled: flag,
    maintenanceMode: flag,
    maxSessionsPerDay: number(limits.maxSessionsPerDay),
    sessionTimeout: number(limits.sessionTimeout),
    debugMode: flag,
  }),
  diagnosis: diagnosisSettingsShape,
  messaging: z.object({
    welcomeMessage: message,
    noDiagnosisMessage: message,
    consultVetMessage: message,
    errorMessage: message,
    maintenanceMessage: message,
  }),
  notifications,
  advanced: z.object({
    logLevel: z.enum(logLevels, { error: m.logLevel }),
    cacheDuration: number(limits.cacheDuration),
    apiRateLimit: number(limits.apiRateLimit),
    backupFrequency: z.enum(backupFrequencies, { error: m.backupFrequency }),
    dataRetentionDays: retentionDays,
  }),
})

/** All settings in a body: as answered, with a valid e-mail address. */
export const chatbotSettingsShape = storedSettingsShape.extend({
  notifications: notifications.superRefine(({ emailEnabled, adminEmail }, context) => {
    // Without e-mails the field is hidden, so it could not be corrected.
    if (!emailEnabled || adminEmail === '' || isEmail(adminEmail)) return
    context.addIssue({ code: 'custom', path: ['adminEmail'], message: m.email })
  }),
})
