import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { everyone, privileged, type Row, whenEmployed } from './row.ts'

/** Sessions, reports and analytics of the chatbot belong to nobody: who works for a restaurant reads, asks, reports and resolves. */
export const chatSessionAccess: Record<string, Row> = {
  listChatSessions: whenEmployed(200),
  getChatSessionStats: whenEmployed(200),
  getChatSession: { sent: ({ session }) => ({ params: { id: session } }), ...whenEmployed(200) },
  createChatSession: { sent: () => ({ body: { race: 'Labrador', symptoms: ['toux'] } }), ...whenEmployed(201) },
  listReports: whenEmployed(200),
  // The first caller resolves it; the others are too late.
  resolveReport: {
    sent: ({ report }) => ({ params: { id: report }, body: { resolution: 'Cas documenté', updateDisease: false } }),
    ...whenEmployed(409),
    owner: 200,
  },
  createReport: {
    sent: ({ session }) => ({ body: { sessionId: session, feedback: 'Rien à voir' } }),
    ...whenEmployed(201),
  },
  getPopularSymptoms: whenEmployed(200),
  getPopularRaces: whenEmployed(200),
  getAccuracy: whenEmployed(200),
  getAnalytics: { sent: () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }), ...whenEmployed(200) },
}

/** The assistant does not identify callers: refusals are the same for all. */
export const assistantAccess: Record<string, Row> = {
  getAssistant: everyone(200),
  consultAssistant: { sent: () => ({ body: { race: 'Labrador', symptoms: ['toux'] } }), ...everyone(201) },
  // Its session ended long ago.
  getConsultation: { sent: ({ session }) => ({ params: { id: session } }), ...everyone(404) },
  reportConsultation: {
    sent: ({ session }) => ({ params: { id: session }, body: { feedback: 'Rien à voir' } }),
    ...everyone(404),
  },
}

export const chatbotSettingsAccess: Record<string, Row> = {
  getChatbotSettings: whenEmployed(200),
  previewRetention: { sent: () => ({ query: { days: '30' } }), ...privileged(200) },
  updateChatbotSettings: { sent: () => ({ body: defaultChatbotSettings }), ...privileged(200) },
}

export const diagnosisAccess: Record<string, Row> = {
  tryDiagnosis: { sent: () => ({ body: { symptoms: ['toux'], race: 'Siamois' } }), ...whenEmployed(200) },
}

/** A valid disease with every field. */
export const newDiseaseBody = (name: string) => ({
  name,
  description: 'Irritation de la gorge.',
  urgency: 'LOW',
  advice: 'Consultez un vétérinaire.',
  prevention: 'Éviter les courants d’air.',
  symptoms: ['toux', 'fièvre'],
  affectedRaces: ['toutes'],
})

/** Each attempt needs its own name. */
let attempts = 0
const another = () => {
  attempts += 1
  return newDiseaseBody(`Maladie numéro ${attempts}`)
}

export const diseaseAccess: Record<string, Row> = {
  listDiseases: whenEmployed(200),
  createDisease: { sent: () => ({ body: another() }), ...whenEmployed(201) },
  updateDisease: { sent: ({ disease }) => ({ params: { id: disease }, body: another() }), ...whenEmployed(200) },
  // The first caller deletes it.
  deleteDisease: { sent: ({ disease }) => ({ params: { id: disease } }), ...whenEmployed(404), owner: 200 },
  importDiseases: { sent: () => ({ body: { rows: [{ ...another(), row: 1 }], apply: false } }), ...whenEmployed(200) },
  // Already deleted by the first caller.
  getDiseaseMentions: { sent: ({ disease }) => ({ params: { id: disease } }), ...whenEmployed(404) },
}

/** A valid sign; each attempt needs its own name. */
export const newSign = (name: string) => ({ name, words: ['hoquette', 'a le hoquet'] })

let signs = 0
const anotherSign = () => {
  signs += 1
  return newSign(`hoquet numéro ${signs}`)
}

export const signAccess: Record<string, Row> = {
  listSigns: whenEmployed(200),
  createSign: { sent: () => ({ body: anotherSign() }), ...whenEmployed(201) },
  // The first caller edits it; the others send an outdated version.
  updateSign: {
    sent: ({ sign }) => ({ params: { id: sign }, body: { ...anotherSign(), version: 1 } }),
    ...whenEmployed(409),
    owner: 200,
  },
  // The first caller deletes it.
  deleteSign: { sent: ({ sign }) => ({ params: { id: sign } }), ...whenEmployed(404), owner: 200 },
}
