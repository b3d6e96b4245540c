import { type AnalyticsPeriod, daysOf } from '@potager/domain/analytics'
import { MOST_DISHES } from '@potager/domain/figures'
import { addDays, addMonths } from '@potager/domain/time'
import type { Database, Queryable } from '../../db/database.ts'
import { inScope, zoneSql } from '../../db/sql.ts'

/** A restaurant that figures are of. */
export type House = { id: string; name: string }

/** The restaurants of the scope by name, or one of them; none where it is not in the scope. */
export function findHouses(db: Queryable, scope: string | null, restaurantId: string | undefined): Promise<House[]> {
  return db.query<House>(
    `select id, name from restaurant where ${inScope('id')} and ($2::uuid is null or id = $2::uuid) order by sort_key, id`,
    [scope, restaurantId ?? null],
  )
}

/** What is counted: the restaurants, a period that is over or runs, and the same span before it. */
export type Counted = { houses: readonly string[]; period: AnalyticsPeriod; previous: AnalyticsPeriod }

/** The whole months of a period, by their first days, and the days before and after them. */
export function inMonths({ from, to }: AnalyticsPeriod): { months: string[]; days: AnalyticsPeriod[] } {
  const months: string[] = []
  const first = from.endsWith('-01') ? from : addMonths(`${from.slice(0, 7)}-01`, 1)
  let next = first
  while (addMonths(next, 1) <= addDays(to, 1)) {
    months.push(next)
    next = addMonths(next, 1)
  }
  if (months.length === 0) return { months, days: [{ from, to }] }
  const around = [
    { from, to: addDays(first, -1) },
    { from: next, to },
  ]
  return { months, days: around.filter((days) => days.from <= days.to) }
}

/** Orders and their amount in cents. */
export type Sold = { orders: number; cents: number }

/** The sums of one span, by restaurant or by day. */
export type SoldRow = Sold & { now: boolean; restaurantId: string | null; day: string | null }

/** The sums of one span by weekday, 0 for Monday, and hour. */
export type HourRow = Sold & { now: boolean; weekday: number; hour: number }

/** A dish with its portions and their amount in cents, in both spans. */
export type DishRow = {
  id: string
  name: string
  distinct: number
  portions: number
  cents: number
  previousPortions: number
  previousCents: number
}

/** What the previous span holds after the hour at which it is cut. */
export type RestRow = Sold & { restaurantId: string; hour: number }

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The first day of the restaurants' clocks with an order that counts, or null. */
async function findFirstSale(db: Queryable, houses: readonly string[]): Promise<string | null> {
  const [row] = await db.query<{ since: string | null }>(
    `select min(first.day)::text as since from unnest($1::uuid[]) as house(id)
     cross join lateral (select day from order_sold_rollup where restaurant_id = house.id and orders > 0
       order by day limit 1) first`,
    [houses],
  )
  return row?.since ?? null
}

/** The sums of both spans by restaurant and by day; the days are those of the period. */
function findSold(db: Queryable, { houses, period, previous }: Counted): Promise<SoldRow[]> {
  return db.query<SoldRow>(
    `select now, restaurant_id as "restaurantId", day::text as day, sum(orders)::int as orders, sum(cents)::float8 as cents
     from (
       select day >= $2::date as now, restaurant_id, case when day >= $2::date then day end as day, orders, cents
       from order_sold_rollup where restaurant_id = any($1::uuid[]) and day between $3::date and $4::date
     ) kept group by grouping sets ((now, restaurant_id), (now, day))`,
    [houses, period.from, previous.from, period.to],
  )
}

/** Days that are read one by one, of both spans, and whole months. */
function spansOf({ period, previous }: Counted) {
  const [now, before] = [inMonths(period), inMonths(previous)]
  const days = [...before.days, ...now.days]
  return {
    first: days.map(({ from }) => from),
    last: days.map(({ to }) => to),
    months: [...before.months, ...now.months],
  }
}

/**
 * SQL of the rows of kept sums on the days from $3 to $4, pair by pair, of the restaurants in $1. The offset keeps the planner
 * from reading all days and throwing most away.
 */
const onDays = (table: string, columns: string) => `unnest($1::uuid[]) as house(id)
       cross join unnest($3::date[], $4::date[]) as span(first, last)
       cross join lateral (select day, ${columns} from ${table}
         where restaurant_id = house.id and day between span.first and span.last offset 0) d`

