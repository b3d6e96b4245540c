import type { BookingPeriod } from '@potager/domain/booking'
import type { Queryable } from '../../db/database.ts'

/** A meeting room as the database returns it. */
export type RoomRow = { id: string; name: string; capacity: number; reservable: boolean; version: number }

/**
 * Rooms of a restaurant in its order; with a period, the ones that can be booked for all of it. Null when there is no
 * such restaurant.
 */
export async function findRooms(
  db: Queryable,
  restaurantId: string,
  period: BookingPeriod | null,
): Promise<RoomRow[] | null> {
  const [row] = await db.query<{ rooms: RoomRow[] }>(
    `select coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'capacity', m.capacity,
         'reservable', m.reservable, 'version', m.version) order by m.position)
       from room m where m.restaurant_id = r.id and ($2::timestamp is null or (m.reservable and not exists (
         select 1 from booking b where b.active and b.restaurant_id = r.id
           and b.space && uuidrange(m.id, m.id, '[]') and b.during && tsrange($2::timestamp, $3::timestamp))))), '[]') as rooms
     from restaurant r where r.id = $1`,
    [restaurantId, period?.start ?? null, period?.end ?? null],
  )
  return row?.rooms ?? null
}

/** A room to store. */
export type NewRoom = Omit<RoomRow, 'version'>

/** Stores a room after the others of its restaurant. False, with nothing stored, when it already has `most` rooms. */
export async function insertRoom(tx: Queryable, restaurantId: string, room: NewRoom, most: number): Promise<boolean> {
  // Two rooms added at once would otherwise get the same position.
  await tx.query('select 1 from restaurant where id = $1 for no key update', [restaurantId])
  const rows = await tx.query(
    `insert into room (restaurant_id, id, position, name, capacity, reservable)
     select $1, $2, coalesce(max(position) + 1, 0), $3, $4, $5 from room where restaurant_id = $1
     having count(*) < $6::int returning 1 as stored`,
    [restaurantId, room.id, room.name, room.capacity, room.reservable, most],
  )
  return rows.length > 0
}

/**
 * Writes an edit over the version it was made from; undefined, with nothing written, when the stored version differs.
 */
export async function updateRoomRow(
  tx: Queryable,
  restaurantId: string,
  { version, ...room }: RoomRow,
): Promise<RoomRow | undefined> {
  const [row] = await tx.query<RoomRow>(
    `update room set name = $4, capacity = $5, reservable = $6, version = version + 1
     where restaurant_id = $1 and id = $2 and version = $3 returning id, name, capacity, reservable, version`,
    [restaurantId, room.id, version, room.name, room.capacity, room.reservable],
  )
  return row
}
