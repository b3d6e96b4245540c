import type { BookingKind, BookingPeriod, BookingStatus } from '@potager/domain/booking'
import type { OpeningHours } from '@potager/domain/restaurant'
import type { TimeZone } from '@potager/domain/time'
import type { Cents } from '@potager/domain/wire'
import type { Queryable } from '../../db/database.ts'
import { inScope, zoneSql } from '../../db/sql.ts'
import { type ExceptionRow, exceptionsOf } from '../restaurant/queries.ts'

/** Columns that only one kind of booking has. */
const detailColumns = ['notes', 'title', 'event_type', 'description', 'special_requests', 'contact_phone'] as const

/** What only a booking's kind has, by column. */
export type BookingDetails = Readonly<Partial<Record<(typeof detailColumns)[number], string | null>>>

/** A booking to store; `roomId` null is the whole restaurant. */
export type NewBooking = {
  id: string
  kind: BookingKind
  restaurantId: string
  roomId: string | null
  customerId: string
  period: BookingPeriod
  people: number
  createdBy: string | null
  /** The path of a page of its own, which its customer is told. */
  link?: string
  /** A visitor's request, which holds no space while it waits. */
  requestedAt?: Date
  details: BookingDetails
}

/** Stores a pending booking. False, with nothing stored, when another booking holds the space. */
export async function insertBooking(tx: Queryable, booking: NewBooking): Promise<boolean> {
  // Without « do nothing », simultaneous inserts for one space deadlock (docs/decisions/0009).
  const [stored] = await tx.query(
    `insert into booking (id, kind, restaurant_id, room_id, customer_id, starts_at, ends_at, people, status, created_by,
       requested_at, ${detailColumns.join(', ')})
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'PENDING', $9, $10, ${detailColumns.map((_, index) => `$${index + 11}`).join(', ')})
     on conflict do nothing returning 1 as stored`,
    [
      booking.id,
      booking.kind,
      booking.restaurantId,
      booking.roomId,
      booking.customerId,
      booking.period.start,
      booking.period.end,
      booking.people,
      booking.createdBy,
      booking.requestedAt ?? null,
      ...detailColumns.map((column) => booking.details[column] ?? null),
    ],
  )
  return stored !== undefined
}

/** A room or a whole restaurant (`roomId` null) for a period. */
export type Space = { restaurantId: string; roomId: string | null; period: BookingPeriod }

/** A booking for the same space. */
export type Competitor = {
  id: string
  kind: BookingKind
  status: BookingStatus
  active: boolean
  title: string | null
  roomId: string | null
  roomName: string | null
  customerName: string
  people: number
  start: string
  end: string
}

