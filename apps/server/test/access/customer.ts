import { type Row, whenSignedIn } from './row.ts'

/** Each attempt makes another customer. */
let attempts = 0
const another = () => {
  attempts += 1
  return { fullName: `Cléa Roux ${attempts}`, email: `clea${attempts}@exemple.fr` }
}

const ofOwn = { ...whenSignedIn(200), 'other owner': 404 }

export const customerAccess: Record<string, Row> = {
  listCustomers: { ...whenSignedIn(200), rows: 'of own restaurants' },
  searchCustomers: { sent: () => ({ query: { name: 'a' } }), ...whenSignedIn(200), rows: 'of own restaurants' },
  createCustomer: {
    sent: () => ({ body: another() }),
    ...whenSignedIn(201),
    'new owner': 403,
    note: 'an owner’s customer belongs to an own restaurant',
  },
  getCustomer: {
    sent: ({ customer }) => ({ params: { id: customer } }),
    ...ofOwn,
    note: 'figures of own restaurants',
  },
  importCustomers: { sent: () => ({ body: { rows: [{ ...another(), row: 1 }], apply: false } }), ...whenSignedIn(200) },
  // The first caller changes it.
  updateCustomer: {
    sent: ({ customer }) => ({ params: { id: customer }, body: { ...another(), version: 1 } }),
    ...whenSignedIn(409),
    owner: 200,
    'other owner': 404,
  },
  // No customer is merged with itself.
  mergeCustomers: {
    sent: ({ customer }) => ({ params: { id: customer }, body: { other: customer, version: 1, otherVersion: 1 } }),
    ...whenSignedIn(409),
    note: 'both of own restaurants',
  },
  // Nothing was merged.
  resumeMessages: { sent: ({ customer }) => ({ params: { id: customer } }), ...whenSignedIn(200), 'other owner': 404 },
  undoMerge: { sent: ({ customer }) => ({ params: { id: customer } }), ...whenSignedIn(409), 'other owner': 404 },
}
