import type { Resource } from '@potager/domain/api'
import { opensResource } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { type OpenOrderStatus, openOrderStatuses } from '@potager/domain/day'
import { reviewLimits } from '@potager/domain/review'
import { todayInParis, type WallDate } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { mayCall, scopeOf } from '../auth/caller.ts'
import { countPending } from '../booking/wishes.ts'
import { countMessages, findHeldUp } from '../message/queries.ts'
import { countOpen as countOpenNotices } from '../notice/queries.ts'
import { countByStatus, countOldPending } from '../review/queries.ts'
import type { Handlers, Services } from '../serve.ts'

/** How many orders of the scope are in each open state, from the monthly totals rather than a count. */
async function countOpenOrders(db: Queryable, scope: string | null): Promise<Record<OpenOrderStatus, number>> {
  const rows = await db.query<{ status: OpenOrderStatus; orders: number }>(
    `select status, sum(orders)::int as orders from order_month_rollup
     where ${inScope('restaurant_id')} and status = any($2::text[]) group by status`,
    [scope, openOrderStatuses],
  )
  const none = { PENDING: 0, CONFIRMED: 0, PREPARING: 0, READY: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, orders }) => [status, orders])) }
}

/** How many orders of the scope were taken on a Paris day. */
async function countOrdersOn(db: Queryable, scope: string | null, day: WallDate): Promise<number> {
  const [row] = await db.query<{ orders: number }>(
    `select coalesce(sum(orders), 0)::int as orders from order_rollup where ${inScope('restaurant_id')} and day = $2::date`,
    [scope, day],
  )
  return row?.orders ?? 0
}

/** How many reservations of the scope start on a day and are not cancelled. */
async function countReservationsOn(db: Queryable, scope: string | null, day: WallDate): Promise<number> {
  const [row] = await db.query<{ reservations: number }>(
    `select count(*)::int as reservations from booking
     where ${inScope('restaurant_id')} and kind = 'RESERVATION' and status <> 'CANCELLED'
       and starts_at >= $2::date and starts_at < $2::date + 1`,
    [scope, day],
  )
  return row?.reservations ?? 0
}

/** How many reports are open, by the totals of each day. */
async function countOpenReports(db: Queryable): Promise<number> {
  const [row] = await db.query<{ reports: number }>(
    'select coalesce(sum(reports), 0)::int as reports from report_rollup where not resolved',
  )
  return row?.reports ?? 0
}

/** How many reports have been open for more than `days` days. */
async function countOldReports(db: Queryable, days: number): Promise<number> {
  const [row] = await db.query<{ reports: number }>(
    `select count(*)::int as reports from report
     where not resolved and created_at < now() - make_interval(days => $1)`,
    [days],
  )
  return row?.reports ?? 0
}

/** How many accounts wait to be admitted, as administrators list them. */
async function countWaitingAccounts(db: Queryable): Promise<number> {
  const [row] = await db.query<{ accounts: number }>(
    'select count(*)::int as accounts from account where erased_at is null and not approved and not suspended',
  )
  return row?.accounts ?? 0
}

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
