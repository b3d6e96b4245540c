import type { ChangedField } from '@potager/domain/audit'
import type { BookingPeriod } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { requestRefusals, restaurantRefusals, staleMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import { newId } from '../../db/ids.ts'
import { changedFields } from '../audit/changes.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict, notFound } from '../refusal.ts'
import { checkEditor } from '../restaurant/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import { findRooms, insertRoom, type RoomRow, updateRoomRow } from './queries.ts'

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
