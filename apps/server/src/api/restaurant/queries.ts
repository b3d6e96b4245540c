import type { OpeningHours, RestaurantDraft, RestaurantFeature } from '@potager/domain/restaurant'
import { fold } from '@potager/domain/text'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { inScope } from '../../db/sql.ts'
import { type ExceptionRow, exceptionsOf } from './exceptions.ts'

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
