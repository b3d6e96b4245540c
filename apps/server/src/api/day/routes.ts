import type { Resource } from '@potager/domain/api'
import { opensResource } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { reviewLimits } from '@potager/domain/review'
import { todayInParis } from '@potager/domain/time'
import { mayCall, scopeOf } from '../auth/caller.ts'
import { countPending } from '../booking/wishes.ts'
import { countMessages, findHeldUp } from '../message/queries.ts'
import { countOpen as countOpenNotices } from '../notice/queries.ts'
import { countByStatus, countOldPending } from '../review/queries.ts'
import type { Handlers, Services } from '../serve.ts'
import {
  countOldReports,
  countOpenOrders,
  countOpenReports,
  countOrdersOn,
  countReservationsOn,
  countWaitingAccounts,
} from './queries.ts'

/** An open report is urgent after this many days. */
const OLD_REPORT_DAYS = 7

/** Handlers of the day's figures: what needs a manager's attention. */
export function dayHandlers({ db }: Services): Handlers<typeof contract.day> {
  return {
    getDay: async ({ caller }) => {
      const scope = scopeOf(caller)
      const today = todayInParis(Date.now())
      /** A count that the caller's tasks open, else null. */
      const counted = async <Count>(resource: Resource, count: () => Promise<Count>) =>
        opensResource(caller.tasks, resource) ? count() : null
      const [orders, ordersToday, reservationsToday, pending] = await Promise.all([
        counted('orders', () => countOpenOrders(db, scope)),
        counted('orders', () => countOrdersOn(db, scope, today)),
        counted('reservations', () => countReservationsOn(db, scope, today)),
        counted('reservations', () => countPending(db, scope)),
      ])
      const [reviews, oldReviews, openNotices, messages, heldUp, openReports, oldReports] = await Promise.all([
        counted('reviews', () => countByStatus(db)),
        counted('reviews', () => countOldPending(db, reviewLimits.oldDays)),
        counted('notices', () => countOpenNotices(db)),
        counted('messages', () => countMessages(db, caller, 'to-hand-over')),
        counted('messages', () => findHeldUp(db, caller)),
        counted('reports', () => countOpenReports(db)),
        counted('reports', () => countOldReports(db, OLD_REPORT_DAYS)),
      ])
      const waitingAccounts = mayCall('admin', caller) ? await countWaitingAccounts(db) : null
      return {
        orders: orders ?? { PENDING: null, CONFIRMED: null, PREPARING: null, READY: null },
        ordersToday,
        reservationsToday,
        pendingReservations: pending && pending.reservations,
        pendingEventRequests: pending && pending.eventRequests,
        pendingReviews: reviews && reviews.PENDING,
        oldReviews,
        openNotices,
        messagesToHandOver: messages && messages.toHandOver,
        messagesGivenUp: messages && messages.givenUp,
        messagesHeldUp: messages && (heldUp?.messages ?? 0),
        messagesHeldUpSince: heldUp && heldUp.since.toISOString(),
        waitingAccounts,
        openReports,
        oldReports,
      }
    },
  }
}
