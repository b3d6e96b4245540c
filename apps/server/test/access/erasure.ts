import { adminOnly, privileged, type Row } from './row.ts'

export const erasureAccess: Record<string, Row> = {
  exportCustomer: { sent: ({ customer }) => ({ params: { id: customer } }), ...privileged(200) },
  // An order of theirs is open.
  eraseCustomer: {
    sent: ({ customer }) => ({ params: { id: customer } }),
    ...privileged(409),
    note: 'not while a booking is to come or an order open',
  },
  // A restaurant has nobody else.
  eraseUser: {
    sent: ({ user }) => ({ params: { id: user } }),
    ...adminOnly(409),
    note: 'not one’s own, nor while a restaurant has nobody else',
  },
  exportUser: { sent: ({ user }) => ({ params: { id: user } }), ...adminOnly(200) },
}
