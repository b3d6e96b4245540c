import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { contract } from '@potager/domain/contract'
import { diagnosisSettingsFields } from './chatbot-settings.ts'
import { type Form, list, long, textField } from './field.ts'

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
