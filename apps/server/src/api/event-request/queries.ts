import type { BookingStatus } from '@potager/domain/booking'
import type { EventType } from '@potager/domain/event-request'
import type { Cents } from '@potager/domain/wire'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { LONGEST_LIST } from '../answers.ts'
import { wallText } from '../booking/queries.ts'
import { openWish, type StoredWish, withOpenWish } from '../booking/wishes.ts'

/** An event request with the names shown with it; times are Paris wall clock, the price is in cents. */
export type EventRequestRow = {
  id: string
  title: string
  type: EventType
  status: BookingStatus
  customerId: string
  customerName: string
  restaurantId: string
  restaurantName: string
  roomId: string | null
  roomName: string | null
  start: string
  end: string
  people: number
  estimatedPrice: Cents | null
  description: string
  specialRequests: string | null
  phone: string | null
  reason: string | null
  requested: boolean
  taken: boolean
  createdAt: Date
  changedAt: Date
  wish: StoredWish | null
}

const eventRequests = `select b.id, b.title, b.event_type as type, b.status, b.customer_id as "customerId",
    c.full_name as "customerName", b.restaurant_id as "restaurantId", r.name as "restaurantName", b.room_id as "roomId",
    m.name as "roomName", ${wallText('b.starts_at')} as start, ${wallText('b.ends_at')} as end, b.people,
    b.estimated_price_cents as "estimatedPrice", b.description, b.special_requests as "specialRequests",
    b.contact_phone as phone, b.cancel_reason as reason,
    b.requested_at is not null as requested,
    b.status = 'PENDING' and exists (select from booking o where o.active and o.id <> b.id
      and o.restaurant_id = b.restaurant_id and o.space && b.space and o.during && b.during) as taken, b.created_at as "createdAt",
    b.changed_at as "changedAt", ${openWish} as wish
  from booking b join restaurant r on r.id = b.restaurant_id join customer c on c.id = b.customer_id
  left join room m on m.restaurant_id = b.restaurant_id and m.id = b.room_id
  ${withOpenWish}
  where b.kind = 'EVENT' and ${inScope('b.restaurant_id')}`

/** The event requests within the scope, of one restaurant if given; latest event first, at most 5,000. */
export function findEventRequests(
  db: Queryable,
  scope: string | null,
  restaurantId: string | null = null,
): Promise<EventRequestRow[]> {
  return db.query<EventRequestRow>(
    `${eventRequests} and ($2::uuid is null or b.restaurant_id = $2::uuid) order by b.starts_at desc, b.id desc
     limit ${LONGEST_LIST}`,
    [scope, restaurantId],
  )
}

/** The event requests with these ids within the scope. */
export function findEventRequestsOf(
  db: Queryable,
  scope: string | null,
  ids: readonly string[],
): Promise<EventRequestRow[]> {
  return db.query<EventRequestRow>(`${eventRequests} and b.id = any($2::uuid[])`, [scope, ids])
}

/** One event request within the scope, or undefined. */
export async function findEventRequest(
  db: Queryable,
  scope: string | null,
  id: string,
): Promise<EventRequestRow | undefined> {
  const [row] = await db.query<EventRequestRow>(`${eventRequests} and b.id = $2`, [scope, id])
  return row
}
