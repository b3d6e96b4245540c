import { asRecord, readBoolean } from '../../base/wire/index.ts'
import type { MeetingRoom } from '../restaurant/index.ts'

/** Whether a room can be booked for a period, and why not. */
export type RoomState = 'available' | 'occupied' | 'not-reservable'

/** A room with its state for a period. */
export type RoomForPeriod = { room: MeetingRoom; state: RoomState }

/** Whether an entry of the available rooms is free: some backends send occupied ones too, and mark them (AMB-28). */
export function isRoomFree(value: unknown): boolean {
  const row = asRecord(value)
  return (readBoolean(row?.available) ?? readBoolean(row?.isAvailable)) !== false
}

/**
 * All rooms of a restaurant with their state for the period (AMB-28): free when listed as available. Available rooms
 * missing from the restaurant's list are included: the two lists may be of different ages.
 */
export function roomsForPeriod(all: readonly MeetingRoom[], available: readonly MeetingRoom[]): RoomForPeriod[] {
  const free = new Set(available.map(({ id }) => id))
  const known = new Set(all.map(({ id }) => id))
  return [...all, ...available.filter(({ id }) => !known.has(id))].map((room) => ({
    room,
    state: !room.reservable ? 'not-reservable' : free.has(room.id) ? 'available' : 'occupied',
  }))
}

/** How many rooms can be booked. */
export function countAvailable(rooms: readonly RoomForPeriod[]): number {
  return rooms.filter(({ state }) => state === 'available').length
}

/** Whether the chosen room ('' for none) is unavailable for the period; false while the rooms are loading (null). */
export function isRoomTaken(rooms: readonly RoomForPeriod[] | null, roomId: string): boolean {
  return rooms !== null && roomId !== '' && rooms.find(({ room }) => room.id === roomId)?.state !== 'available'
}