/** The sums of both spans by the hours of the week: of whole months, and of the days around them. */
function findHours(db: Queryable, counted: Counted): Promise<HourRow[]> {
  const { first, last, months } = spansOf(counted)
  return db.query<HourRow>(
    `with kept as (
       select d.day >= $2::date as now, (d.day - date '2001-01-01') % 7 as weekday, d.hour, d.orders, d.cents
       from ${onDays('order_hour_rollup', 'hour, orders, cents')}
       union all
       select month >= $2::date, weekday, hour, orders, cents from order_hour_month_rollup
       where restaurant_id = any($1::uuid[]) and month = any($5::date[])
     )
     select now, weekday::int as weekday, hour::int as hour, sum(orders)::int as orders, sum(cents)::float8 as cents
     from kept group by 1, 2, 3 having sum(orders) > 0`,
    [counted.houses, counted.period.from, first, last, months],
  )
}

/** The dishes that brought in most, with how many were sold at all. */
function findDishes(db: Queryable, counted: Counted): Promise<DishRow[]> {
  const { first, last, months } = spansOf(counted)
  return db.query<DishRow>(
    `with kept as (
       select d.dish_id, d.day >= $2::date as now, d.portions, d.cents
       from ${onDays('order_dish_rollup', 'dish_id, portions, cents')}
       union all
       select dish_id, month >= $2::date, portions, cents from order_dish_month_rollup
       where restaurant_id = any($1::uuid[]) and month = any($5::date[])
     ), sums as (
       select dish_id, coalesce(sum(portions) filter (where now), 0)::int as portions,
         coalesce(sum(cents) filter (where now), 0)::float8 as cents,
         coalesce(sum(portions) filter (where not now), 0)::int as before,
         coalesce(sum(cents) filter (where not now), 0)::float8 as cents_before
       from kept group by dish_id
     )
     select d.id, d.name, (count(*) over ())::int as "distinct", s.portions, s.cents, s.before as "previousPortions",
       s.cents_before as "previousCents"
     from sums s join dish d on d.id = s.dish_id where s.portions > 0
     order by s.cents desc, d.sort_key, d.id limit $6::int`,
    [counted.houses, counted.period.from, first, last, months, MOST_DISHES],
  )
}

/**
 * SQL of the previous span's orders after its cut, as many days before now on each restaurant's clock; its parameters
 * are those of `restParams`. The instants leave room for any clock.
 */
const rest = `customer_order o join restaurant r on r.id = o.restaurant_id
     cross join lateral (select o.created_at at time zone ${zoneSql('r')} as taken,
       to_timestamp($2::float8) at time zone ${zoneSql('r')} - make_interval(days => $5::int) as cut) clock
     where o.restaurant_id = any($1::uuid[]) and o.status <> 'CANCELED'
       and o.created_at >= to_timestamp($3::float8) and o.created_at < to_timestamp($4::float8)
       and clock.taken > clock.cut and clock.taken::date between $6::date and $7::date`

function restParams({ houses, period, previous }: Counted, now: number): unknown[] {
  const days = daysOf(period)
  const from = now - days * DAY_MS - 2 * HOUR_MS
  const to = Date.parse(previous.to) + 2 * DAY_MS
  return [houses, now / 1000, from / 1000, to / 1000, days, previous.from, previous.to]
}

/** What was sold after the cut; nothing once the period is over. */
function findRest(db: Queryable, counted: Counted, now: number): Promise<RestRow[]> {
  return db.query<RestRow>(
    `select o.restaurant_id as "restaurantId", extract(hour from clock.taken)::int as hour, count(*)::int as orders,
       sum(o.total_cents)::float8 as cents
     from ${rest} group by 1, 2`,
    restParams(counted, now),
  )
}

/** The dishes sold after the cut, by their id. */
function findRestOfDishes(db: Queryable, counted: Counted, now: number) {
  return db.query<{ id: string; portions: number; cents: number }>(
    `with late as materialized (select o.id from ${rest})
     select l.dish_id as id, sum(l.quantity)::int as portions, sum(l.quantity::bigint * l.unit_price_cents)::float8 as cents
     from late join order_line l on l.order_id = late.id group by 1`,
    restParams(counted, now),
  )
}

/** Reads what the figures of orders are made of, three queries at a time: one screen must not take the whole pool. */
export async function countOrders(db: Database, counted: Counted, now: number) {
  const [hours, [sold, dishes], [since, late, lateDishes]] = await Promise.all([
    findHours(db, counted),
    (async () => [await findSold(db, counted), await findDishes(db, counted)] as const)(),
    (async () =>
      [
        await findFirstSale(db, counted.houses),
        await findRest(db, counted, now),
        await findRestOfDishes(db, counted, now),
      ] as const)(),
  ])
  return { since, sold, hours, dishes, late, lateDishes }
}
export type OrderCounts = Awaited<ReturnType<typeof countOrders>>
