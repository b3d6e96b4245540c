import type { HoursException, OpeningHours, RestaurantDraft, RestaurantFeature } from '@potager/domain/restaurant'
import { fold } from '@potager/domain/text'
import type { WallDate } from '@potager/domain/time'
import { newId, type Queryable } from '../../db/database.ts'
import { inScope, nowAt } from '../../db/sql.ts'

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

/** A restaurant with its rooms as the database returns it; hours as 'HH:mm'. */
export type RestaurantRow = {
  id: string
  name: string
  seats: number
  printers: number
  features: string[]
  streetNumber: number | null
  streetName: string
  postalCode: string
  city: string
  country: string
  openingHours: OpeningHours
  exceptions: ExceptionRow[]
  phone: string | null
  description: string | null
  rooms: { id: string; name: string; capacity: number; reservable: boolean; version: number }[]
  version: number
}

const columns = `r.id, r.name, r.seats, r.printers, r.features, r.street_number as "streetNumber",
  r.street_name as "streetName", r.postal_code as "postalCode", r.city, r.country, r.opening_hours as "openingHours",
  r.phone, r.description, r.version, ${exceptionsOf('r.id')} as exceptions,
  coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'capacity', m.capacity,
      'reservable', m.reservable, 'version', m.version) order by m.position)
    from room m where m.restaurant_id = r.id), '[]') as rooms`

/** Every restaurant by name; with `scope`, those whose member that account is. */
export function findRestaurants(db: Queryable, scope: string | null): Promise<RestaurantRow[]> {
  return db.query<RestaurantRow>(
    `select ${columns} from restaurant r
     where ${inScope('r.id')}
     order by r.sort_key, r.id`,
    [scope],
  )
}

/** One restaurant, or undefined. */
export async function findRestaurant(db: Queryable, id: string): Promise<RestaurantRow | undefined> {
  const [row] = await db.query<RestaurantRow>(`select ${columns} from restaurant r where r.id = $1`, [id])
  return row
}

/** A restaurant's features and whether the caller may order there; undefined when unknown. */
export async function findOrderingRestaurant(
  db: Queryable,
  scope: string | null,
  id: string,
): Promise<{ features: string[]; allowed: boolean } | undefined> {
  const [row] = await db.query<{ features: string[]; allowed: boolean }>(
    `select features, ${inScope('r.id')} as allowed
     from restaurant r where id = $2`,
    [scope, id],
  )
  return row
}

/** A restaurant to store. */
export type NewRestaurant = Omit<RestaurantDraft, 'features' | 'seats' | 'rooms'> & {
  id: string
  features: RestaurantFeature[]
  seats: number
  rooms: readonly (RestaurantDraft['rooms'][number] & { capacity: number })[]
}

/** Stores a restaurant with its rooms and its member, if any. */
export async function insertRestaurant(db: Queryable, restaurant: NewRestaurant, member: string | null): Promise<void> {
  const { address } = restaurant
  await db.query(
    `insert into restaurant (id, name, sort_key, seats, printers, features, street_number, street_name, postal_code,
       city, country, opening_hours, phone, description)
     values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9, $10, $11, $12::jsonb, $13, $14)`,
    [
      restaurant.id,
      restaurant.name,
      fold(restaurant.name),
      restaurant.seats,
      restaurant.printers,
      restaurant.features,
      address.streetNumber ?? null,
      address.streetName,
      address.postalCode,
      address.city,
      address.country,
      JSON.stringify(restaurant.openingHours),
      restaurant.phone ?? null,
      restaurant.description ?? null,
    ],
  )
  for (const [position, room] of restaurant.rooms.entries()) {
    await db.query(
      'insert into room (id, restaurant_id, position, name, capacity, reservable) values ($1, $2, $3, $4, $5, $6)',
      [room.id ?? newId(), restaurant.id, position, room.name, room.capacity, room.reservable],
    )
  }
  if (member) {
    await db.query('insert into restaurant_member (account_id, restaurant_id) values ($1, $2)', [member, restaurant.id])
  }
}

/** Whether the scope may edit a restaurant; undefined when there is none. */
export async function mayEdit(db: Queryable, scope: string | null, id: string): Promise<boolean | undefined> {
  return (await findOrderingRestaurant(db, scope, id))?.allowed
}

/** An edited restaurant without its rooms, with the version that the edit was made from. */
export type EditedRestaurant = Omit<NewRestaurant, 'rooms'> & { version: number }

/** Writes an edit over the version it was made from. False, with nothing written, when the stored version differs. */
export async function updateRestaurantRow(tx: Queryable, restaurant: EditedRestaurant): Promise<boolean> {
  const { address } = restaurant
  const rows = await tx.query(
    `update restaurant set name = $3, sort_key = $4, seats = $5, printers = $6, features = $7::text[], street_number = $8,
       street_name = $9, postal_code = $10, city = $11, country = $12, opening_hours = $13::jsonb, phone = $14,
       description = $15, version = version + 1
     where id = $1 and version = $2 returning 1 as written`,
    [
      restaurant.id,
      restaurant.version,
      restaurant.name,
      fold(restaurant.name),
      restaurant.seats,
      restaurant.printers,
      restaurant.features,
      address.streetNumber ?? null,
      address.streetName,
      address.postalCode,
      address.city,
      address.country,
      JSON.stringify(restaurant.openingHours),
      restaurant.phone ?? null,
      restaurant.description ?? null,
    ],
  )
  return rows.length > 0
}