/** SQL of a wall time as text; drivers would otherwise turn it into an instant of the machine's zone. */
export function wallText(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`
}

/** Other bookings of a space in a period: the ones that hold it and, with `pending`, those that ask for it. */
export function findCompetitors(
  db: Queryable,
  { restaurantId, roomId, period }: Space,
  { except = null, pending = false }: { except?: string | null; pending?: boolean } = {},
): Promise<Competitor[]> {
  return db.query<Competitor>(
    `select b.id, b.kind, b.status, b.active, b.title, b.room_id as "roomId", m.name as "roomName", c.full_name as "customerName", b.people,
       ${wallText('b.starts_at')} as start, ${wallText('b.ends_at')} as "end"
     from booking b join customer c on c.id = b.customer_id
     left join room m on m.restaurant_id = b.restaurant_id and m.id = b.room_id
     where b.restaurant_id = $1 and b.id is distinct from $5::uuid
       and (b.room_id is null or $2::uuid is null or b.room_id = $2::uuid)
       and b.during && tsrange($3::timestamp, $4::timestamp)
       and (b.active or ($6 and b.status = 'PENDING'))
     order by b.active desc, b.starts_at, b.id`,
    [restaurantId, roomId, period.start, period.end, except, pending],
  )
}

/** The kind and the space of a booking within the scope; undefined when there is none. */
export async function findSpace(
  db: Queryable,
  scope: string | null,
  id: string,
): Promise<(Space & { kind: BookingKind }) | undefined> {
  const [row] = await db.query<{
    kind: BookingKind
    restaurantId: string
    roomId: string | null
    start: string
    end: string
  }>(
    `select kind, restaurant_id as "restaurantId", room_id as "roomId", ${wallText('starts_at')} as start,
       ${wallText('ends_at')} as end
     from booking where id = $2 and ${inScope('restaurant_id')}`,
    [scope, id],
  )
  if (!row) return undefined
  const { start, end, ...space } = row
  return { ...space, period: { start, end } }
}

/** The fields of a booking that decide its changes of state. */
export type BookingState = Space & {
  id: string
  kind: BookingKind
  status: BookingStatus
  people: number
  customerId: string
  /** A reservation's notes, an event's special requests. */
  notes: string | null
  /** A reservation's price, an event's estimate. */
  price: Cents | null
  roomName: string | null
  noShow: boolean
  /** Whether a visitor asked for it. */
  requested: boolean
  /** The zone of its restaurant. */
  zone: TimeZone
}

/**
 * A booking of a kind within the scope, with its row and its restaurant locked until the transaction ends; undefined when
 * there is none. The restaurant is locked first, so that changes of one restaurant queue up instead of deadlocking.
 */
export async function lockBooking(
  tx: Queryable,
  scope: string | null,
  kind: BookingKind,
  id: string,
): Promise<BookingState | undefined> {
  const [place] = await tx.query<{ zone: TimeZone }>(
    `select ${zoneSql('r')} as zone from restaurant r
     where r.id = (select b.restaurant_id from booking b where b.id = $2 and b.kind = $3)
       and ${inScope('r.id')}
     for no key update of r`,
    [scope, id, kind],
  )
  if (!place) return undefined
  const [row] = await tx.query<Omit<BookingState, 'period' | 'zone'> & { start: string; end: string }>(
    `select id, kind, status, people, customer_id as "customerId", coalesce(notes, special_requests) as notes,
       coalesce(total_price_cents, estimated_price_cents) as price, no_show as "noShow", requested_at is not null as requested, restaurant_id as "restaurantId", room_id as "roomId",
       (select m.name from room m where m.restaurant_id = booking.restaurant_id and m.id = room_id) as "roomName",
       ${wallText('starts_at')} as start, ${wallText('ends_at')} as end
     from booking where id = $1 for update`,
    [id],
  )
  if (!row) return undefined
  const { start, end, ...state } = row
  return { ...state, ...place, period: { start, end } }
}

/** The values that a change writes: status, cancellation reason, no-show, whether its visitor withdrew. Missing ones are cleared. */
export type StatusChange = { status: BookingStatus; reason?: string | undefined; noShow?: boolean; withdrawn?: boolean }

/** Ends the wish of a booking that is moved, changes its status, or whose customer takes it back. */
export async function dropWish(tx: Queryable, bookingId: string): Promise<void> {
  await tx.query('delete from booking_wish where booking_id = $1', [bookingId])
}

/** Writes the status of a locked booking, which ends its wish. */
export async function writeBookingStatus(tx: Queryable, id: string, change: StatusChange): Promise<void> {
  await tx.query('update booking set status = $2, cancel_reason = $3, no_show = $4, withdrawn = $5 where id = $1', [
    id,
    change.status,
    change.reason ?? null,
    change.noShow ?? false,
    change.withdrawn ?? false,
  ])
  await dropWish(tx, id)
}

/** The columns of what both kinds have under their own names. */
const ownColumns = {
  RESERVATION: { notes: 'notes', price: 'total_price_cents' },
  EVENT: { notes: 'special_requests', price: 'estimated_price_cents' },
} as const satisfies Record<BookingKind, { notes: (typeof detailColumns)[number]; price: string }>

/** Writes the customer, notes and price of a locked booking; null is none. */
export async function writeBookingDetails(
  tx: Queryable,
  { id, kind }: Pick<BookingState, 'id' | 'kind'>,
  { customerId, notes, price }: Pick<BookingState, 'customerId' | 'notes' | 'price'>,
): Promise<void> {
  const columns = ownColumns[kind]
  await tx.query(`update booking set customer_id = $2, ${columns.notes} = $3, ${columns.price} = $4 where id = $1`, [
    id,
    customerId,
    notes,
    price,
  ])
}

/** The restaurant's fields that booking rules need, and whether the scope may book there. */
export type BookableRestaurant = {
  seats: number
  openingHours: OpeningHours
  exceptions: ExceptionRow[]
  zone: TimeZone
  allowed: boolean
  room: { name: string; capacity: number; reservable: boolean } | null
}

/** A restaurant, with its room of that id if it exists; undefined when unknown. */
export async function findBookableRestaurant(
  db: Queryable,
  scope: string | null,
  { restaurantId, roomId }: Omit<Space, 'period'>,
): Promise<BookableRestaurant | undefined> {
  const [row] = await db.query<BookableRestaurant>(
    `select r.seats, r.opening_hours as "openingHours", ${exceptionsOf('r.id')} as exceptions,
       ${zoneSql('r')} as zone, ${inScope('r.id')} as allowed,
       (select jsonb_build_object('name', m.name, 'capacity', m.capacity, 'reservable', m.reservable)
        from room m where m.restaurant_id = r.id and m.id = $3::uuid) as room
     from restaurant r where r.id = $2`,
    [scope, restaurantId, roomId],
  )
  return row
}
