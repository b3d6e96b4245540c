import { chatbotFirstMessages } from './chatbot-settings.messages.ts'

/** Options and bounds of the specification; steps start at the lower bound. */
export const logLevels = ['ERROR', 'WARN', 'INFO', 'DEBUG'] as const
export const backupFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export const resultCounts = [1, 2, 3, 5] as const
export const settingsLimits = {
  maxSessionsPerDay: { min: 1, max: 10_000, step: 1 },
  /** Minutes. */
  sessionTimeout: { min: 5, max: 120, step: 1 },
  /** Percent. */
  minProbabilityThreshold: { min: 5, max: 50, step: 1 },
  urgencyWeighting: { min: 0.5, max: 2, step: 0.1 },
  /** Characters. */
  message: { max: 500 },
  adminEmail: { max: 254 },
  reportThreshold: { min: 1, max: 100, step: 1 },
  /** Percent. */
  accuracyThreshold: { min: 70, max: 95, step: 1 },
  /** Seconds. */
  cacheDuration: { min: 300, max: 86_400, step: 300 },
  /** Requests per minute. */
  apiRateLimit: { min: 10, max: 1000, step: 1 },
  dataRetentionDays: { min: 30, max: 365, step: 30 },
} as const

/** The chatbot's five configurable texts. */
export const messageNames = [
  'welcomeMessage',
  'noDiagnosisMessage',
  'consultVetMessage',
  'errorMessage',
  'maintenanceMessage',
] as const
export type MessageName = (typeof messageNames)[number]

/** Settings of the engine. */
export type DiagnosisSettings = {
  minProbabilityThreshold: number
  maxResultsReturned: (typeof resultCounts)[number]
  requireExactSymptomMatch: boolean
  enableRaceSpecificBonus: boolean
  /** Weight of a high-urgency disease relative to a low-urgency one. */
  urgencyWeighting: number
}

/** All settings of the chatbot. */
export type ChatbotSettings = {
  general: {
    enabled: boolean
    maintenanceMode: boolean
    maxSessionsPerDay: number
    sessionTimeout: number
    debugMode: boolean
  }
  diagnosis: DiagnosisSettings
  messaging: Record<MessageName, string>
  notifications: {
    emailEnabled: boolean
    /** Empty when none is set (AMB-53). */
    adminEmail: string
    highUrgencyAlerts: boolean
    reportThreshold: number
    accuracyAlerts: boolean
    accuracyThreshold: number
  }
  advanced: {
    logLevel: (typeof logLevels)[number]
    cacheDuration: number
    apiRateLimit: number
    backupFrequency: (typeof backupFrequencies)[number]
    dataRetentionDays: number
  }
}

/** Defaults of the specification; the texts are ours (AMB-53). */
export const defaultChatbotSettings: ChatbotSettings = {
  general: { enabled: true, maintenanceMode: false, maxSessionsPerDay: 1000, sessionTimeout: 30, debugMode: false },
  diagnosis: {
    minProbabilityThreshold: 15,
    maxResultsReturned: 3,
    requireExactSymptomMatch: false,
    enableRaceSpecificBonus: true,
    urgencyWeighting: 1.2,
  },
  messaging: chatbotFirstMessages,
  notifications: {
    emailEnabled: true,
    adminEmail: '',
    highUrgencyAlerts: true,
    reportThreshold: 10,
    accuracyAlerts: true,
    accuracyThreshold: 85,
  },
  advanced: {
    logLevel: 'INFO',
    cacheDuration: 3600,
    apiRateLimit: 100,
    backupFrequency: 'DAILY',
    dataRetentionDays: 90,
  },
}

/** Variables of a message. */
export const messageVariables = ['race', 'symptoms', 'username'] as const
export type MessageValues = Record<(typeof messageVariables)[number], string>

const VARIABLE = /\{([^{}]*)\}/g

/** Unknown variables of a message, each once, without braces. */
export function unknownVariables(message: string): string[] {
  const used = [...message.matchAll(VARIABLE)].map(([, name = '']) => name)
  return [...new Set(used)].filter((name) => !isVariable(name))
}

function isVariable(name: string): name is keyof MessageValues {
  return (messageVariables as readonly string[]).includes(name)
}

/** Fills in a message's variables; unknown ones stay, and inserted values are not expanded again. */
export function renderMessage(message: string, values: MessageValues): string {
  return message.replace(VARIABLE, (whole, name: string) => (isVariable(name) ? values[name] : whole))
}
