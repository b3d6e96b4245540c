import { adminOnly, everyone, type Row, whenEmployed, whenSignedIn } from './row.ts'

export const dayAccess: Record<string, Row> = {
  getDay: {
    rows: 'of own restaurants',
    shared: ['pendingReviews', 'oldReviews', 'openNotices', 'waitingAccounts', 'openReports', 'oldReports'],
    ...whenEmployed(200),
    note: 'reviews and reports, everybody’s; the house’s messages, admins’',
  },
}

export const firstStepsAccess: Record<string, Row> = {
  getFirstSteps: {
    rows: 'of own restaurants',
    shared: ['menu'],
    ...whenSignedIn(200),
    note: 'the menu, everybody’s; the name, asked of administrators',
  },
}

/** The current rights of the demo's owner. */
export const sameRights = { role: 'RESTAURANT_OWNER', approved: true, suspended: false }

export const userAccess: Record<string, Row> = {
  listUsers: adminOnly(200),
  getUser: { sent: ({ user }) => ({ params: { id: user } }), ...adminOnly(200) },
  updateUser: {
    sent: ({ user }) => ({ params: { id: user }, body: sameRights }),
    ...adminOnly(200),
    note: 'not one’s own role or suspension',
  },
}

export const authAccess: Record<string, Row> = {
  login: { sent: () => ({ body: { username: 'personne', password: 'non' } }), ...everyone(400) },
  register: { sent: () => ({ body: {} }), ...everyone(400) },
  logout: { sent: () => ({ body: { refreshToken: 'inconnu' } }), ...everyone(200) },
  refreshToken: { sent: () => ({ body: { refreshToken: 'inconnu' } }), ...everyone(401) },
}

const nobodys = '01955b3b-ca80-7000-8000-000000000000'

export const accountAccess: Record<string, Row> = {
  listOwnSessions: { ...whenSignedIn(200), rows: 'own' },
  endOwnSession: { sent: () => ({ params: { id: nobodys } }), ...whenSignedIn(404), note: 'one’s own sessions' },
  endOtherSessions: { sent: () => ({ body: undefined }), ...whenSignedIn(200), note: 'one’s own sessions' },
  getOwnAccount: { ...whenSignedIn(200), rows: 'own' },
  updateOwnAccount: {
    sent: () => ({ body: { firstName: 'Ana', lastName: 'Roux', email: 'ana@exemple.fr', currentPassword: 'non' } }),
    ...whenSignedIn(400),
    note: 'one’s own, with the current password',
  },
  changePassword: {
    sent: () => ({ body: { currentPassword: 'non', newPassword: 'Potager#2027' } }),
    ...whenSignedIn(400),
    note: 'one’s own, with the current password',
  },
}
