import type { contract } from '@potager/domain/contract'
import { reviewLimits } from '@potager/domain/review'
import { todayInParis } from '@potager/domain/time'
import { scopeOf } from '../auth/caller.ts'
import { countPending } from '../booking/queries.ts'
import { countOldPending } from '../review/queries.ts'
import type { Handlers, Services } from '../serve.ts'
import { countOldReports, countOpenOrders, countOrdersOn, countReservationsOn } from './queries.ts'

/** An open report is urgent after this many days. */
const OLD_REPORT_DAYS = 7

/** Handlers of the day's figures: what needs a manager's attention. */
export function dayHandlers({ db }: Services): Handlers<typeof contract.day> {
  return {
    getDay: async ({ caller }) => {
      const scope = scopeOf(caller)
      const today = todayInParis(Date.now())
      const [orders, ordersToday, reservationsToday, pending, oldReviews, oldReports] = await Promise.all([
        countOpenOrders(db, scope),
        countOrdersOn(db, scope, today),
        countReservationsOn(db, scope, today),
        countPending(db, scope),
        countOldPending(db, reviewLimits.oldDays),
        countOldReports(db, OLD_REPORT_DAYS),
      ])
      return {
        orders,
        ordersToday,
        reservationsToday,
        pendingReservations: pending.reservations,
        pendingEventRequests: pending.eventRequests,
        oldReviews,
        oldReports,
      }
    },
  }
}
