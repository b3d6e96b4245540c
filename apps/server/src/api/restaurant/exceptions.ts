import type { HoursException } from '@potager/domain/restaurant'
import type { WallDate } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { nowAt } from '../../db/sql.ts'

/** An exception to the weekly hours as the database returns it. */
export type ExceptionRow = Omit<HoursException, 'reason'> & { reason: string | null }

const asJson = `jsonb_build_object('id', e.id, 'from', e.first_day, 'to', e.last_day, 'hours', e.hours, 'reason', e.reason)`

/**
 * SQL of a restaurant's current and future exceptions as an ordered JSON array; the last evening may run past midnight.
 */
export function exceptionsOf(restaurantId: string): string {
  return `coalesce((select jsonb_agg(${asJson} order by e.first_day) from hours_exception e
    where e.restaurant_id = ${restaurantId} and e.last_day >= ${nowAt(restaurantId)}::date - 1), '[]')`
}

/** An exception in the domain's terms. */
export function fromRow({ reason, ...row }: ExceptionRow): HoursException {
  return { ...row, ...(reason ? { reason } : {}) }
}

/** Locks a restaurant against concurrent additions, and counts its current and future exceptions. */
export async function countExceptions(tx: Queryable, restaurantId: string): Promise<number> {
  await tx.query('select 1 from restaurant where id = $1 for no key update', [restaurantId])
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from hours_exception
     where restaurant_id = $1 and last_day >= ${nowAt('$1')}::date`,
    [restaurantId],
  )
  return row?.count ?? 0
}

/** The restaurant's first exception that overlaps these days; undefined when there is none. */
export async function findShared(
  db: Queryable,
  restaurantId: string,
  { from, to }: { from: WallDate; to: WallDate },
): Promise<ExceptionRow | undefined> {
  const [row] = await db.query<{ exception: ExceptionRow }>(
    `select ${asJson} as exception from hours_exception e
     where e.restaurant_id = $1 and daterange(e.first_day, e.last_day, '[]') && daterange($2::date, $3::date, '[]')
     order by e.first_day limit 1`,
    [restaurantId, from, to],
  )
  return row?.exception
}

/** Stores an exception; its days must overlap no other. */
export async function insertException(tx: Queryable, restaurantId: string, exception: HoursException): Promise<void> {
  await tx.query(
    `insert into hours_exception (id, restaurant_id, first_day, last_day, hours, reason)
     values ($1, $2, $3::date, $4::date, $5::jsonb, $6)`,
    [
      exception.id,
      restaurantId,
      exception.from,
      exception.to,
      exception.hours ? JSON.stringify(exception.hours) : null,
      exception.reason ?? null,
    ],
  )
}

/** Removes an exception of a restaurant; undefined when there is none with that id. */
export async function deleteException(
  tx: Queryable,
  restaurantId: string,
  id: string,
): Promise<ExceptionRow | undefined> {
  const [row] = await tx.query<{ exception: ExceptionRow }>(
    `delete from hours_exception e where e.restaurant_id = $1 and e.id = $2 returning ${asJson} as exception`,
    [restaurantId, id],
  )
  return row?.exception
}
