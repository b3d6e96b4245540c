import { expect, it } from 'vitest'
import { getDay } from './index.ts'

it('reads the counts of the day, and null for those that the answer lacks', () => {
  const orders = { PENDING: 3, CONFIRMED: 0, PREPARING: 2, READY: 1 }
  const rest = {
    reservationsToday: 5,
    pendingReservations: 17,
    pendingEventRequests: 10,
    pendingReviews: 25,
    oldReviews: 7,
    openNotices: 2,
    waitingAccounts: 1,
    messagesToHandOver: 3,
    messagesGivenUp: 1,
    messagesHeldUp: 0,
    messagesHeldUpSince: null,
    openReports: 9,
    oldReports: 4,
  }
  expect(getDay.response({ orders, ordersToday: 12, ...rest }, undefined)).toEqual({ orders, ordersToday: 12, ...rest })
  expect(getDay.response({ orders: { PENDING: 1 } }, undefined)).toEqual({
    orders: { PENDING: 1, CONFIRMED: null, PREPARING: null, READY: null },
    ordersToday: null,
    reservationsToday: null,
    pendingReservations: null,
    pendingEventRequests: null,
    pendingReviews: null,
    oldReviews: null,
    openNotices: null,
    waitingAccounts: null,
    messagesToHandOver: null,
    messagesGivenUp: null,
    messagesHeldUp: null,
    messagesHeldUpSince: null,
    openReports: null,
    oldReports: null,
  })
})
