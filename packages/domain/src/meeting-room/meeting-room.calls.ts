import { call } from '../api/call.ts'
import type { BookingPeriod } from '../booking/booking-period.ts'
import type { MeetingRoom } from '../restaurant/restaurant.ts'
import { readRoom } from '../restaurant/restaurant.wire.ts'
import { readList, writeWallTime } from '../wire/index.ts'
import { isRoomFree } from './meeting-room.ts'

/** A restaurant's rooms, for anyone; 404 when there is no such restaurant (SPEC §7). */
export const listMeetingRooms = call({
  name: 'listMeetingRooms',
  method: 'GET',
  path: '/notprotected/meeting-rooms/restaurant/:restaurantId',
  access: 'public',
  request: (restaurantId: string) => ({ params: { restaurantId } }),
  response: (body) => readList(body, readRoom),
})

/** A restaurant and a period; what is not filled in is ''. */
export type RoomQuery = { restaurantId: string } & BookingPeriod

/** Whether the available rooms can be asked for: only with a restaurant, a start and an end (SPEC §7, V39). */
export function canAskForRooms({ restaurantId, start, end }: RoomQuery): boolean {
  return restaurantId !== '' && start !== '' && end !== ''
}

/** The rooms that can be booked for the whole period, for anyone (SPEC §5, §7). Ask only when {@link canAskForRooms}. */
export const listAvailableRooms = call({
  name: 'listAvailableRooms',
  method: 'GET',
  path: '/notprotected/meeting-rooms/available',
  access: 'public',
  request: ({ restaurantId, start, end }: RoomQuery) => ({
    query: { restaurantId, startTime: writeWallTime(start), endTime: writeWallTime(end) },
  }),
  response: (body): MeetingRoom[] =>
    readList(body, (row) => (isRoomFree(row) ? readRoom(row) : null)).filter((room) => room !== null),
})
