import { adminOnly, type Row } from './row.ts'

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
