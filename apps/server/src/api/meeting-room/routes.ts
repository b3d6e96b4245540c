import type { ChangedField } from '@potager/domain/audit'
import type { BookingPeriod } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { requestRefusals, restaurantRefusals, staleMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { changedFields, recordAudit } from '../audit/record.ts'
import { conflict, notFound } from '../errors.ts'
import { checkEditor } from '../restaurant/routes.ts'
import type { Handlers, Services } from '../serve.ts'

/** A meeting room as the database returns it. */
type RoomRow = { id: string; name: string; capacity: number; reservable: boolean; version: number }

/**
 * Rooms of a restaurant in its order; with a period, the ones that can be booked for all of it. Null when there is no
 * such restaurant.
 */
async function findRooms(db: Queryable, restaurantId: string, period: BookingPeriod | null): Promise<RoomRow[] | null> {
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
type NewRoom = Omit<RoomRow, 'version'>

/** Stores a room after the others of its restaurant. False, with nothing stored, when it already has `most` rooms. */
async function insertRoom(tx: Queryable, restaurantId: string, room: NewRoom, most: number): Promise<boolean> {
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
async function updateRoomRow(
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

type WireRoom = z.input<typeof contract.meetingRoom.listMeetingRooms.response>[number]
type RoomBody = { name: string; numberMettingPlace: number; isReservable: boolean }

/** Same limit as at the creation of a restaurant. */
const MOST_ROOMS = 50

function wireRoom({ id, name, capacity, reservable, version }: RoomRow): WireRoom {
  return { id, name, numberMettingPlace: capacity, isReservable: reservable, version }
}

function fromBody({ name, numberMettingPlace, isReservable }: RoomBody) {
  return { name, capacity: numberMettingPlace, reservable: isReservable }
}

/** What an edit of a room changed, after which room it was. */
function roomChanges(before: RoomRow, { name, capacity, reservable }: RoomRow): ChangedField[] {
  const changed = changedFields(
    { short: { capacity: before.capacity, reservable: before.reservable } },
    { short: { capacity, reservable } },
  )
  return [{ field: 'room', ...(before.name === name ? {} : { from: before.name }), to: name }, ...changed]
}

/** Meeting rooms, public to read; members of the restaurant and managers add and edit them. */
export function meetingRoomHandlers({ db }: Services): Handlers<typeof contract.meetingRoom> {
  async function readRooms(restaurantId: string, period: BookingPeriod | null): Promise<WireRoom[]> {
    const rooms = await findRooms(db, restaurantId, period)
    if (!rooms) throw notFound(requestRefusals.unknown.restaurant)
    return rooms.map(wireRoom)
  }

  return {
    listMeetingRooms: ({ params }) => readRooms(params.restaurantId, null),
    listAvailableRooms: ({ query: { restaurantId, startTime, endTime } }) =>
      readRooms(restaurantId, { start: startTime, end: endTime }),

    createMeetingRoom: ({ params: { id }, body, caller, once }) =>
      once(async (tx) => {
        await checkEditor(tx, caller, id)
        const room = { id: newId(), ...fromBody(body) }
        if (!(await insertRoom(tx, id, room, MOST_ROOMS))) {
          throw conflict(restaurantRefusals.tooManyRooms(MOST_ROOMS))
        }
        const subject = { resource: 'restaurant', resourceId: id, restaurantId: id } as const
        await recordAudit(tx, caller, { action: 'createMeetingRoom', ...subject })
        return wireRoom({ ...room, version: 1 })
      }),

    updateMeetingRoom: ({ params: { id, roomId }, body, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        const before = (await findRooms(tx, id, null))?.find((room) => room.id === roomId)
        if (!before) throw notFound(requestRefusals.unknown.room)
        const row = await updateRoomRow(tx, id, { id: roomId, ...fromBody(body), version: body.version })
        if (!row) throw conflict(staleMessages.room)
        const subject = { resource: 'restaurant', resourceId: id, restaurantId: id } as const
        // Written over this version: nobody else wrote it since it was read.
        const changes = before.version === body.version ? roomChanges(before, row) : []
        await recordAudit(tx, caller, { action: 'updateMeetingRoom', ...subject, changes })
        return wireRoom(row)
      }),
  }
}
