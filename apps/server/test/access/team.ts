import type { Known } from '../known.ts'
import { everyone, type Row, whenSignedIn } from './row.ts'

const nobodys = '00000000-0000-7000-8000-000000000000'
const ofRestaurant = ({ restaurant }: Known) => ({ params: { id: restaurant } })
const token = { params: { token: 'A'.repeat(43) } }

export const teamAccess: Record<string, Row> = {
  listMembers: { sent: ofRestaurant, ...whenSignedIn(200), 'other owner': 403 },
  removeMember: {
    sent: ({ restaurant }) => ({ params: { id: restaurant, memberId: nobodys } }),
    ...whenSignedIn(404),
    'other owner': 403,
    note: 'never the last one',
  },
  listInvitations: { sent: ofRestaurant, ...whenSignedIn(200), 'other owner': 403 },
  createInvitation: { sent: ofRestaurant, ...whenSignedIn(201), 'other owner': 403 },
  revokeInvitation: {
    sent: ({ restaurant }) => ({ params: { id: restaurant, invitationId: nobodys } }),
    ...whenSignedIn(404),
    'other owner': 403,
  },
  acceptInvitation: { sent: () => token, ...whenSignedIn(404), note: 'whoever holds the invitation, once' },
  registerInvited: {
    sent: () => ({
      ...token,
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
