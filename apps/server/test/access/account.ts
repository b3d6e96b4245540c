import { defaultWords } from '@potager/domain/config'
import { addDays, todayInParis } from '@potager/domain/time'
import type { Known } from '../harness.ts'
import { adminOnly, everyone, type Row, whenEmployed, whenSignedIn } from './row.ts'

const month = () => {
  const endDate = todayInParis(Date.now())
  return { query: { startDate: addDays(endDate, -29), endDate } }
}

export const figuresAccess: Record<string, Row> = {
  getOrderFigures: { sent: month, rows: 'of own restaurants', listed: 'days', ...whenEmployed(200) },
  getBookingFigures: { sent: month, rows: 'of own restaurants', listed: 'days', ...whenEmployed(200) },
}

export const auditAccess: Record<string, Row> = {
  getHistory: {
    sent: ({ event }) => ({ params: { resource: 'event-request', id: event } }),
    ...whenEmployed(200),
    rows: 'of own restaurants',
    note: 'of what belongs to no restaurant, everybody’s',
  },
  listAudit: adminOnly(200),
  getAuditEntry: { sent: () => ({ params: { id: '0197a000-0000-7000-8000-000000000000' } }), ...adminOnly(404) },
}

export const retentionAccess: Record<string, Row> = {
  getCustomerRetention: adminOnly(200),
  updateCustomerRetention: { sent: () => ({ body: { years: null } }), ...adminOnly(200) },
  previewCustomerRetention: { sent: () => ({ query: { years: '3' } }), ...adminOnly(200) },
}

export const capabilityAccess: Record<string, Row> = {
  getCapabilities: everyone(200),
}

export const houseAccess: Record<string, Row> = {
  getHouse: everyone(200),
  updateHouse: { sent: () => ({ body: { ...defaultWords, accent: '', email: '', phone: '' } }), ...adminOnly(200) },
}

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

const noSession = '01955b3b-ca80-7000-8000-000000000000'

export const accountAccess: Record<string, Row> = {
  listOwnSessions: { ...whenSignedIn(200), rows: 'own' },
  endOwnSession: { sent: () => ({ params: { id: noSession } }), ...whenSignedIn(404), note: 'one’s own sessions' },
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

const noLink = { params: { token: 'A'.repeat(43) } }

export const accountLinkAccess: Record<string, Row> = {
  createPasswordLink: {
    sent: ({ user }) => ({ params: { id: user } }),
    ...adminOnly(201),
    note: 'not for one’s own account',
  },
  readAccountLink: { sent: () => noLink, ...everyone(404), note: 'whoever holds the link' },
  resetPassword: {
    sent: () => ({ ...noLink, body: { newPassword: 'Ciboule-et-basilic-7' } }),
    ...everyone(404),
    note: 'whoever holds the link, once',
  },
}

const noMember = '00000000-0000-7000-8000-000000000000'
const ofRestaurant = ({ restaurant }: Known) => ({ params: { id: restaurant } })
const noInvitation = { params: { token: 'A'.repeat(43) } }

export const teamAccess: Record<string, Row> = {
  listMembers: { sent: ofRestaurant, ...whenSignedIn(200), 'other owner': 403 },
  removeMember: {
    sent: ({ restaurant }) => ({ params: { id: restaurant, memberId: noMember } }),
    ...whenSignedIn(404),
    'other owner': 403,
    note: 'never the last one',
  },
  listInvitations: { sent: ofRestaurant, ...whenSignedIn(200), 'other owner': 403 },
  createInvitation: { sent: ofRestaurant, ...whenSignedIn(201), 'other owner': 403 },
  revokeInvitation: {
    sent: ({ restaurant }) => ({ params: { id: restaurant, invitationId: noMember } }),
    ...whenSignedIn(404),
    'other owner': 403,
  },
  acceptInvitation: { sent: () => noInvitation, ...whenSignedIn(404), note: 'whoever holds the invitation, once' },
  registerInvited: {
    sent: () => ({
      ...noInvitation,
      body: {
        username: 'invitee',
        email: 'invitee@exemple.fr',
        firstName: 'Ana',
        lastName: 'Roux',
        password: 'Ciboule-et-7',
      },
    }),
    ...everyone(404),
    note: 'whoever holds the invitation, once',
  },
}
