import { everyone, type Row } from './row.ts'

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
