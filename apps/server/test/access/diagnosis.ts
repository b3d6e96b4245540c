import { type Row, signedIn } from './row.ts'

export const diagnosisAccess: Record<string, Row> = {
  tryDiagnosis: { sent: () => ({ body: { symptoms: ['toux'], race: 'Siamois' } }), ...signedIn(200) },
}
