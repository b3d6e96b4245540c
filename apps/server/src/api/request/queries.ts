import type { BookingKind, BookingStatus } from '@potager/domain/booking'
import type { EventType } from '@potager/domain/event-request'
import type { Instant, TimeZone } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { nowAt, zoneSql } from '../../db/sql.ts'
import { wallText } from '../booking/queries.ts'
import { openWish, type StoredWish, withOpenWish } from '../booking/wishes.ts'

/** A request with all that its messages and its page say; times are its restaurant's wall clock. */
export type RequestRow = {
  id: string
  kind: BookingKind
  status: BookingStatus
  restaurantId: string
  restaurantName: string
  zone: TimeZone
  roomName: string | null
  start: string
  end: string
  people: number
  title: string | null
  type: EventType | null
  message: string | null
  reason: string | null
  withdrawn: boolean
  customerId: string
  customerName: string
  phone: string | null
  email: string
  wish: StoredWish | null
  changedAt: Instant
}

/** One visitor's request. */
export async function findRequest(db: Queryable, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.query<RequestRow>(
    `select b.id, b.kind, b.status, b.restaurant_id as "restaurantId", r.name as "restaurantName", ${zoneSql('r')} as zone,
       m.name as "roomName", ${wallText('b.starts_at')} as start, ${wallText('b.ends_at')} as end, b.people, b.title,
       b.event_type as type, coalesce(b.notes, nullif(b.description, '')) as message, b.cancel_reason as reason, b.withdrawn,
       c.id as "customerId", c.full_name as "customerName", c.phone, c.email, ${openWish} as wish,
       (extract(epoch from b.changed_at) * 1000)::float8 as "changedAt"
     from booking b join restaurant r on r.id = b.restaurant_id join customer c on c.id = b.customer_id
     left join room m on m.restaurant_id = b.restaurant_id and m.id = b.room_id
     ${withOpenWish}
     where b.id = $1 and b.requested_at is not null`,
    [id],
  )
  return row
}

/** How many links a booking may get besides its first, and how long one waits for the next. */
const MOST_LINKS = 6
const BETWEEN_LINKS = '1 hour'

/** At most so many requests of one contact and day are answered. */
const MOST_FOUND = 5

/**
 * Requests of a contact (a phone in E.164, or an e-mail), or of whom its customer was merged to, on a day that may get
 * another link: not withdrawn, not erased, and without a recent link. Their rows are locked, so that of two at once one
 * makes it.
 */
export function findLost(
  tx: Queryable,
  { phone, email }: { phone: string | null; email: string },
  day: string,
): Promise<{ id: string }[]> {
  return tx.query<{ id: string }>(
    `select b.id from booking b join customer c on c.id = b.customer_id
     where b.requested_at is not null and b.starts_at::date = $3::date and not b.withdrawn
       and c.erased_at is null and c.id in (
         select coalesce(d.merged_into, d.id) from customer d where d.phone = $1 or (d.email <> '' and lower(d.email) = lower($2)))
       and b.ends_at > ${nowAt('b.restaurant_id')}
       and (select count(*) < ${MOST_LINKS} and coalesce(max(l.made_at) < now() - interval '${BETWEEN_LINKS}', true)
         from request_link l where l.booking_id = b.id and l.asked)
     order by b.starts_at, b.id limit ${MOST_FOUND} for no key update of b`,
    [phone, email, day],
  )
}
