import { type Row, whenEmployed } from './row.ts'

export const diagnosisAccess: Record<string, Row> = {
  tryDiagnosis: { sent: () => ({ body: { symptoms: ['toux'], race: 'Siamois' } }), ...whenEmployed(200) },
}
