import { defaultChatbotSettings, messageNames, settingsLimits } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { newDiseaseBody, newSign } from '../access/chatbot.ts'
import { type Form, type FormField, flag, list, long, textField, versionField } from './field.ts'

const bounded = (path: string, { min, max, step }: { min: number; max: number; step: number }): FormField => ({
  path,
  required: true,
  bad: [null, '30', [], min - step, max + step, min + step / 3, -1e9, 1e300],
})

/** The fields of the diagnosis settings, under any path. */
const diagnosisSettingsFields = (at: string): FormField[] => [
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

export const assistantForms: Record<string, Form> = {
  consultAssistant: {
    endpoint: contract.assistant.consultAssistant,
    valid: () => ({ race: 'Labrador', symptoms: ['toux', 'fièvre'] }),
    fields: [
      textField('race', 100),
      { ...list('symptoms', [[], Array.from({ length: 51 }, () => 'toux')]), required: true },
      textField('symptoms.0', 100, false),
      { path: 'symptoms.1', bad: ['', '   '] },
    ],
  },
  reportConsultation: {
    endpoint: contract.assistant.reportConsultation,
    valid: () => ({ feedback: 'Rien à voir' }),
    fields: [textField('feedback', 2000)],
  },
}

const fields: Form['fields'] = [
  textField('name', 100),
  {
    ...list('words', [
      [],
      [''],
      ['  '],
      ['?'],
      [null],
      [long(101)],
      Array.from({ length: 31 }, () => 'tousse'),
      'tousse',
    ]),
    required: true,
  },
]

export const signForms: Record<string, Form> = {
  createSign: { endpoint: contract.sign.createSign, valid: () => newSign('hoquet'), fields },
  updateSign: {
    endpoint: contract.sign.updateSign,
    params: ({ sign }) => ({ id: sign }),
    valid: () => ({ ...newSign('hoquet'), version: 1 }),
    fields: [...fields, versionField],
  },
}

export const chatSessionForms: Record<string, Form> = {
  createChatSession: {
    endpoint: contract.chatSession.createChatSession,
    valid: () => ({ race: 'Labrador', symptoms: ['toux', 'fièvre'] }),
    fields: [
      textField('race', 100),
      { ...list('symptoms', [[], Array.from({ length: 51 }, () => 'toux')]), required: true },
      textField('symptoms.0', 100, false),
      { path: 'symptoms.1', bad: ['', '   '] },
    ],
  },
  createReport: {
    endpoint: contract.report.createReport,
    valid: ({ session }) => ({ sessionId: session, feedback: 'Rien à voir', actualDiagnosis: 'Teigne' }),
    fields: [
      { path: 'sessionId', required: true, bad: [null, '', 'abc', 1, '0197a000-0000-7000-8000-000000000000'] },
      textField('feedback', 2000),
      textField('actualDiagnosis', 120, false),
    ],
  },
  resolveReport: {
    endpoint: contract.report.resolveReport,
    valid: () => ({ resolution: 'Cas documenté', updateDisease: true }),
    fields: [textField('resolution', 2000), flag('updateDisease', true)],
  },
}

export const diagnosisForms: Record<string, Form> = {
  tryDiagnosis: {
    endpoint: contract.diagnosis.tryDiagnosis,
    valid: () => ({ symptoms: ['toux'], race: 'Siamois', settings: defaultChatbotSettings.diagnosis }),
    fields: [
      { ...list('symptoms', [[], ['  '], [null], [long(101)]]), required: true },
      textField('race', 100),
      { path: 'settings', bad: [null, 1, 'DEFAULT', [], {}] },
      ...diagnosisSettingsFields('settings'),
    ],
  },
}

const entries = (path: string) => ({
  ...list(path, [[], [''], ['  '], [null], [long(101)], Array.from({ length: 51 }, () => 'toux'), 'toux, fièvre']),
  required: true,
})

const body: Pick<Form, 'valid' | 'fields'> = {
  valid: () => newDiseaseBody('Pharyngite'),
  fields: [
    textField('name', 120),
    textField('description', 2000),
    textField('advice', 2000),
    textField('prevention', 2000, false),
    { path: 'urgency', required: true, bad: [null, '', 'URGENT', 'low', 1] },
    entries('symptoms'),
    entries('affectedRaces'),
  ],
}

export const diseaseForms: Record<string, Form> = {
  createDisease: { endpoint: contract.disease.createDisease, ...body },
  updateDisease: {
    endpoint: contract.disease.updateDisease,
    params: ({ disease }) => ({ id: disease }),
    ...body,
  },
  importDiseases: {
    endpoint: contract.disease.importDiseases,
    valid: () => ({
      rows: [{ ...newDiseaseBody('Pharyngite'), row: 2, id: '0197a000-0000-7000-8000-000000000000' }],
      apply: true,
    }),
    fields: [
      {
        ...list('rows', [[], Array.from({ length: 501 }, (_, i) => ({ ...newDiseaseBody(`N ${i}`), row: i + 1 }))]),
        required: true,
      },
      flag('apply', true),
      { path: 'digest', bad: [null, 1, [], long(101)] },
      { path: 'rows.0', bad: [null, 1, 'x', [], {}] },
      { path: 'rows.0.row', required: true, bad: [null, '2', 0, 1.5, 1e300] },
      { path: 'rows.0.id', bad: [null, 1, 'x', ''] },
      ...body.fields.map((field) => ({ ...field, path: `rows.0.${field.path}` })),
    ],
  },
}
