import { type Row, whenSignedIn } from './row.ts'

const nobodys = '01955b3b-ca80-7000-8000-000000000000'

export const accountAccess: Record<string, Row> = {
  listOwnSessions: { ...whenSignedIn(200), rows: 'own' },
  endOwnSession: { sent: () => ({ params: { id: nobodys } }), ...whenSignedIn(404), note: 'one’s own sessions' },
  endOtherSessions: { sent: () => ({ body: undefined }), ...whenSignedIn(200), note: 'one’s own sessions' },
  changePassword: {
    sent: () => ({ body: { currentPassword: 'non', newPassword: 'Potager#2027' } }),
    ...whenSignedIn(400),
    note: 'one’s own, with the current password',
  },
}
