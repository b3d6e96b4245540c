import type { Queryable } from '../../db/database.ts'
import { wallAt } from '../../db/zone.ts'
import type { Counted } from './houses.ts'

/** What takes a place: a reservation that is not cancelled, an event that is confirmed or over. */
const takesPlace = (alias: string) =>
  `((${alias}.kind = 'RESERVATION' and ${alias}.status <> 'CANCELLED') or (${alias}.kind = 'EVENT' and ${alias}.status in ('CONFIRMED', 'COMPLETED')))`

/** Bookings of the restaurants in $1 that start on the days from $2 to $3. */
const onDays = `b.restaurant_id = any($1::uuid[]) and b.kind in ('RESERVATION', 'EVENT')
  and b.starts_at >= $2::date and b.starts_at < $3::date + 1 and ${takesPlace('b')}`

type Booked = { bookings: number; guests: number; begun: number; noShows: number }

/** The first day of the restaurants with a booking that takes a place, or null. */
export async function findFirstBooking(db: Queryable, houses: readonly string[]): Promise<string | null> {
  const [row] = await db.query<{ since: string | null }>(
    `select min(first.day)::text as since
     from unnest($1::uuid[]) as house(id) cross join unnest(array['RESERVATION', 'EVENT']) as kinds(kind)
     cross join lateral (select b.starts_at::date as day from booking b
       where b.restaurant_id = house.id and b.kind = kinds.kind and ${takesPlace('b')}
       order by b.starts_at limit 1) first`,
    [houses],
  )
  return row?.since ?? null
}

/** Bookings of both spans; what has begun by the clock of its restaurant can have a no-show. */
export async function findBooked(db: Queryable, { houses, period, previous }: Counted, now: number) {
  const rows = await db.query<Booked & { now: boolean }>(
    `select b.starts_at >= $4::date as now, count(*)::int as bookings, sum(b.people)::int as guests,
       (count(*) filter (where b.kind = 'RESERVATION' and b.starts_at <= ${wallAt('r', '$5')}))::int as begun,
       (count(*) filter (where b.no_show))::int as "noShows"
     from booking b join restaurant r on r.id = b.restaurant_id where ${onDays} group by 1`,
    [houses, previous.from, period.to, period.from, now],
  )
  const none: Booked = { bookings: 0, guests: 0, begun: 0, noShows: 0 }
  const of = (span: boolean): Booked => {
    const { bookings, guests, begun, noShows } = rows.find((row) => row.now === span) ?? none
    return { bookings, guests, begun, noShows }
  }
  return { period: of(true), previous: of(false) }
}

/** Days of the period on which something starts. */
export function findBookedDays(db: Queryable, { houses, period }: Counted) {
  return db.query<{ day: string; reservations: number; events: number; guests: number }>(
    `select b.starts_at::date::text as day, (count(*) filter (where b.kind = 'RESERVATION'))::int as reservations,
       (count(*) filter (where b.kind = 'EVENT'))::int as events, sum(b.people)::int as guests
     from booking b where ${onDays} group by 1`,
    [houses, period.from, period.to],
  )
}

/** The rooms that were booked in the period, and whole restaurants: how long, by how many, and for how many there was room. */
export function findBookedRooms(db: Queryable, { houses, period }: Counted) {
  return db.query<{
    restaurantId: string
    restaurant: string
    room: string | null
    bookings: number
    minutes: number
    guests: number
    seats: number
  }>(
    `select r.id as "restaurantId", r.name as restaurant, m.name as room, c.bookings, c.minutes, c.guests,
       c.bookings * coalesce(m.capacity, r.seats) as seats
     from (
       select b.restaurant_id, b.room_id, count(*)::int as bookings, sum(b.people)::int as guests,
         (sum(extract(epoch from b.ends_at - b.starts_at)) / 60)::int as minutes
       from booking b where ${onDays} group by 1, 2
     ) c join restaurant r on r.id = c.restaurant_id
     left join room m on m.restaurant_id = c.restaurant_id and m.id = c.room_id
     order by r.sort_key, r.id, m.position nulls first`,
    [houses, period.from, period.to],
  )
}
