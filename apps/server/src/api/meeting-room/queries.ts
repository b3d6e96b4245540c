import type { BookingPeriod } from '@potager/domain/booking'
import type { Queryable } from '../../db/database.ts'

/** A meeting room as the database gives it. */
export type RoomRow = { id: string; name: string; capacity: number; reservable: boolean }

/** Rooms of a restaurant in its order; with a period, those that can be booked for all of it. Null when there is no such restaurant. */
export async function findRooms(
  db: Queryable,
  restaurantId: string,
  period: BookingPeriod | null,
): Promise<RoomRow[] | null> {
  const [row] = await db.query<{ rooms: RoomRow[] }>(
    `select coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'capacity', m.capacity,
         'reservable', m.reservable) order by m.position)
       from room m where m.restaurant_id = r.id and ($2::timestamp is null or (m.reservable and not exists (
         select 1 from booking b where b.active and b.restaurant_id = r.id
           and b.space && uuidrange(m.id, m.id, '[]') and b.during && tsrange($2::timestamp, $3::timestamp))))), '[]') as rooms
     from restaurant r where r.id = $1`,
    [restaurantId, period?.start ?? null, period?.end ?? null],
  )
  return row?.rooms ?? null
}
