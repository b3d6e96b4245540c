import { type BookingKind, type BookingStatus, LONGEST_BOOKING_DAYS } from '@potager/domain/booking'
import type { WallDate } from '@potager/domain/time'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/scope.ts'
import { LONGEST_LIST } from '../longest-list.ts'
import { wallText } from './queries.ts'

/** A booking of a day, with its customer's phone, or the one left with the request. */
export type DayRow = {
  id: string
  kind: BookingKind
  status: BookingStatus
  restaurantId: string
  restaurantName: string
  title: string | null
  roomName: string | null
  customerName: string
  phone: string | null
  people: number
  start: string
  end: string
  notes: string | null
}

/** What is booked on a day within the scope, by restaurant and hour, without what is cancelled; `restaurantId` null is all of them. */
export function findDayBookings(
  db: Queryable,
  scope: string | null,
  { day, restaurantId }: { day: WallDate; restaurantId: string | null },
): Promise<DayRow[]> {
  return db.query<DayRow>(
    `select b.id, b.kind, b.status, b.restaurant_id as "restaurantId", r.name as "restaurantName", b.title,
       m.name as "roomName", c.full_name as "customerName", coalesce(b.contact_phone, c.phone) as phone, b.people,
       ${wallText('b.starts_at')} as start, ${wallText('b.ends_at')} as end, coalesce(b.notes, b.special_requests) as notes
     from booking b join restaurant r on r.id = b.restaurant_id join customer c on c.id = b.customer_id
     left join room m on m.restaurant_id = b.restaurant_id and m.id = b.room_id
     where b.kind = any('{RESERVATION,EVENT}') and ${inScope('b.restaurant_id')} and ($2::uuid is null or b.restaurant_id = $2::uuid) and b.status <> 'CANCELLED'
       and b.starts_at >= $3::date - ${LONGEST_BOOKING_DAYS} and b.starts_at < $3::date + 1 and b.ends_at > $3::date
     order by r.name, r.id, b.starts_at, b.id limit ${LONGEST_LIST}`,
    [scope, restaurantId, day],
  )
}
