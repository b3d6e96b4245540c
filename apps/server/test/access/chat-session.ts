import { type Row, signedIn } from './row.ts'

/** Sessions, reports and analytics of the chatbot belong to nobody: anyone signed in reads, asks, reports and resolves. */
export const chatSessionAccess: Record<string, Row> = {
  listChatSessions: signedIn(200),
  getChatSessionStats: signedIn(200),
  getChatSession: { sent: ({ session }) => ({ params: { id: session } }), ...signedIn(200) },
  createChatSession: { sent: () => ({ body: { race: 'Labrador', symptoms: ['toux'] } }), ...signedIn(201) },
  listReports: signedIn(200),
  // The first of them resolves it, the others come too late.
  resolveReport: {
    sent: ({ report }) => ({ params: { id: report }, body: { resolution: 'Cas documenté', updateDisease: false } }),
    ...signedIn(409),
    owner: 200,
  },
  createReport: {
    sent: ({ session }) => ({ body: { sessionId: session, feedback: 'Rien à voir' } }),
    ...signedIn(201),
  },
  getPopularSymptoms: signedIn(200),
  getPopularRaces: signedIn(200),
  getAccuracy: signedIn(200),
  getAnalytics: { sent: () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }), ...signedIn(200) },
}
