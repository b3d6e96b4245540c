import type { BookingStatus } from '@potager/domain/booking'
import type { WallTime } from '@potager/domain/time'
import type { Cents } from '@potager/domain/wire'
import type { Queryable } from '../../db/database.ts'
import { joinConditions, ofScope } from '../../db/sql.ts'
import { LONGEST_LIST } from '../answers.ts'
import { wallText } from '../booking/queries.ts'
import { openWish, type StoredWish, withOpenWish } from '../booking/wishes.ts'

/** A reservation with the names shown with it; times are wall clock, amounts in cents. */
export type ReservationRow = {
  id: string
  customerId: string
  customerName: string
  restaurantId: string
  restaurantName: string
  roomId: string | null
  roomName: string | null
  start: WallTime
  end: WallTime
  people: number
  notes: string | null
  status: BookingStatus
  totalPrice: Cents | null
  reason: string | null
  noShow: boolean
  requested: boolean
  createdAt: Date
  changedAt: Date
  wish: StoredWish | null
}

/** Filters of reservations: all within the scope, one restaurant's, some by id, or one. */
export type ReservationListing = { scope: string | null; restaurantId?: string; id?: string; ids?: readonly string[] }

/** Reservations, latest start first, at most 5,000. */
export function findReservations(db: Queryable, { scope, restaurantId, id, ids }: ReservationListing) {
  // The statement holds only the filters in use: each variant has its own plan.
  const { where, params } = joinConditions([
    ofScope('b.restaurant_id', scope),
    [(restaurant) => `b.restaurant_id = ${restaurant}::uuid`, restaurantId],
    [(reservation) => `b.id = ${reservation}::uuid`, id],
    [(some) => `b.id = any(${some}::uuid[])`, ids],
  ])
  return db.query<ReservationRow>(
    `select b.id, b.customer_id as "customerId", c.full_name as "customerName", b.restaurant_id as "restaurantId",
       r.name as "restaurantName", b.room_id as "roomId", m.name as "roomName", ${wallText('b.starts_at')} as start,
       ${wallText('b.ends_at')} as end, b.people, b.notes, b.status, b.total_price_cents as "totalPrice",
       b.cancel_reason as reason, b.no_show as "noShow", b.requested_at is not null as requested, b.created_at as "createdAt",
       b.changed_at as "changedAt", ${openWish} as wish
     from booking b join restaurant r on r.id = b.restaurant_id join customer c on c.id = b.customer_id
     left join room m on m.restaurant_id = b.restaurant_id and m.id = b.room_id
     ${withOpenWish}
     where b.kind = 'RESERVATION' and ${where}
     order by b.starts_at desc, b.id desc limit ${LONGEST_LIST}`,
    params,
  )
}
