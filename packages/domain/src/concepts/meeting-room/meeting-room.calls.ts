import { call } from '../../base/api/call.ts'
import { readList, writeWallTime } from '../../base/wire/index.ts'
import { type BookingPeriod, endsAfterStart } from '../booking/index.ts'
import { type MeetingRoom, readRoom, writeRoom } from '../restaurant/index.ts'
import { isRoomFree } from './meeting-room.ts'

/** A restaurant's rooms, for anyone; 404 when there is no such restaurant. */
export const listMeetingRooms = call({
  name: 'listMeetingRooms',
  resource: 'meeting-rooms',
  freshness: { staleTime: 300_000 },
  method: 'GET',
  path: '/notprotected/meeting-rooms/restaurant/:restaurantId',
  access: 'public',
  request: (restaurantId: string) => ({ params: { restaurantId } }),
  response: (body) => readList(body, readRoom),
})

/** A restaurant and a period; what is not filled in is ''. */
export type RoomQuery = { restaurantId: string } & BookingPeriod

/** Whether the available rooms can be asked for: only with a restaurant, a start and an end after it. */
export function canAskForRooms({ restaurantId, start, end }: RoomQuery): boolean {
  return restaurantId !== '' && start !== '' && end !== '' && endsAfterStart({ start, end })
}

/** The rooms that can be booked for the whole period, for anyone. Ask only when {@link canAskForRooms}. */
export const listAvailableRooms = call({
  name: 'listAvailableRooms',
  resource: 'space',
  freshness: { staleTime: 60_000 },
  method: 'GET',
  path: '/notprotected/meeting-rooms/available',
  access: 'public',
  request: ({ restaurantId, start, end }: RoomQuery) => ({
    query: { restaurantId, startTime: writeWallTime(start), endTime: writeWallTime(end) },
  }),
  response: (body): MeetingRoom[] =>
    readList(body, (row) => (isRoomFree(row) ? readRoom(row) : null)).filter((room) => room !== null),
})

/** A room as its form holds it, and the restaurant that it is in. */
export type RoomDraft = Pick<MeetingRoom, 'name' | 'capacity' | 'reservable'> & { restaurantId: string }

/** Adds a room, after the others, for who works in the restaurant or manages all. */
export const createMeetingRoom = call({
  name: 'createMeetingRoom',
  resource: 'meeting-rooms',
  method: 'POST',
  path: '/restaurant/:id/rooms',
  access: 'signed-in',
  extension: true,
  creates: true,
  request: ({ restaurantId, ...room }: RoomDraft) => ({ params: { id: restaurantId }, body: writeRoom(room) }),
  response: readRoom,
})

/**
 * Edits a room; 409 when somebody else did since it was read. A room is never deleted: bookings name it. One that is not
 * reservable any more keeps those it has.
 */
export const updateMeetingRoom = call({
  name: 'updateMeetingRoom',
  resource: 'meeting-rooms',
  method: 'PUT',
  path: '/restaurant/:id/rooms/:roomId',
  access: 'signed-in',
  extension: true,
  request: ({ restaurantId, id, version, ...room }: RoomDraft & { id: string; version: number }) => ({
    params: { id: restaurantId, roomId: id },
    body: { ...writeRoom(room), version },
  }),
  response: readRoom,
})
