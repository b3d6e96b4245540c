import { adminOnly, everyone, type Row } from './row.ts'

const nobodys = { params: { token: 'A'.repeat(43) } }

export const accountLinkAccess: Record<string, Row> = {
  createPasswordLink: {
    sent: ({ user }) => ({ params: { id: user } }),
    ...adminOnly(201),
    note: 'not for one’s own account',
  },
  readAccountLink: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  resetPassword: {
    sent: () => ({ ...nobodys, body: { newPassword: 'Ciboule-et-basilic-7' } }),
    ...everyone(404),
    note: 'whoever holds the link, once',
  },
}
