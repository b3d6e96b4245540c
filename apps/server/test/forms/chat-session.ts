import { contract } from '@potager/domain/contract'
import { type Form, flag, list, textField } from './field.ts'

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
