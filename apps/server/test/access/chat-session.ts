import { type Row, whenSignedIn } from './row.ts'

/** Sessions, reports and analytics of the chatbot belong to nobody: anyone signed in reads, asks, reports and resolves. */
export const chatSessionAccess: Record<string, Row> = {
  listChatSessions: whenSignedIn(200),
  getChatSessionStats: whenSignedIn(200),
  getChatSession: { sent: ({ session }) => ({ params: { id: session } }), ...whenSignedIn(200) },
  createChatSession: { sent: () => ({ body: { race: 'Labrador', symptoms: ['toux'] } }), ...whenSignedIn(201) },
  listReports: whenSignedIn(200),
  // The first caller resolves it; the others are too late.
  resolveReport: {
    sent: ({ report }) => ({ params: { id: report }, body: { resolution: 'Cas documenté', updateDisease: false } }),
    ...whenSignedIn(409),
    owner: 200,
  },
  createReport: {
    sent: ({ session }) => ({ body: { sessionId: session, feedback: 'Rien à voir' } }),
    ...whenSignedIn(201),
  },
  getPopularSymptoms: whenSignedIn(200),
  getPopularRaces: whenSignedIn(200),
  getAccuracy: whenSignedIn(200),
  getAnalytics: { sent: () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }), ...whenSignedIn(200) },
}
