import { type Row, whenSignedIn } from './row.ts'

export const diagnosisAccess: Record<string, Row> = {
  tryDiagnosis: { sent: () => ({ body: { symptoms: ['toux'], race: 'Siamois' } }), ...whenSignedIn(200) },
}
