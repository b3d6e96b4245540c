import { asRecord, readBoolean } from '../../base/wire/index.ts'
import type { MeetingRoom } from '../restaurant/index.ts'

/** Whether a room can be booked for a period, and why not. */
export type RoomState = 'available' | 'occupied' | 'not-reservable'

/** A room with its state for a period. */
export type RoomForPeriod = { room: MeetingRoom; state: RoomState }

/** Whether a room of the list of available ones is: a backend may send occupied ones too, and mark them (AMB-28). */
export function isRoomFree(value: unknown): boolean {
  const row = asRecord(value)
  return (readBoolean(row?.available) ?? readBoolean(row?.isAvailable)) !== false
}

/**
 * All rooms of a restaurant, each with its state for the period (AMB-28): free when the backend lists it among the
 * available ones. Rooms of that list that the restaurant's does not have are kept: the lists may be of different ages.
 */
export function roomsForPeriod(all: readonly MeetingRoom[], available: readonly MeetingRoom[]): RoomForPeriod[] {
  const free = new Set(available.map(({ id }) => id))
  const known = new Set(all.map(({ id }) => id))
  return [...all, ...available.filter(({ id }) => !known.has(id))].map((room) => ({
    room,
    state: !room.reservable ? 'not-reservable' : free.has(room.id) ? 'available' : 'occupied',
  }))
}

/** How many of them can be booked. */
export function countAvailable(rooms: readonly RoomForPeriod[]): number {
  return rooms.filter(({ state }) => state === 'available').length
}

/** Whether the room chosen, '' when none is, cannot be had for the period; nobody knows while the rooms are awaited (null). */
export function isRoomTaken(rooms: readonly RoomForPeriod[] | null, roomId: string): boolean {
  return rooms !== null && roomId !== '' && rooms.find(({ room }) => room.id === roomId)?.state !== 'available'
}
