import { type Row, whenEmployed } from './row.ts'

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
