import { formatDate } from '../../format/dates.ts'
import type * as fr from '../fr/chatbot-settings-desk.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

export const chatbotSettingsDeskMessages = {
  sections: {
    general: 'General',
    diagnosis: 'Diagnosis',
    messaging: 'Messages',
    notifications: 'Notifications',
    advanced: 'Advanced',
  },
  fields: {
    general: {
      enabled: 'Chatbot open',
      maintenanceMode: 'Maintenance mode',
      maxSessionsPerDay: 'Most sessions a day',
      sessionTimeout: 'End of a session without an answer, in minutes',
      debugMode: 'Debug mode',
    },
    diagnosis: {
      minProbabilityThreshold: 'Least probability',
      maxResultsReturned: 'Most results',
      requireExactSymptomMatch: 'Accept symptoms in their exact wording only',
      enableRaceSpecificBonus: 'Favour diseases particular to the breed',
      urgencyWeighting: 'Weight of urgency',
    },
    notifications: {
      emailEnabled: 'Notifications by email',
      adminEmail: 'Administrator’s email',
      highUrgencyAlerts: 'Alert for a high urgency',
      reportThreshold: 'Alert from this number of reports',
      accuracyAlerts: 'Alert when accuracy falls',
      accuracyThreshold: 'Accuracy below which to alert, in percent',
    },
    advanced: {
      logLevel: 'Log level',
      cacheDuration: 'Life of the cache, in seconds',
      apiRateLimit: 'Most calls a minute',
      backupFrequency: 'Backup',
      dataRetentionDays: 'Sessions are kept, in days',
    },
  },
  hints: {
    requireExactSymptomMatch: 'A symptom said otherwise than in the base does not count.',
    notifications:
      'No email and no alert is sent for now: these settings are kept, without effect. Only the accuracy below which to alert is used, in the observations of the analytics.',
    logLevel: 'No effect here: the log follows LOG_LEVEL, set on the server.',
    backupFrequency: 'No effect here: backups follow BACKUP_HOURS, set on the server.',
  },
  logLevels: { ERROR: 'Errors', WARN: 'Warnings', INFO: 'Information', DEBUG: 'Debugging' },
  backups: { DAILY: 'Every day', WEEKLY: 'Every week', MONTHLY: 'Every month' },
  between: (min, max) => `From ${min} to ${max}`,
  steps: (min, max, step) => `From ${min} to ${max}, in steps of ${step}`,
  variables: 'Variables: {race}, {symptoms}, {username}',
  counter: (length, max) => `${length}/${max}`,
  state: {
    heading: 'State of the system',
    status: 'Status',
    open: 'Open',
    maintenance: 'Under maintenance',
    closed: 'Closed',
    sessions: 'Sessions',
    diseases: 'Diseases',
    accuracy: 'Accuracy',
  },
  reset: 'Reset',
  keep: 'Keep these settings',
  resetQuestion: 'Put all settings back to their default values?',
  resetWarning: 'Nothing is recorded until you save.',
  deletion: {
    question: (sessions, reports) =>
      `Delete ${[plural(sessions, 'session'), ...(reports > 0 ? [plural(reports, 'report')] : [])].join(' and ')}?`,
    warning: (days, before) =>
      `Sessions would be kept for ${days} days only. Those from before ${formatDate(before)}, with their reports, resolved or not, would be deleted within the hour, for good.`,
    confirm: 'Save and delete',
    cancel: 'Save nothing',
    failure: 'What would be deleted could not be counted: nothing is saved',
  },
  toCorrect: (count) => plural(count, 'setting to correct', 'settings to correct'),
  changedMeanwhile: (names) =>
    `Changed by somebody else meanwhile: ${names.join(', ')}. What you typed is kept; check, then save again.`,
  test: 'Try',
  save: 'Save',
  saving: 'Saving…',
  readOnly: 'Only managers and administrators change these settings. You can read and try them.',
  loadFailure: 'The settings could not be read',
  kept: 'This server does not keep these settings: they stay on this device.',
  thisDevice: 'Saved on this device',
} satisfies Translated<typeof fr.chatbotSettingsDeskMessages>
