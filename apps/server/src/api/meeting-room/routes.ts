import type { BookingPeriod } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import type { z } from 'zod'
import { notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { findRooms } from './queries.ts'

type WireRoom = z.input<typeof contract.meetingRoom.listMeetingRooms.response>[number]

/** Meeting rooms, public to read (SPEC §6, §7). */
export function meetingRoomHandlers({ db }: Services): Handlers<typeof contract.meetingRoom> {
  async function readRooms(restaurantId: string, period: BookingPeriod | null): Promise<WireRoom[]> {
    const rooms = await findRooms(db, restaurantId, period)
    if (!rooms) throw notFound('Restaurant introuvable.')
    return rooms.map(({ id, name, capacity, reservable }) => ({
      id,
      name,
      numberMettingPlace: capacity,
      isReservable: reservable,
    }))
  }

  return {
    listMeetingRooms: ({ params }) => readRooms(params.restaurantId, null),
    listAvailableRooms: ({ query: { restaurantId, startTime, endTime } }) =>
      readRooms(restaurantId, { start: startTime, end: endTime }),
  }
}
