import { type Row, whenSignedIn } from './row.ts'

export const firstStepsAccess: Record<string, Row> = {
  getFirstSteps: {
    rows: 'of own restaurants',
    shared: ['menu'],
    ...whenSignedIn(200),
    note: 'the menu, everybody’s; the name, asked of administrators',
  },
}
