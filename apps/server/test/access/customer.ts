import type { Known } from '../harness.ts'
import { adminOnly, everyone, privileged, type Row, whenEmployed, whenSignedIn } from './row.ts'

const nowhere = () => ({ params: { id: '0197a000-0000-7000-8000-000000000000' } })
const nobodys = { params: { token: 'A'.repeat(43) } }
const whose = 'those of own restaurants and tasks; the house’s own for admins'

export const messageAccess: Record<string, Row> = {
  // Customers of the demo have an e-mail address: what the calls before wrote waits for a sender.
  listMessages: {
    sent: () => ({ query: { state: 'waiting' } }),
    ...whenEmployed(200),
    rows: 'of own restaurants',
    note: whose,
  },
  handOverMessage: { sent: nowhere, ...whenEmployed(404), note: whose },
  readMessageWish: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  saveMessageWish: {
    sent: () => ({ ...nobodys, body: { wish: 'answers' } }),
    ...everyone(404),
    note: 'whoever holds the link',
  },
  getMessageSwitches: privileged(200),
  updateMessageSwitches: { sent: () => ({ body: { off: [] } }), ...privileged(200) },
  retryMessage: { sent: nowhere, ...whenEmployed(404), note: whose },
}

/** A guest's order of one dish. */
export const guestOrder = ({ restaurant, dish }: Pick<Known, 'restaurant' | 'dish'>) => ({
  body: {
    idRestaurant: restaurant,
    idUser: '00000000-0000-0000-0000-000000000000',
    listDishNumber: [{ idDish: dish, number: 1 }],
    flatDelivered: false,
  },
})

export const orderAccess: Record<string, Row> = {
  listOrders: { ...whenSignedIn(200), rows: 'of own restaurants' },
  getOrder: { sent: ({ order }) => ({ params: { id: order } }), ...whenSignedIn(200), 'other owner': 404 },
  updateOrderStatus: {
    sent: ({ order }) => ({ params: { orderId: order }, body: { status: 'PENDING' } }),
    ...whenSignedIn(409),
    'other owner': 404,
  },
  createOrder: { sent: guestOrder, ...whenSignedIn(201), 'other owner': 403 },
}

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
