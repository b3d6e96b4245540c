import { contract } from '@potager/domain/contract'
import { type Form, list, textField } from './field.ts'

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
