import type { BookingWish } from '@potager/domain/booking'
import type { Queryable } from '../../db/database.ts'
import { inScope, nowAt } from '../../db/sql.ts'
import { wallText } from './queries.ts'

/** SQL of whether a wish `w` of a booking `b` waits for an answer: until the hour of one of the two has come. */
const isOpen = `w.refused_at is null and b.status = 'CONFIRMED'
  and least(b.starts_at, w.starts_at) > ${nowAt('b.restaurant_id')}`

/** SQL that joins to a booking `b` the wish that waits for an answer, as `w`. */
export const withOpenWish = `left join booking_wish w on w.booking_id = b.id and ${isOpen}`

/** SQL of a wish joined under an alias; null where there is none. */
const wishAs = (alias: string) => `case when ${alias}.booking_id is not null then
  jsonb_build_object('start', ${wallText(`${alias}.starts_at`)}, 'end', ${wallText(`${alias}.ends_at`)},
    'people', ${alias}.people) end`

/** SQL of the open wish that `withOpenWish` joins; null where there is none. */
export const openWish = wishAs('w')

/** A wish as stored: its times are its restaurant's wall clock. */
export type StoredWish = { start: string; end: string; people: number }

/** The wish of a booking on the wire, where there is one. */
export function wireWish<Wall>(wall: (time: string) => Wall, wish: StoredWish | null) {
  return wish === null
    ? {}
    : { wish: { startTime: wall(wish.start), endTime: wall(wish.end), numberOfPeople: wish.people } }
}

/** A booking's open wish, and the last one that was refused. */
export async function findWish(
  tx: Queryable,
  bookingId: string,
): Promise<{ open: StoredWish | null; refused: StoredWish | null }> {
  const [row] = await tx.query<{ open: StoredWish | null; refused: StoredWish | null }>(
    `select ${openWish} as open, ${wishAs('refused')} as refused
     from booking b ${withOpenWish}
     left join booking_wish refused on refused.booking_id = b.id and refused.refused_at is not null
     where b.id = $1`,
    [bookingId],
  )
  return row ?? { open: null, refused: null }
}

/** Stores the wish of a locked booking, in the place of an earlier one. */
export async function writeWish(tx: Queryable, bookingId: string, { start, end, people }: BookingWish): Promise<void> {
  await tx.query(
    `insert into booking_wish (booking_id, starts_at, ends_at, people) values ($1, $2, $3, $4)
     on conflict (booking_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
       people = excluded.people, asked_at = now(), refused_at = null`,
    [bookingId, start, end, people],
  )
}

/** Ends a wish that the house does not grant. */
export async function refuseWish(tx: Queryable, bookingId: string): Promise<void> {
  await tx.query('update booking_wish set refused_at = now() where booking_id = $1', [bookingId])
}

/** How many bookings of the scope's restaurants wait for an answer, by kind: pending, or with an open wish. */
export async function countPending(
  db: Queryable,
  scope: string | null,
): Promise<{ reservations: number; eventRequests: number }> {
  const [row] = await db.query<{ reservations: number; eventRequests: number }>(
    `select count(*) filter (where kind = 'RESERVATION')::int as reservations,
       count(*) filter (where kind = 'EVENT')::int as "eventRequests"
     from (select kind, restaurant_id from booking where status = 'PENDING'
       union all select b.kind, b.restaurant_id from booking_wish w join booking b on b.id = w.booking_id and ${isOpen}) waiting
     where ${inScope('restaurant_id')}`,
    [scope],
  )
  return row ?? { reservations: 0, eventRequests: 0 }
}
