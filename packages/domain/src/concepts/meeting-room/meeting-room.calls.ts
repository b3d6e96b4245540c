import { call } from '../../base/api/call.ts'
import { answeredList, writeWallTime } from '../../base/wire/index.ts'
import { type BookingPeriod, endsAfterStart } from '../booking/index.ts'
import { type MeetingRoom, readRoom, writeRoom } from '../restaurant/index.ts'
import { isRoomFree } from './meeting-room.ts'

/** A restaurant's rooms; public; 404 when there is no such restaurant. */
export const listMeetingRooms = call({
  name: 'listMeetingRooms',
  resource: 'meeting-rooms',
  freshness: { staleTime: 300_000 },
  method: 'GET',
  path: '/notprotected/meeting-rooms/restaurant/:restaurantId',
  access: 'public',
  request: (restaurantId: string) => ({ params: { restaurantId } }),
  response: answeredList(readRoom),
})

/** A restaurant and a period; empty fields are ''. */
export type RoomQuery = { restaurantId: string } & BookingPeriod

/** Whether available rooms can be fetched: with a restaurant, a start and a later end. */
export function canAskForRooms({ restaurantId, start, end }: RoomQuery): boolean {
  return restaurantId !== '' && start !== '' && end !== '' && endsAfterStart({ start, end })
}

/** The rooms that can be booked for the whole period; public. Call only when {@link canAskForRooms}. */
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
  response: (body): MeetingRoom[] => {
    const readFree = (row: unknown) => (isRoomFree(row) ? readRoom(row) : null)
    return answeredList(readFree)(body).filter((room) => room !== null)
  },
})

/** Values of the room form, and the room's restaurant. */
export type RoomDraft = Pick<MeetingRoom, 'name' | 'capacity' | 'reservable'> & { restaurantId: string }

/** Adds a room after the others, for members of the restaurant and managers. */
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
 * Edits a room; 409 when it was edited since it was read. Rooms are never deleted, since bookings name them; one that
 * is no longer reservable keeps its bookings.
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
