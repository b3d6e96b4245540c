import { RETENTION_NIGHTS, type RetentionChange } from '@potager/domain/retention'
import { addMonths, todayInParis, wallToInstant } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { withDoubles } from '../customer/queries.ts'
import { reviewsOf } from '../visit-review/queries.ts'

/** Names in a preview. */
const FIRST = 20

/** The stored choice; no number of years, as version 0, while none is stored. */
export async function findRetention(db: Queryable): Promise<{ years: number | null; version: number }> {
  const [row] = await db.query<{ years: number | null; version: number }>('select years, version from retention')
  return row ?? { years: null, version: 0 }
}

/**
 * Stores the choice over the version that was read, or over any when it is absent.
 * @returns the new version; undefined, with nothing written, when the stored version differs
 */
export async function storeRetention(
  db: Queryable,
  { years, version: read }: RetentionChange,
): Promise<number | undefined> {
  const [row] = await db.query<{ version: number }>(
    `insert into retention as r (years) select $1::int
     where coalesce($2::int, 0) = 0 or exists (select 1 from retention)
     on conflict (only_row) do update set years = excluded.years, updated_at = now(), version = r.version + 1
     where $2::int is null or r.version = $2::int
     returning version`,
    [years, read ?? null],
  )
  return row?.version
}

/** One night of the log. */
export type Night = { day: string; years: number; erased: number; held: number; orders: number }

/** The latest nights, the latest first. */
export function findNights(db: Queryable): Promise<Night[]> {
  return db.query<Night>(
    `select to_char(day, 'YYYY-MM-DD') as day, years, erased, held, orders from retention_night
     order by day desc limit $1::int`,
    [RETENTION_NIGHTS],
  )
}

/**
 * The first moment that still counts, in epoch milliseconds: a day of Paris begins, some years ago.
 * @param now epoch milliseconds
 */
export function keptSince(years: number, now: number): number {
  return wallToInstant(`${addMonths(todayInParis(now), -12 * years)}T00:00:00`)
}

const lastRecord = `greatest(c.created_at,
  (select max(m.created_at) from customer m where m.merged_into = c.id),
  (select max(o.created_at) from customer_order o where o.customer_id = c.id),
  (select max(greatest(b.created_at, b.ends_at at time zone 'Europe/Paris')) from booking b where b.customer_id = c.id))`

const lastReview = `(select max(w.created_at) from review w where w.id in (${reviewsOf(withDoubles('c.id'))}))`

const lastContact = `greatest(${lastRecord}, ${lastReview})`

/**
 * Whom nobody has heard of since `$1`. A booking to come is a contact to come. Reviews, which take the longest to find,
 * are only looked for where nothing else is.
 */
const unheard = `from customer c where c.merged_into is null and c.erased_at is null
  and c.created_at < to_timestamp($1::float8) and ${lastRecord} < to_timestamp($1::float8)
  and coalesce(${lastReview} < to_timestamp($1::float8), true)`

const orderIsOpen = `exists (select from customer_order o where o.customer_id = c.id
  and o.status not in ('COMPLETED', 'CANCELED'))`

/** How many nobody has heard of since a moment, in epoch milliseconds, and how many more wait with an open order. */
export async function countDue(db: Queryable, since: number): Promise<{ people: number; held: number }> {
  const [row] = await db.query<{ people: number; held: number }>(
    `select count(*) filter (where not open)::int as people, count(*) filter (where open)::int as held
     from (select ${orderIsOpen} as open ${unheard}) due`,
    [since / 1000],
  )
  return row ?? { people: 0, held: 0 }
}

/** The first of those who would be erased, by their last contact. */
export function findFirstDue(
  db: Queryable,
  since: number,
): Promise<{ id: string; fullName: string; lastContact: Date }[]> {
  return db.query(
    `select c.id, c.full_name as "fullName", ${lastContact} as "lastContact" ${unheard} and not ${orderIsOpen}
     order by 3, 1 limit ${FIRST}`,
    [since / 1000],
  )
}

/** Some of those to erase; of the given ids only, if there are any. */
export async function findDue(db: Queryable, since: number, size: number, among?: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select c.id ${unheard} and not ${orderIsOpen} and ($2::uuid[] is null or c.id = any($2::uuid[]))
     order by c.id limit $3::int`,
    [since / 1000, among ?? null, size],
  )
  return rows.map(({ id }) => id)
}
