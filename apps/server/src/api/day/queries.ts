import { type OpenOrderStatus, openOrderStatuses } from '@potager/domain/day'
import type { WallDate } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/scope.ts'

/** How many orders of the scope are in each open state, from the monthly totals rather than a count. */
export async function countOpenOrders(db: Queryable, scope: string | null): Promise<Record<OpenOrderStatus, number>> {
  const rows = await db.query<{ status: OpenOrderStatus; orders: number }>(
    `select status, sum(orders)::int as orders from order_month_rollup
     where ${inScope('restaurant_id')} and status = any($2::text[]) group by status`,
    [scope, openOrderStatuses],
  )
  const none = { PENDING: 0, CONFIRMED: 0, PREPARING: 0, READY: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, orders }) => [status, orders])) }
}

/** How many orders of the scope were taken on a Paris day. */
export async function countOrdersOn(db: Queryable, scope: string | null, day: WallDate): Promise<number> {
  const [row] = await db.query<{ orders: number }>(
    `select coalesce(sum(orders), 0)::int as orders from order_rollup where ${inScope('restaurant_id')} and day = $2::date`,
    [scope, day],
  )
  return row?.orders ?? 0
}

/** How many reservations of the scope start on a day and are not cancelled. */
export async function countReservationsOn(db: Queryable, scope: string | null, day: WallDate): Promise<number> {
  const [row] = await db.query<{ reservations: number }>(
    `select count(*)::int as reservations from booking
     where ${inScope('restaurant_id')} and kind = 'RESERVATION' and status <> 'CANCELLED'
       and starts_at >= $2::date and starts_at < $2::date + 1`,
    [scope, day],
  )
  return row?.reservations ?? 0
}

/** How many reports are open, by the totals of each day. */
export async function countOpenReports(db: Queryable): Promise<number> {
  const [row] = await db.query<{ reports: number }>(
    'select coalesce(sum(reports), 0)::int as reports from report_rollup where not resolved',
  )
  return row?.reports ?? 0
}

/** How many reports have been open for more than `days` days. */
export async function countOldReports(db: Queryable, days: number): Promise<number> {
  const [row] = await db.query<{ reports: number }>(
    `select count(*)::int as reports from report
     where not resolved and created_at < now() - make_interval(days => $1)`,
    [days],
  )
  return row?.reports ?? 0
}

/** How many accounts wait to be admitted, as administrators list them. */
export async function countWaitingAccounts(db: Queryable): Promise<number> {
  const [row] = await db.query<{ accounts: number }>(
    'select count(*)::int as accounts from account where erased_at is null and not approved and not suspended',
  )
  return row?.accounts ?? 0
}
