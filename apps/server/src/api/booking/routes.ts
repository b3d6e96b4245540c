import { type BookingKind, type BookingStatus, LONGEST_BOOKING_DAYS } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { requestRefusals } from '@potager/domain/messages'
import { addDays, type WallDate } from '@potager/domain/time'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { LONGEST_LIST, type WireTimes } from '../answers.ts'
import { scopeOf } from '../auth/caller.ts'
import { notFound } from '../errors.ts'
import { checkEditor } from '../restaurant/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import { answerWish } from './answer-wish.ts'
import { changeByStaff } from './change-by-staff.ts'
import { takenRefusal } from './check.ts'
import { errorNames } from './kinds.ts'
import { type Competitor, findCompetitors, findSpace, wallText } from './queries.ts'
import { competing } from './space.ts'
import { countPending } from './wishes.ts'

/** A booking of a day, with its customer's phone, or the one left with the request. */
type DayRow = {
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
function findDayBookings(
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

type WireDayBooking = z.input<typeof contract.booking.listDayBookings.response>[number]
type WireBooking = z.input<typeof contract.booking.listCompetingBookings.response>[number]

function wireBooking({ wall }: WireTimes, row: Competitor): WireBooking {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    holdsSpace: row.active,
    ...(row.title ? { title: row.title } : {}),
    ...(row.roomId ? { meetingRoomId: row.roomId } : {}),
    ...(row.roomName ? { meetingRoomName: row.roomName } : {}),
    customerName: row.customerName,
    numberOfPeople: row.people,
    startTime: wall(row.start),
    endTime: wall(row.end),
  }
}

function wireDayBooking({ wall }: WireTimes, row: DayRow): WireDayBooking {
  const { id, kind, status, restaurantId, restaurantName, title, roomName, customerName, phone, people, notes } = row
  return {
    id,
    kind,
    status,
    restaurantId,
    restaurantName,
    ...(title ? { title } : {}),
    ...(roomName ? { meetingRoomName: roomName } : {}),
    customerName,
    ...(phone ? { phone } : {}),
    numberOfPeople: people,
    startTime: wall(row.start),
    endTime: wall(row.end),
    ...(notes ? { notes } : {}),
  }
}

/** Handlers shared by reservations and event requests. */
export function bookingHandlers({ db, wire }: Services): Handlers<typeof contract.booking> {
  return {
    countPendingBookings: ({ caller }) => countPending(db, scopeOf(caller)),

    listDayBookings: async ({ caller, query: { date, restaurantId = null } }) => {
      const rows = await findDayBookings(db, scopeOf(caller), { day: date, restaurantId })
      return rows.map((row) => wireDayBooking(wire, row))
    },

    listCompetingBookings: async ({ caller, params: { id } }) => {
      const space = await findSpace(db, scopeOf(caller), id)
      if (!space) throw notFound(requestRefusals.unknown.booking)
      return (await findCompetitors(db, space, { except: id, pending: true })).map((row) => wireBooking(wire, row))
    },

    answerBookingWish: async ({ caller, params: { id }, body }) => {
      const found = await findSpace(db, scopeOf(caller), id)
      if (!found) throw notFound(requestRefusals.unknown.booking)
      const { start, end, people } = await answerWish(db, caller, { id, kind: found.kind }, body)
      return { startTime: wire.wall(start), endTime: wire.wall(end), numberOfPeople: people }
    },

    listRestaurantBookings: async ({ caller, params: { id }, query: { startDate, endDate } }) => {
      await checkEditor(db, caller, id)
      const period = { start: `${startDate}T00:00:00`, end: `${addDays(endDate, 1)}T00:00:00` }
      const rows = await findCompetitors(db, { restaurantId: id, roomId: null, period }, { pending: true })
      return rows.map((row) => wireBooking(wire, row))
    },

    changeBooking: async ({ caller, params: { id }, body: { seen, ...change } }) => {
      const found = await findSpace(db, scopeOf(caller), id)
      if (!found) throw notFound(requestRefusals.unknown.booking)
      const { kind } = found
      const changed = await competing(takenRefusal(errorNames[kind]), () =>
        db.transaction((tx) => changeByStaff(tx, caller, { id, kind }, { change, seen })),
      )
      const { status, period, people, roomId, customerId, notes, price } = changed
      return {
        id,
        status,
        startTime: wire.wall(period.start),
        endTime: wire.wall(period.end),
        numberOfPeople: people,
        ...(roomId === null ? {} : { meetingRoomId: roomId }),
        customerId,
        ...(notes === null ? {} : { notes }),
        ...(price === null ? {} : { price: price / 100 }),
      }
    },
  }
}
